import {html, nothing} from 'lit';
import {matches, newKey} from '../base/api.js';
import {define, View} from '../base/element.js';
import {problemPage, waiting} from '../base/problem.js';
import {go} from '../base/router.js';
import {play} from '../base/sound.js';
import {forget, held, keep, seatOf, sit} from '../base/seats.js';
import {t, tOr} from '../base/text.js';
import {cardFace, lines} from '../cards/card.js';
import {learnMatch, textOf} from '../cards/faces.js';
import {board, other} from './board.js';
import {immediate, layOut, markOf, pick, titleOf} from './choice.js';
import './clock.js';
import {keepFocus, placeOf} from './focus.js';
import {ending} from './ending.js';
import {shortcut, shortcuts} from './keys.js';
import {answerOf, sortMenu} from './menu.js';
import {attackLine, leaving} from './motion.js';
import {offered} from './offered.js';
import {deckLists, pileView} from './piles.js';
import {act, digit, prompt} from './prompt.js';
import {Session} from './session.js';
import {sideView} from './side.js';
import {mark, signal} from './signals.js';
import {muted} from './talk.js';
import {intentOf, notOffered} from './why.js';

const BANNER = 2400;
const LATER = 10_000;
const BUBBLE = 5000;
const SPOTLIGHT = 1300;
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
    this.addEventListener('low', ({detail}) => detail === this.session?.seat && signal('low', this.named()), {signal: gone});
    this.addEventListener('said', ({detail}) => this.hearPhrase(detail), {signal: gone});
    this.addEventListener('talk', ({detail}) => this.hearTalk(detail), {signal: gone});
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
      told: commit => this.session === session && this.heard(commit),
    });
    if (before) {
      session.table = before.table;
      session.known = before.known;
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
    this.light();
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

  /** Says why a card that does not glow cannot be clicked. */
  async explain(id) {
    const {session, mode, choice} = this;
    const {table, seat, busy, version} = session;
    if (!seat || busy || table.step === 'finished') return;
    if (choice) return this.say(notOffered(this, id));
    try {
      await session.preview(intentOf({table, seat, attacker: mode?.attacker}, id));
    } catch ({name, title, detail, document}) {
      if (session === this.session && version === session.version) {
        this.say(name === 'stale-version' ? null : {title: document.section ? '' : title, detail, section: document.section});
      }
    }
  }

  // What is clicked and dragged

  legal(id) {
    return [...this.byCard.get(id)?.keys() ?? []];
  }

  onCard(id, event) {
    if (this.session.busy) return;
    if (this.choice) return this.choose(this.layout.board.get(id));
    if (this.mode?.kind === 'fight') {
      const fight = this.fights.get(this.mode.attacker)?.get(id);
      return fight ? this.begin(fight) : this.clear();
    }
    const kinds = this.legal(id);
    if (kinds.length === 1 && kinds[0] !== 'discard-card' && !touched(event)) return this.act(kinds[0], id);
    this.offer(id, kinds, event);
    if (kinds.length === 1 && kinds[0] === 'discard-card') this.explain(id);
  }

  /** A card that does not glow says why; a finger reads it, too. */
  onDull(id, event) {
    if (touched(event) && !this.choice && this.mode?.kind !== 'fight') this.offer(id, [], event);
    this.explain(id);
  }

  /** Opens the menu of a card; a finger, which cannot hover, reads the card there before it acts. */
  offer(card, kinds, event) {
    this.say(null);
    this.mode = {kind: 'acts', card, kinds, reads: touched(event), beside: event.currentTarget.getBoundingClientRect()};
  }

  act(kind, card) {
    if (kind === 'fight') this.mode = {kind, attacker: card};
    else {
      this.mode = null;
      const intent = this.byCard.get(card).get(kind);
      // While its menu opens, a card that can only be discarded is asked about.
      if (kind === 'discard-card') this.session.askThen(intent, problem => this.rejected(problem));
      else this.begin(intent);
    }
  }

  /** What a card can be clicked for, as the board has it; it glows on while an intent is under way. */
  lit(id) {
    const {mode, fights} = this;
    if (this.choice) return this.layout.board.has(id) && 'target';
    if (mode?.kind === 'fight') return id === mode.attacker ? 'use' : fights.get(mode.attacker)?.has(id) && 'target';
    const kinds = this.byCard.get(id);
    if (!kinds) return false;
    if (kinds.has('play-card')) return 'play';
    return kinds.size === 1 && kinds.has('discard-card') ? 'discard' : 'use';
  }

  /** A creature takes its attackers, and what may be an upgrade. */
  takesDrop(id) {
    const {dragged} = this;
    if (this.choice || dragged === id) return false;
    return this.fights.get(dragged)?.has(id) || this.byCard.get(dragged)?.has('play-card') && this.inPlay(id);
  }

  inPlay(id) {
    return SEATS.some(seat => this.session.table[seat].battleline?.some(it => it.card.id === id));
  }

  drops(seat, zone) {
    const kind = {discard: 'discard-card', battleline: 'play-card', artifacts: 'play-card'}[zone];
    return seat === this.session.seat && this.byCard.get(this.dragged)?.has(kind);
  }

  onDrop({kind, card, at, of}, id) {
    this.dragged = null;
    const kinds = this.byCard.get(id);
    const fight = this.fights.get(id)?.get(card);
    if (fight) this.begin(fight);
    else if (kinds) this.begin(kinds.get(kind === 'discard' ? 'discard-card' : 'play-card'), choice => (choice.source === id ? answerOf({host: card, at, of}, choice) : null));
  }

  // What is told

  /** Says what has just happened, to eyes and ears. */
  heard(commit) {
    const {table, seat} = this.session;
    const players = this.players();
    const big = (commit.events ?? []).map(event => bigWords(event, players, seat)).filter(Boolean).join(' ');
    if (big) {
      this.banner = big;
      clearTimeout(this.bannering);
      this.bannering = setTimeout(() => (this.banner = null), BANNER);
    }
    for (const event of commit.events ?? []) this.see(event);
    if (this.announce && (table.active !== seat || big)) this.said = this.announce(commit, players, table.active);
  }

  /** Shows what is over before the next table is there: who fights whom, which action somebody else plays. */
  see({type, seat, card, attacker, defender}) {
    if (type.startsWith('fight-began')) attackLine(this, attacker, defender);
    if (type.startsWith('card-played') && seat !== this.session.seat) this.played = card;
    this.light();
  }

  /** Shows an action large for a moment, as soon as it is known what it says. */
  light() {
    const card = this.session.known.get(this.played);
    if (!card?.title) return;
    this.played = null;
    if (card.type !== 'action') return;
    this.spotlight = card;
    clearTimeout(this.lighting);
    this.lighting = setTimeout(() => (this.spotlight = null), SPOTLIGHT);
  }

  /** What the table is called in the tab. */
  named() {
    return t('table.title', this.players());
  }

  /** Says what changed for somebody who may look elsewhere: that it is their turn, that the opponent is here. */
  signal() {
    const {seat, table, bots} = this.session;
    const here = !table.nonces || Boolean(table.nonces.a && table.nonces.b);
    const mine = Boolean(seat) && here && table.step !== 'finished' && table.toAct === seat && !bots[seat];
    mark(this.named(), mine);
    const before = {here: this.here, mine: this.mine};
    Object.assign(this, {here, mine});
    if (seat && here && (before.here === false || before.here === undefined && document.hidden && table.step === 'setup')) {
      signal('joined', this.named());
    } else if (mine && before.mine === false) signal('turn', this.named());
  }

  hearPhrase({seat, phrase}) {
    if (seat !== this.session.seat && muted()) return;
    const text = t(`phrase.${phrase}`);
    this.bubbles = {...this.bubbles, [seat]: text};
    clearTimeout(this.bubbling);
    this.bubbling = setTimeout(() => (this.bubbles = {}), BUBBLE);
    if (seat === this.session.seat) return;
    play('phrase');
    this.said = t('talk.said', {player: this.players()[seat], text});
  }

  /** Who played or watched comes along to a rematch. */
  hearTalk(talk) {
    this.talk = talk;
    const {next} = talk;
    if (!next || this.session.table.step !== 'finished') return;
    if (next.token) keep(next.token);
    go(`/table/${next.match}`, {replace: true});
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
        ${board(table, this.ui())}
        ${offered(this)}
        ${sideView(this)}
      </div>
      ${this.banner && table.step !== 'finished' ? html`<p class="banner" aria-hidden="true">${this.banner}</p>` : nothing}
      <div class="motion" aria-hidden="true">
        ${this.spotlight ? html`<div class="spotlight">${cardFace(this.spotlight, {text: true, kind: 'large'})}</div>` : nothing}</div>
      <p class="hidden-text" aria-live="polite">${this.said}</p>
      ${this.actsView()}
      <dialog class="pile-dialog" aria-label=${t('table.pile')} closedby="any" @close=${() => (this.pile = null)}>
        ${pile ? pileView(table, pile, deckLists(session.commits), this.pileUi()) : nothing}
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

  ui() {
    const {session, choice, picks, layout} = this;
    const {table, seat, version} = session;
    const optionOf = id => layout?.board.get(id);
    return {
      seat: this.near,
      version: version || undefined,
      lit: id => this.lit(id),
      picked: id => {
        if (this.mode?.attacker === id) return '⚔';
        if (this.ahead && cardOf(this.ahead.intent) === id && optionOf(id) === undefined) return '?';
        return optionOf(id) === undefined ? '' : markOf(choice, picks, optionOf(id));
      },
      hint: id => ({option: optionOf(id), legal: this.legal(id).join(' ') || undefined}),
      onCard: (id, event) => this.onCard(id, event),
      onDull: (id, event) => this.onDull(id, event),
      lists: Boolean(deckLists(session.commits)),
      onPile: (side, zone) => (this.pile = {seat: side, zone}),
      drag: () => !choice,
      onDrag: id => (this.dragged = id),
      drops: (side, zone) => this.drops(side, zone),
      takesDrop: id => this.takesDrop(id),
      onDrop: (target, id) => this.onDrop(target, id),
      before: (side, kind, at) => this.slot(side, kind, at),
      middle: prompt(this),
      clock: side => table.clock ? html`<table-clock .clock=${table.clock} .seat=${side}
        .skew=${session.skew}></table-clock>` : nothing,
      extra: side => [
        side === seat ? html`<span class="you">${t('table.you')}</span>` : nothing,
        this.bubbles[side] ? html`<span class="bubble ${side === this.near ? 'near' : 'far'}" role="status">${this.bubbles[side]}</span>` : nothing,
      ],
    };
  }

  /** A place in the battleline that a creature can enter at. */
  slot(side, kind, at) {
    if (!this.layout || kind !== 'battleline' || side !== this.choice.seat) return nothing;
    const last = at === (this.session.table[side].battleline ?? []).length;
    const option = this.layout.slots.get(at) ?? (last ? this.layout.slots.get('end') : undefined);
    if (option === undefined) return nothing;
    return html`<li class="slot"><button class="place" data-option=${option} @click=${() => this.choose(option)}
      aria-label=${t('choice.place', {count: at})} ?disabled=${this.session.busy}>+</button></li>`;
  }

  /** In a pile, the cards that a choice offers can be picked too. */
  pileUi() {
    const index = id => this.choice?.options.findIndex(option => option.card === id) ?? -1;
    return {
      lit: id => index(id) >= 0,
      picked: id => (index(id) >= 0 ? markOf(this.choice, this.picks, index(id)) : ''),
      onCard: id => this.choose(index(id)),
    };
  }

  /** What can be done with a card, next to it. */
  actsView() {
    const {kinds = [], card, reads} = this.mode ?? {};
    const {known} = this.session;
    return html`
      <div class="sheet acts-menu" popover role="group" tabindex="-1" aria-label=${card === undefined ? nothing : titleOf(known, card)}
          @toggle=${event => event.newState === 'closed' && this.mode?.kinds && this.clear()}>
        ${reads ? html`<div class="reads"><b>${titleOf(known, card)}</b>${lines(textOf(known.get(card)?.card))}</div>` : nothing}
        ${kinds.map((kind, n) => act(kind, html`${t(`act.${kind}`)}${digit(n)}`, () => this.act(kind, card), kind === 'discard-card' ? '' : 'primary'))}
      </div>`;
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
    this.openMenu();
    const dialog = this.querySelector('.pile-dialog');
    if (this.pile && !dialog.open) dialog.showModal();
    keepFocus(this);
    this.signal();
    ending(this);
    this.mark(this.session.version);
    this.fetchRest();
  }

  /** Puts the menu below its card, or above where there is no room. */
  openMenu() {
    const menu = this.querySelector('.acts-menu');
    if (!this.mode?.kinds) return menu.hidePopover();
    if (menu.matches(':popover-open')) return;
    menu.showPopover();
    const {left, top, width, bottom} = this.mode.beside;
    const {offsetWidth, offsetHeight} = menu;
    menu.style.left = `${Math.max(0, Math.min(innerWidth - offsetWidth, left + (width - offsetWidth) / 2))}px`;
    menu.style.top = `${bottom + offsetHeight > innerHeight ? Math.max(0, top - offsetHeight) : bottom}px`;
    (menu.querySelector('button') ?? menu).focus();
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

/** Whether it was a finger; some browsers do not say, but have nothing finer to point with. */
const touched = ({pointerType = matchMedia('(pointer: coarse)').matches && 'touch'}) => pointerType === 'touch';

/** The card that an intent is about. */
const cardOf = ({card, creature, attacker}) => card ?? creature ?? attacker;

/** What is told large: keys, "Check!", one's own turn, what was taken back. */
function bigWords({type, seat, color}, players, me) {
  const name = type.split('.')[0];
  if (name === 'turn-began' && seat !== me) return '';
  return tOr(`big.${name}`, '', {player: players[seat], other: players[other(seat)], color: color && t(`key.${color}`)});
}

define('table-page', TablePage);
