import {html, nothing} from 'lit';
import {t} from '../base/text.js';

const MOST = 24;

/** What can be bid for the deck, for whoever it is up to; `page` is the page of the series. */
export function bidding(page) {
  const {bidding: {deck, bids = []}, next} = page.found;
  const highest = bids.at(-1);
  const seat = next.seat ?? page.seats[0];
  const mine = page.seats.includes(seat);
  const name = page.deckName(deck);
  return html`
    <p>${t('bid.what', {deck: name})}</p>
    ${bids.length ? html`<ol class="bids">${bids.map(bid => html`
      <li>${t('bid.said', {who: page.player(bid.by), count: bid.chains})}</li>`)}</ol>` : nothing}
    ${mine ? form(page, seat, highest, name) : html`<p class="soft">${next.seat ? t('bid.turn', {who: page.player(next.seat)}) : t('bid.open')}</p>`}`;
}

function form(page, seat, highest, deck) {
  const least = highest ? highest.chains + 1 : 0;
  const said = String(page.bid === '' ? least : page.bid).trim();
  const fits = /^\d+$/.test(said) && Number(said) >= least && Number(said) <= MOST;
  const send = event => {
    event.preventDefault();
    if (fits) page.act('bids', {chains: Number(said)}, seat);
  };
  return html`
    <form class="row" @submit=${send} novalidate>
      ${least <= MOST ? html`
        <label>${t('bid.chains', {who: page.player(seat)})}
          <input name="chains" type="number" inputmode="numeric" min=${least} max=${MOST} .value=${said}
            aria-invalid=${fits ? nothing : 'true'} @input=${e => (page.bid = e.target.value)}>
          ${fits ? nothing : html`<span class="bad" role="alert">${t('bid.wrong', {least, most: MOST})}</span>`}</label>
        <button class="primary" data-action="bid" ?disabled=${page.busy || !fits}>${t('bid.bid')}</button>` : nothing}
      ${highest ? html`<button type="button" data-action="pass" ?disabled=${page.busy} @click=${() => page.act('pass', undefined, seat)}>
        ${t('bid.pass', {who: page.player(highest.by), deck, count: highest.chains})}</button>` : nothing}
    </form>`;
}
