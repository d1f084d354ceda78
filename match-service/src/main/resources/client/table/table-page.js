import {html, nothing} from 'lit';
import {matches, newKey} from '../base/api.js';
import {define, View} from '../base/element.js';
import {problemPage, waiting} from '../base/problem.js';
import {forget, held, keep, seatOf, sit} from '../base/seats.js';
import {t} from '../base/text.js';
import {cardFace} from '../cards/card.js';
import {learnMatch} from '../cards/faces.js';
import {actsMenu, placeMenu} from './acts-menu.js';
import {board, other} from './board.js';
import {boardUi, pileUi} from './board-ui.js';
import {immediate, layOut, pick} from './choice.js';
import {ending} from './ending.js';
import {keepFocus, placeOf} from './focus.js';
import {shortcut, shortcuts} from './keys.js';
import {sortMenu} from './menu.js';
import {leaving} from './motion.js';
import {heard, hearPhrase, hearTalk, light, tellTurn, timeRunsLow} from './news.js';
import {offered} from './offered.js';
import {deckLists, pileView} from './piles.js';
import {act} from './prompt.js';
import {Session} from './session.js';
import {sideView} from './side.js';
import {mark} from './signals.js';

const LATER = 10_000;
const SEATS = ['a', 'b'];

/**
 * A match, to be played or watched. What is shown follows from the session alone; what a player has
 * begun (`picks`, `mode`: whose fight, which card's actions, ending the turn, `ahead`: an intent that is
 * not sent before the first question it asks is answered) is forgotten as soon as the match goes on.
 */
class TablePage extends View {
  static first = {
    match: null, session: null, problem: null, picks: [], mode: null, ahead: null, part: '', dragged: null, why: null, banner: null,
    said: '', pile: null, log: false, drawer: false, talk: {}, bubbles: {}, spotlight: null, ending: null,
  };

  connectedCallback() {
    super.connectedCallback();
    this.added = new Set();
    this.leaving = new AbortController();
    const {signal: gone} = this.leaving;
    document.addEventListener('keydown', event => shortcut(this, event), {signal: gone});
    this.addEventListener('low', ({detail}) => timeRunsLow(this, detail), {signal: gone});
    this.addEventListener('said', ({detail}) => hearPhrase(this, detail), {signal: gone});
    this.addEventListener('talk', ({detail}) => hearTalk(this, detail), {signal: gone});
    this.addEventListener('focusin', ({target}) => (this.place = placeOf(target) ?? this.place), {signal: gone});
    // A link to another seat of this match leads to this page again.
    addEventListener('seats', () => {
      if (this.session && this.session.token !== held(this.match)[seatOf(this.match) ?? 'spectator']) this.sitDown();
    }, {signal: gone});
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.leaving.abort();
    this.session?.close();
    this.opened = null;
    mark(document.title, false);
  }

  willUpdate() {
    if (this.opened !== this.match) {
      this.opened = this.match;
      this.sitDown();
    }
    this.sort();
    this.move();
    this.focused = this.contains(document.activeElement);
  }

  /** Prepares to show how the table that is on the screen becomes the one that is drawn next. */
  move() {
    const {shown, session} = this;
    const table = session?.table ?? null;
    this.moving = shown && table && shown !== table && shown.match === table.match ? leaving(this, shown, table) : null;
    this.shown = table;
  }

  /** Takes the seat this browser has a token of, or a place to watch from. */
  async sitDown() {
    this.session?.close();
    this.session = null;
    this.problem = null;
    const {match} = this;
    this.tokens = held(match);
    const seat = seatOf(match);
    try {
      const token = this.tokens[seat ?? 'spectator'] ?? await this.askToWatch();
      if (match === this.match && this.isConnected) this.follow(token, seat);
    } catch (problem) {
      this.problem = problem;
    }
  }

  async askToWatch() {
    const {token} = await matches.post(`/matches/${encodeURIComponent(this.match)}/spectators`);
    keep(token);
    return token;
  }

  /** Looks at the match through a token; what was seen stays until the new table is here. */
  follow(token, seat) {
    const before = this.session;
    before?.close();
    const session = new Session(this.match, token, seat, {
      changed: () => this.session === session && this.arrived(),
      told: commit => this.session === session && heard(this, commit),
    });
    if (before) {
      session.table = before.table;
      session.known = before.known;
      session.skew = before.skew;
    }
    this.session = session;
    this.shown = null;
    this.planned = 0;
    this.near = seat ?? this.near ?? 'a';
    this.clear();
    session.read();
  }

  /** Sits on the other seat, or looks from its side. */
  look(seat) {
    if (this.tokens[seat] && this.session.seat) {
      sit(this.match, seat);
      this.follow(this.tokens[seat], seat);
    } else this.near = seat;
    this.shown = null;
    this.requestUpdate();
  }

  arrived() {
    const {session} = this;
    if (session.version !== this.planned) {
      this.planned = session.version;
      this.clear();
      if (this.again) this.say(null);
      if (session.table.nonces) this.addNonces();
    }
    this.problem = session.problem;
    light(this);
    this.requestUpdate();
  }

  /** The menu as it is used; it is asked for by all that follows. */
  sort() {
    const menu = this.session?.menu ?? {};
    const asks = this.ahead ?? menu;
    if (menu === this.sorted && asks === this.asks) return;
    this.sorted = menu;
    this.asks = asks;
    this.question = asks.question;
    this.choice = asks.choice ? {options: [], min: 0, repeats: false, ...asks.choice} : null;
    this.layout = this.choice && layOut(this.choice, this.session.table);
    Object.assign(this, sortMenu(menu.choice ? [] : menu.intents));
  }

  /** Adds to the dice for the seats that are held here, once, as soon as the match waits for it. */
  async addNonces() {
    const {session, tokens} = this;
    for (const seat of SEATS) {
      const token = tokens[seat];
      if (!token || session.table.nonces[seat] || this.added.has(token)) continue;
      this.added.add(token);
      try {
        await matches.post(`${session.path}/intents`, {type: 'add-nonce', nonce: newKey()}, {token, key: newKey()});
        session.read();
      } catch {
        this.added.delete(token);
        setTimeout(() => this.session === session && this.addNonces(), LATER);
      }
    }
  }

  // What is asked

  /** Asks for something and answers what is asked next, where `answer(choice)` knows that already. */
  async ask(intent, answer) {
    const {session} = this;
    this.say(null);
    const done = await session.ask(intent, problem => this.rejected(problem, () => this.ask(intent, answer)));
    const {choice} = session.menu;
    const picks = done && choice && answer?.(choice);
    if (picks) await this.ask({type: 'choose', choice: choice.id, picks}, answer);
  }

  /**
   * Asks for what a card is clicked or dropped for; a choice that this would ask for first is made before, and can be
   * cancelled, where `answer(choice)` does not know it already.
   */
  async begin(intent, answer) {
    const {session, asks} = this;
    this.say(null);
    const foreseen = await session.ask(intent, problem => this.rejected(problem, () => this.begin(intent, answer)), 'intents?table=true&foresee=true');
    if (!foreseen?.choice || session !== this.session || asks !== this.asks) return;
    this.clear();
    const {choice, question} = foreseen;
    if (answer?.(choice)) await this.ask(intent, answer);
    else this.ahead = {intent, choice, question};
  }

  concede() {
    return this.session.askThen({type: 'concede'}, problem => this.rejected(problem, () => this.concede()));
  }

  claim(outcome) {
    return this.session.ask({outcome}, problem => this.rejected(problem), 'claim');
  }

  answer(picks) {
    if (!this.ahead) return this.ask({type: 'choose', choice: this.choice.id, picks});
    const {intent, choice: foreseen} = this.ahead;
    const text = JSON.stringify(foreseen);
    return this.ask(intent, choice => (JSON.stringify(choice) === text ? picks : null));
  }

  choose(option) {
    if (this.session.busy) return;
    if (immediate(this.choice)) this.answer([option]);
    else this.picks = pick(this.choice, this.picks, option);
  }

  endTurn() {
    if (!this.general['end-turn']) return;
    if (this.useful) this.mode = {kind: 'end'};
    else this.ask({type: 'end-turn'});
  }

  /** Forgets what was begun. */
  clear() {
    this.picks = [];
    this.part = '';
    this.mode = null;
    this.ahead = null;
    this.dragged = null;
    if (!this.again) this.why = null;
  }

  /** Says why something was not done; what got no answer can be asked `again`. */
  rejected({name, title, detail, document, passing}, again) {
    if (!passing) this.clear();
    this.say(name === 'stale-version' ? {title: t('table.stale')}
      : {title: document?.section ? '' : title, detail, section: document?.section}, passing && again);
  }

  /** Says something about what was tried, until something else is. */
  say(why, again = null) {
    this.why = why;
    this.again = again;
  }

  players() {
    const {a, b} = this.session.table;
    return {a: a.player, b: b.player};
  }

  // What is drawn

  render() {
    const {session, problem, pile} = this;
    if (problem) return this.problemView(problem);
    if (!session?.table) return waiting();
    const {table, seat} = session;
    return html`
      <div class="table-page ${this.drawer ? 'drawer-open' : ''} ${session.busy ? 'busy' : ''}">
        <h1 class="hidden-text">${t('table.title', this.players())}</h1>
        ${board(table, boardUi(this))}
        ${offered(this)}
        ${sideView(this)}
      </div>
      ${this.banner && table.step !== 'finished' ? html`<p class="banner" aria-hidden="true">${this.banner}</p>` : nothing}
      <div class="motion" aria-hidden="true">
        ${this.spotlight ? html`<div class="spotlight">${cardFace(this.spotlight, {text: true, kind: 'large'})}</div>` : nothing}</div>
      <p class="hidden-text" aria-live="polite">${this.said}</p>
      ${actsMenu(this)}
      <dialog class="pile-dialog" aria-label=${t('table.pile')} closedby="any" @close=${() => (this.pile = null)}>
        ${pile ? pileView(table, pile, deckLists(session.commits), pileUi(this)) : nothing}
      </dialog>
      <dialog class="concede-dialog" aria-labelledby="concede-title" closedby="any">
        <h2 id="concede-title">${t('concede.title')}</h2>
        <p>${t('concede.detail', table[other(seat ?? 'a')])}</p>
        <form method="dialog" class="acts">
          <button autofocus>${t('base.cancel')}</button>
          ${act('concede-confirm', t('act.concede'), () => this.concede(), 'danger')}
        </form>
      </dialog>
      ${shortcuts(this.talk)}`;
  }

  /** Whose token is no good may still watch. */
  problemView(problem) {
    const {session} = this;
    const watch = session && (problem.status === 401 || problem.status === 403);
    return problemPage(problem, () => {
      if (watch) forget(session.token);
      this.sitDown();
    }, watch ? t('table.watch') : undefined);
  }

  updated() {
    if (!this.session?.table || this.problem) return;
    this.moving?.();
    this.moving = null;
    placeMenu(this);
    const dialog = this.querySelector('.pile-dialog');
    if (this.pile && !dialog.open) dialog.showModal();
    keepFocus(this);
    tellTurn(this);
    ending(this);
    this.mark(this.session.version);
    this.fetchRest();
  }

  /** Says outside that a version is on the screen. */
  mark(version) {
    if (!version || this.painted === version) return;
    this.painted = version;
    requestAnimationFrame(() => {
      performance.mark(`table-${version}`);
      document.documentElement.dataset.version = version;
    });
  }

  /** What the first picture does not need: the log and the cards' texts. */
  fetchRest() {
    const {match} = this;
    if (this.fetched === match) return;
    this.fetched = match;
    this.learnTexts(match);
    import('./log.js').then(({announcement}) => {
      this.announce = announcement;
      this.log = true;
    });
  }

  learnTexts(match) {
    learnMatch(match).then(
      () => this.requestUpdate(),
      () => setTimeout(() => this.isConnected && this.match === match && this.learnTexts(match), LATER));
  }
}

define('table-page', TablePage);
