import {html, nothing} from 'lit';
import {t} from '../base/text.js';
import {wrongNote} from '../lobby/parts.js';

const MOST = 24;

/** What can be bid for the deck, for whoever it is up to; `page` is the page of the series. */
export function bidding(page) {
  const {bidding: {deck, bids = []}, next} = page.found;
  const mine = page.seat && (!next.seat || next.seat === page.seat);
  return html`
    <p>${t('bid.what', {deck: page.deckName(deck)})}</p>
    <ol>${bids.map(({by, chains}) => html`<li>${t('bid.said', {who: page.player(by), count: chains})}</li>`)}</ol>
    ${mine ? form(page, bids.at(-1), page.deckName(deck))
      : html`<p class="soft">${next.seat ? t('bid.turn', {who: page.player(next.seat)}) : t('bid.open')}</p>`}`;
}

function form(page, highest, deck) {
  const least = highest ? highest.chains + 1 : 0;
  const said = page.bid || String(least);
  const fits = /^\d+$/.test(said) && said >= least && said <= MOST;
  const send = event => {
    event.preventDefault();
    if (fits) page.act('bids', {chains: Number(said)});
  };
  return html`
    <form class="row" @submit=${send} novalidate>
      ${least > MOST ? nothing : html`
        <label>${t('bid.chains', {who: page.player(page.seat)})}
          <input name="chains" inputmode="numeric" .value=${said} aria-invalid=${fits ? nothing : 'true'} @input=${e => (page.bid = e.target.value)}>
          ${wrongNote(fits ? '' : t('options.wrong', {least, most: MOST}))}</label>
        <button class="primary" data-action="bid" ?disabled=${page.busy || !fits}>${t('bid.bid')}</button>`}
      ${highest ? html`<button type="button" data-action="pass" ?disabled=${page.busy} @click=${() => page.act('pass')}>
        ${t('bid.pass', {who: page.player(highest.by), deck, count: highest.chains})}</button>` : nothing}
    </form>`;
}
