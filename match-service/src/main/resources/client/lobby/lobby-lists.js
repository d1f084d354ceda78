import {html, nothing} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {matches} from '../base/api.js';
import {define} from '../base/element.js';
import {Loading} from '../base/loading.js';
import {forget, mine} from '../base/seats.js';
import {t} from '../base/text.js';
import {houseMarks} from '../cards/sigils.js';
import {invitationOf, replayOf, tableOf} from './enter.js';
import {progress, seatOf} from './my-matches.js';
import {terms} from './parts.js';

/** How many matches a list shows at first, and how many own ones at most. */
const FEW = 6;
const MOST = 30;

/** What goes on: my own matches, open seats, matches to watch and the latest that are over. */
class LobbyLists extends Loading {
  static every = {first: 3000, most: 20_000};
  static first = {everything: false};

  async load() {
    const listed = state => matches.get(`/matches?state=${state}`).then(({matches: found = []}) => found);
    const [live, over, {invitations: open = []}, own] = await Promise.all(
      [listed('live'), listed('finished'), matches.get('/invitations'), this.loadOwn()]);
    return {live, over, open, own};
  }

  /** The games of a series stand under it; what is over stays so and is not asked for again. */
  async loadOwn() {
    const seats = mine();
    const isGame = id => seats.some(seat => seat.series && id.startsWith(`${seat.id}-`));
    const over = new Map((this.found?.own ?? []).filter(seat => seat.over).map(seat => [seat.id, seat]));
    const latest = seats.filter(seat => !isGame(seat.id)).reverse().slice(0, MOST);
    const found = await Promise.all(latest.map(seat => over.get(seat.id) ?? seatOf(seat)));
    return found.filter(Boolean).sort((one, two) => one.over - two.over);
  }

  forget(seat) {
    Object.values(seat.tokens).forEach(forget);
    this.fetch();
  }

  show({live, over, open, own}) {
    const running = live.toSorted((one, two) => !one.turn - !two.turn);
    const shown = this.everything ? own : own.slice(0, FEW);
    return html`
      ${own.length ? list('own', shown, 'id', seat => this.ownSeat(seat)) : nothing}
      ${shown.length < own.length ? html`<button class="quiet" @click=${() => (this.everything = true)}>
        ${t('lists.all', {count: own.length})}</button>` : nothing}
      ${list('open', open, 'invitation', openSeat)}
      ${list('watch', running.slice(0, FEW), 'match', match => line(tableOf(match.match), match, 'watch'))}
      ${list('over', over.slice(0, FEW), 'match', match => line(replayOf(match.match), match, 'replay'))}`;
  }

  ownSeat(seat) {
    const {href, title, note, over, waits} = seat;
    return html`
      <span class="what"><a href=${href}>${title}</a><span class="soft">${note}</span></span>
      ${over
        ? html`<button class="quiet" data-action="forget" @click=${() => this.forget(seat)}
            aria-label=${t('lists.forget.what', {what: title})}>${t('lists.forget')}</button>`
        : html`<a class="button" href=${href} data-action="resume">${t(waits ? 'lists.waits' : 'lists.resume')}</a>`}`;
  }
}

function list(name, items, key, item) {
  return html`
    <section aria-labelledby="list-${name}" data-list=${name}>
      <h2 id="list-${name}">${t(`lists.${name}`)}</h2>
      ${items.length
        ? html`<ul class="lines">${repeat(items, one => one[key], one => html`<li>${item(one)}</li>`)}</ul>`
        : html`<p class="soft">${t(`lists.${name}.none`)}</p>`}
    </section>`;
}

function openSeat(seat) {
  return html`
    <span class="what"><b>${seat.player}</b>
      <span class="soft">${seat.deck.name} ${houseMarks(seat.deck.houses)}</span>
      <span class="soft">${terms(seat, {a: seat.player, b: t('join.you')})}</span></span>
    <a class="button" href=${invitationOf(seat.invitation)} data-action="join">${t('lists.join')}</a>`;
}

function line(href, match, action) {
  if (match.damaged) return html`<span class="what" data-damaged>${t('lists.damaged', {id: match.match})}</span>`;
  const names = {a: match.a.player, b: match.b.player};
  return html`
    <span class="what"><a href=${href} data-action=${action}>${t('lists.sides', names)}</a>
      <span class="soft">${t('lists.sides', {a: match.a.deck, b: match.b.deck})}</span>
      <span class="soft">${[
        match.forkedFrom && t('lists.practice'),
        match.winner && t('lists.won', {who: names[match.winner]}),
        progress(match),
      ].filter(Boolean).join(' · ')}</span></span>`;
}

define('lobby-lists', LobbyLists);
