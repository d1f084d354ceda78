import {html, nothing} from 'lit';
import {matches} from '../base/api.js';
import {define} from '../base/element.js';
import {Loading} from '../base/loading.js';
import {complaint} from '../base/problem.js';
import {entitle, go} from '../base/router.js';
import {forget, held} from '../base/seats.js';
import {named, t} from '../base/text.js';
import {keepSeats, replayOf, tableOf} from '../lobby/enter.js';
import {chainsOf} from '../lobby/parts.js';
import {bidding} from './bidding.js';

/** A series: its score, its games, and what it waits for. A single game leads to its table. */
class SeriesPage extends Loading {
  static every = {first: 1000, most: 10_000};
  static page = 'series';
  static first = {series: ''};

  /** The seat that this browser has here, if any; who has both acts for whom it is up to. */
  get seat() {
    const tokens = held(this.series);
    return [this.found?.next?.seat, 'a', 'b'].find(seat => tokens[seat]);
  }

  get token() {
    return held(this.series)[this.seat];
  }

  async load() {
    const {token} = this;
    try {
      return this.lead(await matches.get(`/series/${this.series}`, {token}));
    } catch (problem) {
      if (problem.status !== 401 || !token) throw problem;
      // A token that has expired is no use; without one the series can still be looked at.
      forget(token);
      return this.load();
    }
  }

  /** Leads players on to the game that has just begun, and everybody to the only one. */
  lead(found) {
    const game = found.games?.at(-1);
    const begins = game?.begun && !this.found?.games?.some(one => one.begun && one.match === game.match);
    keepSeats(found);
    if (found.bestOf === 1 && game?.begun) go(game.winner ? replayOf(game.match) : tableOf(game.match), {replace: true});
    else if (this.found && begins && this.seat) go(tableOf(game.match));
    return found;
  }

  async act(path, body) {
    await this.attempt(async () => {
      this.take(this.lead(await matches.post(`/series/${this.series}/${path}`, body, {token: this.token})));
    });
    this.polling.now();
  }

  show({players: {a, b}, bestOf, needed, games = [], winner, expired}) {
    const title = t('lists.sides', {a: a.player, b: b.player});
    entitle(title);
    if (winner || expired) this.polling.stop();
    return html`
      <h1 class="long">${title}</h1>
      <p class="soft">${t('series.needed', {n: bestOf, count: needed})}</p>
      <div class="score sheet">${this.side('a')}<span class="points">${t('lists.score', {a: a.wins, b: b.wins})}</span>${this.side('b')}</div>
      <section class="next" aria-live="polite">
        <h2>${winner ? t('series.won', {who: this.player(winner)}) : t(expired ? 'series.expired' : 'series.next')}</h2>
        ${winner || expired ? html`<a class="button primary" href="/">${t('series.again')}</a>` : this.next()}
        ${complaint(this.rejected)}
      </section>
      ${games.length ? html`<h2>${t('series.games')}</h2><ol class="lines">${games.map(game => this.game(game))}</ol>` : nothing}`;
  }

  player(seat) {
    return this.found.players[seat].player;
  }

  deckName(id) {
    return this.found.decks.find(deck => deck.id === id).name;
  }

  side(seat) {
    const {player, deck, bot} = this.found.players[seat];
    const tag = held(this.series)[seat] ? t('series.you') : bot && player !== named('bot', bot) && named('bot', bot);
    return html`
      <div class="side ${this.found.winner === seat ? 'won' : ''}" data-seat=${seat}>
        <b>${player}</b> ${tag ? html`<span class="you">${tag}</span>` : nothing}<br>
        ${deck ? html`<a href="/library/${deck}">${this.deckName(deck)}</a>` : html`<span class="soft">${t('series.deckOpen')}</span>`}
      </div>`;
  }

  next() {
    const {next: {step, seat}, games = []} = this.found;
    if (step === 'bid') return bidding(this);
    if (step === 'choose-first-player') {
      return seat === this.seat ? this.chooseFirst(seat) : html`<p>${t('series.chooses', {who: this.player(seat)})}</p>`;
    }
    const {begun, match, number} = games.at(-1);
    return begun
      ? html`<a class="button primary" href=${tableOf(match)} data-action="table">${t(this.seat ? 'series.play' : 'series.watch', {n: number})}</a>`
      : html`<p>${t('series.begins')}</p>`;
  }

  chooseFirst(seat) {
    return html`
      <p>${t('series.choose', {who: this.player(seat)})}</p>
      <p class="row">${['a', 'b'].map(first => html`
        <button class=${first === seat ? 'primary' : ''} data-action="first-${first}" ?disabled=${this.busy}
          @click=${() => this.act('first-player', {first})}>${t('series.first', {who: this.player(first)})}</button>`)}</p>`;
  }

  game({number, match, chains, first, begun, winner, expired}) {
    const {players: {a, b}} = this.found;
    const said = [
      winner ? t('lists.won', {who: this.player(winner)}) : t(expired ? 'lists.expired' : begun ? 'series.running' : 'series.begins'),
      ...(first ? [t('series.first', {who: this.player(first)})] : []),
      ...chainsOf(chains, {a: a.player, b: b.player}),
    ];
    const name = t(winner ? 'series.replay' : 'series.game', {n: number});
    return html`
      <li data-game=${number}><span class="what">
        ${begun ? html`<a href=${winner ? replayOf(match) : tableOf(match)}>${name}</a>` : name}
        <span class="soft">${said.join(' · ')}</span></span></li>`;
  }
}

define('series-page', SeriesPage);
