import {html, nothing} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {define, View} from '../base/element.js';
import {matches} from '../base/api.js';
import {waiting} from '../base/problem.js';
import {forget, mine} from '../base/seats.js';
import {t} from '../base/text.js';
import {invitationOf, replayOf, tableOf} from './enter.js';
import {complaint, houseMarks, terms} from './parts.js';
import {progress, seatOf} from './mine.js';
import {poll} from './poll.js';

/** How many matches a list shows at first. */
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
    try {
      const [all, open, own] = await Promise.all([matches.get('/matches'), matches.get('/invitations'), this.fetchOwn()]);
      this.all = all.matches ?? [];
      this.open = open.invitations ?? [];
      this.own = own;
      this.failed = null;
    } catch (problem) {
      this.failed = problem;
    }
    return before !== JSON.stringify([this.own, this.open, this.all]);
  }


  /** What is over does not change any more, so only the rest is asked for again. */
  async fetchOwn() {
    const series = new Set(mine().filter(seat => seat.series).map(seat => seat.id));
    const seats = mine().filter(seat => !series.has(seat.id.replace(/-\d+$/, ''))).reverse();
    const known = new Map(this.own.filter(seat => seat.over).map(seat => [seat.id, seat]));
    const found = await Promise.all(seats.slice(0, 30).map(seat => known.get(seat.id) ?? seatOf(seat)));
    return found.filter(Boolean).sort((one, two) => one.over - two.over);
  }

  forget(seat) {
    Object.values(seat.tokens).forEach(forget);
    this.own = this.own.filter(other => other.id !== seat.id);
  }

  render() {
    if (!this.all) return this.failed ? complaint(this.failed, () => this.polling.now()) : waiting();
    const running = this.all.filter(match => !match.winner).sort((one, two) => (two.turn > 0) - (one.turn > 0));
    const over = this.all.filter(match => match.winner);
    const shown = this.everything ? this.own : this.own.slice(0, FEW);
    return html`
      <div class="lobby-lists">
        ${complaint(this.failed, () => this.polling.now())}
        ${this.own.length ? list('own', shown, seat => seat.id, seat => this.ownSeat(seat)) : nothing}
        ${this.own.length > shown.length ? html`<button class="quiet" @click=${() => (this.everything = true)}>
          ${t('lists.all', {count: this.own.length})}</button>` : nothing}
        ${list('open', this.open, seat => seat.invitation, openSeat)}
        ${list('watch', running.slice(0, FEW), match => match.match, match => line(tableOf(match.match), match, 'watch'))}
        ${list('over', over.slice(0, FEW), match => match.match, match => line(replayOf(match.match), match, 'replay'))}
        ${over.length ? html`<p><a href="/replays">${t('lists.over.all')}</a></p>` : nothing}
      </div>`;
  }

  ownSeat(seat) {
    return html`
      <span class="what"><a href=${seat.href} data-match=${seat.id}>${seat.title}</a><span class="soft">${seat.note}</span></span>
      ${seat.over
        ? html`<button class="quiet" data-action="forget" @click=${() => this.forget(seat)}
            aria-label=${t('lists.forget.what', {what: seat.title})}>${t('lists.forget')}</button>`
        : html`<a class="button" href=${seat.href} data-action="resume"
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
function line(href, match, action) {
  const {a, b, winner} = match;
  const said = {a: a.player, b: b.player};
  return html`
    <span class="what"><a href=${href} data-action=${action}>${t('lists.sides', said)}</a>
      <span class="soft">${winner ? t('lists.won', {who: said[winner]}) + ' · ' : nothing}${progress(match)}</span></span>`;
}

define('lobby-lists', LobbyLists);
