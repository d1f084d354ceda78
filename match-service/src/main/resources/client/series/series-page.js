import {html, nothing} from 'lit';
import {define, View} from '../base/element.js';
import {matches} from '../base/api.js';
import {problemPage, waiting} from '../base/problem.js';
import {go} from '../base/router.js';
import {forget, held} from '../base/seats.js';
import {named, t} from '../base/text.js';
import {keepSeats, replayOf, tableOf} from '../lobby/enter.js';
import {complaint} from '../lobby/parts.js';
import {poll} from '../lobby/poll.js';
import {bidding} from './bidding.js';

const SEATS = ['a', 'b'];

/** A series: its score, its games, and what it waits for. A single game leads to its table. */
class SeriesPage extends View {
  static properties = {
    series: {}, found: {state: true}, failed: {state: true}, refused: {state: true}, busy: {state: true}, bid: {state: true},
  };

  constructor() {
    super();
    this.series = '';
    this.found = null;
    this.failed = null;
    this.refused = null;
    this.busy = false;
    this.bid = '';
  }

  willUpdate(changed) {
    if (!changed.has('series')) return;
    this.found = null;
    this.polling?.stop();
    this.polling = poll(() => this.fetch(), {first: 1000, most: 10_000});
  }

  disconnectedCallback() {
    this.polling?.stop();
    super.disconnectedCallback();
  }

  get path() {
    return `/series/${encodeURIComponent(this.series)}`;
  }

  /** The seats that this browser has here: none, one, or both when two share a screen. */
  get seats() {
    return SEATS.filter(seat => held(this.series)[seat]);
  }

  /** Reads the series for every seat held, because each gets its own tokens for the games. */
  async fetch() {
    const {path, seats} = this;
    const tokens = held(this.series);
    try {
      const views = await Promise.all((seats.length ? seats : [null]).map(seat => this.read(path, tokens[seat])));
      if (path !== this.path) return false;
      views.forEach(keepSeats);
      this.failed = null;
      return this.take(views.at(-1));
    } catch (problem) {
      if (path === this.path) this.failed = problem;
      return false;
    }
  }

  async read(path, token) {
    try {
      return await matches.get(path, {token});
    } catch (problem) {
      if (problem.status !== 401 || !token) throw problem;
      // A token that has expired is no use; without one it can still be looked at.
      forget(token);
      return matches.get(path);
    }
  }

  take(found) {
    const before = this.found;
    const game = found.games?.at(-1);
    const isNew = game?.begun && before && !before.games?.some(one => one.begun && one.match === game.match);
    this.found = found;
    if (found.bestOf === 1 && game?.begun) {
      go(game.winner ? replayOf(game.match) : tableOf(game.match), {replace: true});
    } else if (isNew && this.seats.length) {
      go(tableOf(game.match));
    }
    if (found.winner) this.polling.stop();
    return found.version !== before?.version;
  }

  /** Does something as the seat whose turn it is and shows what became of it. */
  async act(path, body, seat) {
    this.busy = true;
    this.refused = null;
    try {
      const found = await matches.post(`${this.path}/${path}`, body, {token: held(this.series)[seat]});
      keepSeats(found);
      this.bid = '';
      this.take(found);
    } catch (problem) {
      this.refused = problem;
    }
    this.busy = false;
    this.polling.now();
  }

  render() {
    if (!this.found) {
      if (!this.failed) return waiting();
      return this.failed.status === 404
        ? problemPage({title: t('series.none'), detail: t('series.none.detail')})
        : problemPage(this.failed, () => this.polling.now());
    }
    const {players: {a, b}, bestOf, needed, games = [], winner} = this.found;
    return html`
      <h1>${t('lists.sides', {a: a.player, b: b.player})}</h1>
      <p class="soft">${t('series.needed', {n: bestOf, count: needed})}</p>
      <div class="score sheet" role="group" aria-label=${t('series.score', {a: a.player, b: b.player, x: a.wins, y: b.wins})}>
        ${this.side('a')}<span class="points" aria-hidden="true">${t('lists.score', {a: a.wins, b: b.wins})}</span>${this.side('b')}
      </div>
      ${this.failed ? complaint(this.failed, () => this.polling.now()) : nothing}
      <section class="next" aria-live="polite">
        <h2>${winner ? t('series.won', {who: this.player(winner)}) : t('series.next')}</h2>
        ${winner ? html`<p class="row"><a class="button primary" href="/">${t('series.again')}</a></p>` : this.next()}
        ${complaint(this.refused)}
      </section>
      ${games.length ? html`<section><h2>${t('series.games')}</h2>
        <ol class="lines games">${games.map(game => this.game(game))}</ol></section>` : nothing}`;
  }

  player(seat) {
    return this.found.players[seat].player;
  }

  deckName(id) {
    return this.found.decks.find(deck => deck.id === id)?.name ?? id;
  }

  side(seat) {
    const {player, deck, bot} = this.found.players[seat];
    return html`
      <div class="side ${this.found.winner === seat ? 'won' : ''}" data-seat=${seat}>
        <b>${player}</b>${this.seats.includes(seat) ? html` <span class="you">${t('series.you')}</span>` : nothing}${bot ? html` <span class="you">${named('bot', bot)}</span>` : nothing}<br>
        ${deck ? html`<a href="/library/${encodeURIComponent(deck)}">${this.deckName(deck)}</a>` : html`<span class="soft">${t('series.deckOpen')}</span>`}
      </div>`;
  }

  next() {
    const {next, games = []} = this.found;
    switch (next?.step) {
      case 'bid':
        return bidding(this);
      case 'choose-first-player':
        return this.seats.includes(next.seat) ? this.chooseFirst(next.seat) : html`<p>${t('series.chooses', {who: this.player(next.seat)})}</p>`;
      default: {
        const game = games.at(-1);
        return game?.begun
          ? html`<p class="row"><a class="button primary" href=${tableOf(game.match)} data-action="table">
              ${t(this.seats.length ? 'series.play' : 'series.watch', {n: game.number})}</a></p>`
          : html`<p role="status">${t('series.begins')}</p>`;
      }
    }
  }

  chooseFirst(seat) {
    return html`
      <p>${t('series.choose', {who: this.player(seat)})}</p>
      <p class="row">${[seat, seat === 'a' ? 'b' : 'a'].map((first, i) => html`
        <button class=${i ? '' : 'primary'} data-action="first-${first}" ?disabled=${this.busy} @click=${() => this.act('first-player', {first}, seat)}>
          ${t('series.first', {who: this.player(first)})}</button>`)}</p>`;
  }

  game({number, match, chains, first, begun, winner}) {
    const said = [
      winner ? t('lists.won', {who: this.player(winner)}) : t(begun ? 'series.running' : 'series.begins'),
      first ? t('series.first', {who: this.player(first)}) : '',
      ...SEATS.filter(seat => chains?.[seat]).map(seat => t('terms.chains', {who: this.player(seat), count: chains[seat]})),
    ];
    const link = winner ? html`<a href=${replayOf(match)} data-action="replay">${t('series.replay', {n: number})}</a>`
      : begun ? html`<a href=${tableOf(match)}>${t('series.table', {n: number})}</a>` : t('series.game', {n: number});
    return html`<li data-game=${number}><span class="what">${link}<span class="soft">${said.filter(Boolean).join(' · ')}</span></span></li>`;
  }
}

define('series-page', SeriesPage);
