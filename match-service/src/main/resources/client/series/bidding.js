import {html, nothing} from 'lit';
import {t} from '../base/text.js';

const MOST = 24;

/** What can be bid for the deck, for whoever it is up to; `page` is the page of the series. */
export function bidding(page) {
  const {bidding: {deck: id, bids = []}, next: {seat}} = page.found;
  const deck = page.deckName(id);
  const mine = page.seat && (!seat || seat === page.seat);
  return html`
    <p>${t('bid.what', {deck})}</p>
    <ol>${bids.map(({by, chains}) => html`<li>${t('bid.said', {who: page.player(by), count: chains})}</li>`)}</ol>
    ${mine ? form(page, bids.at(-1), deck)
      : html`<p class="soft">${seat ? t('bid.turn', {who: page.player(seat)}) : t('bid.open')}</p>`}`;
}

function form(page, highest, deck) {
  const least = highest ? highest.chains + 1 : 0;
  const send = event => {
    event.preventDefault();
    page.act('bids', {chains: event.target.elements.chains.valueAsNumber});
  };
  return html`
    <form class="row" @submit=${send}>
      ${least > MOST ? nothing : html`
        <label>${t('bid.chains', {who: page.player(page.seat)})}
          <input type="number" name="chains" min=${least} max=${MOST} value=${least} required></label>
        <button class="primary" data-action="bid" ?disabled=${page.busy}>${t('bid.bid')}</button>`}
      ${highest ? html`<button type="button" data-action="pass" ?disabled=${page.busy} @click=${() => page.act('pass')}>
        ${t('bid.pass', {who: page.player(highest.by), deck, count: highest.chains})}</button>` : nothing}
    </form>`;
}
