import {html, nothing} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {define, View} from '../base/element.js';
import {matches} from '../base/api.js';
import {forget, mine} from '../base/seats.js';
import {t} from '../base/text.js';
import {invitationOf, replayOf, tableOf} from './enter.js';
import {seatOf} from './mine.js';
import {complaint, houseMarks, terms} from './parts.js';
import {poll} from './poll.js';

const FEW = 6;

/** What goes on: my own matches, open seats, matches to watch and the latest that are over. */
class LobbyLists extends View {
  static properties = {
    own: {state: true}, open: {state: true}, all: {state: true}, failed: {state: true}, everything: {state: true},
  };

  constructor() {
    super();
    this.own = [];
    this.open = [];
    this.all = null;
    this.failed = null;
    this.everything = false;
  }

  connectedCallback() {
    super.connectedCallback();
    this.polling = poll(() => this.fetch(), {first: 3000, most: 20_000});
  }

  disconnectedCallback() {
    this.polling.stop();
    super.disconnectedCallback();
  }

  async fetch() {
    const before = JSON.stringify([this.own, this.open, this.all]);
    await Promise.all([
      this.take('all', '/matches'),
      this.take('open', '/invitations'),
      this.fetchOwn(),
    ]);
    return before !== JSON.stringify([this.own, this.open, this.all]);
  }

  async take(where, path) {
    try {
      const found = await matches.get(path);
      this[where] = found[path.slice(1)] ?? [];
      if (where === 'all') this.failed = null;
    } catch (problem) {
      if (where === 'all') this.failed = problem;
    }
  }

  /** What is over does not change any more, so only the rest is asked for again. */
  async fetchOwn() {
    const series = new Set(mine().filter(seat => seat.series).map(seat => seat.id));
    const seats = mine().filter(seat => !series.has(seat.id.replace(/-\d+$/, ''))).reverse();
    const known = new Map(this.own.filter(seat => seat.over).map(seat => [seat.id, seat]));
    const found = await Promise.all(seats.slice(0, 30).map(seat => known.get(seat.id) ?? seatOf(seat)));
    this.own = found.filter(Boolean).sort((one, two) => one.over - two.over);
  }

  forget(seat) {
    Object.values(seat.tokens).forEach(forget);
    this.own = this.own.filter(other => other.id !== seat.id);
  }

  render() {
    const running = (this.all ?? []).filter(match => !match.winner);
    const over = (this.all ?? []).filter(match => match.winner);
    const shown = this.everything ? this.own : this.own.slice(0, FEW);
    return html`
      <div class="lobby-lists">
        ${complaint(this.failed, () => this.polling.now())}
        ${this.own.length ? list('own', shown, seat => seat.id, seat => this.ownSeat(seat)) : nothing}
        ${this.own.length > shown.length ? html`<button class="quiet" @click=${() => (this.everything = true)}>
          ${t('lists.all', {count: this.own.length})}</button>` : nothing}
        ${list('open', this.open, seat => seat.invitation, openSeat)}
        ${list('watch', running.slice(0, 10), match => match.match, match => line(tableOf(match.match), match, 'watch'))}
        ${list('over', over.slice(0, 10), match => match.match, match => line(replayOf(match.match), match, 'replay'))}
      </div>`;
  }

  ownSeat(seat) {
    return html`
      <span class="what"><a href=${seat.href} data-match=${seat.id}>${seat.title}</a><span class="soft">${seat.note}</span></span>
      ${seat.over
        ? html`<button class="quiet" data-action="forget" @click=${() => this.forget(seat)}
            aria-label=${t('lists.forget.what', {what: seat.title})}>${t('lists.forget')}</button>`
        : html`<a class="button ${seat.waits ? '' : 'primary'}" href=${seat.href} data-action="resume"
            aria-label=${t('lists.resume.what', {what: seat.title})}>${t(seat.waits ? 'lists.waits' : 'lists.resume')}</a>`}`;
  }
}

function list(name, items, key, item) {
  return html`
    <section aria-labelledby="list-${name}" data-list=${name}>
      <h2 id="list-${name}">${t(`lists.${name}`)}</h2>
      ${items.length
        ? html`<ul class="lines">${repeat(items, key, one => html`<li>${item(one)}</li>`)}</ul>`
        : html`<p class="soft">${t(`lists.${name}.none`)}</p>`}
    </section>`;
}

function openSeat(seat) {
  return html`
    <span class="what"><b>${seat.player}</b>
      <span class="soft">${seat.deck.name} ${houseMarks(seat.deck.houses)}</span>
      <span class="soft">${terms(seat)}</span></span>
    <a class="button" href=${invitationOf(seat.invitation)} data-action="join"
      aria-label=${t('lists.join.what', {who: seat.player})}>${t('lists.join')}</a>`;
}

/** The two sides of a match with their keys, the way scores are written. */
function line(href, {a, b, turn, winner}, action) {
  const said = {a: a.player, b: b.player};
  return html`
    <span class="what"><a href=${href} data-action=${action}>${t('lists.sides', said)}</a>
      <span class="soft">${winner ? t('lists.won', {who: said[winner]}) : t('lists.turn', {n: turn})}
        · ${t('lists.keys', {a: (a.keys ?? []).length, b: (b.keys ?? []).length})}</span></span>`;
}

define('lobby-lists', LobbyLists);
