import {html, nothing} from 'lit';
import {matches, newKey} from '../base/api.js';
import {define, View} from '../base/element.js';
import {problemPage, waiting} from '../base/problem.js';
import {forget, held, keep, seatOf, sit} from '../base/seats.js';
import {t} from '../base/text.js';
import {learnMatch} from '../cards/faces.js';
import {board, other} from './board.js';
import {immediate, layOut, markOf, pick, titleOf} from './choice.js';
import './clock.js';
import {shortcut} from './keys.js';
import {answerOf, KINDS, sortMenu} from './menu.js';
import {pileView} from './piles.js';
import {act, prompt} from './prompt.js';
import {Session} from './session.js';

const TOAST = 6000;
const BANNER = 2400;
const LATER = 10_000;

/**
 * A match, to be played or watched. What is shown follows from the session alone; what a player has
 * begun (`picks`, `mode`: whose fight, which card's actions, ending the turn) is forgotten as soon as
 * the match goes on.
 */
class TablePage extends View {
  static properties = {
    match: {}, problem: {state: true}, picks: {state: true}, mode: {state: true}, toast: {state: true},
    banner: {state: true}, pile: {state: true}, log: {state: true}, drawer: {state: true}, dragged: {state: true},
  };

  constructor() {
    super();
    this.session = null;
    this.forgetPlans();
    this.said = '';
    this.onKey = event => shortcut(this, event);
    this.onLink = () => this.session && this.session.token !== held(this.match)[seatOf(this.match) ?? 'spectator'] && this.sitDown();
    this.onSight = () => document.visibilityState === 'visible' && this.session?.table && this.session.read();
  }

  forgetPlans() {
    this.picks = [];
    this.mode = null;
    this.dragged = null;
  }

  connectedCallback() {
    super.connectedCallback();
    document.addEventListener('keydown', this.onKey);
    document.addEventListener('visibilitychange', this.onSight);
    addEventListener('online', this.onSight);
    addEventListener('popstate', this.onLink);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.onKey);
    document.removeEventListener('visibilitychange', this.onSight);
    removeEventListener('online', this.onSight);
    removeEventListener('popstate', this.onLink);
    this.session?.close();
    this.session = null;
    this.opened = null;
  }

  willUpdate(changed) {
    if (changed.has('match') || this.opened !== this.match) {
      this.opened = this.match;
      this.sitDown();
    }
    this.sort();
    this.focused = this.contains(document.activeElement);
  }

  /** Takes the seat this browser has a token of, or a place to watch from. */
  async sitDown() {
    this.session?.close();
    this.session = null;
    this.problem = null;
    this.summary = null;
    this.tokens = held(this.match);
    const {match, tokens} = this;
    const seat = seatOf(match);
    try {
      const token = tokens[seat ?? 'spectator'] ?? await this.askToWatch();
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
    const session = new Session(this.match, token, seat, () => {
      if (this.session === session) this.arrived();
    });
    session.onFresh = commit => this.heard(commit);
    if (before) {
      session.table = before.table;
      session.known = before.known;
    }
    this.session = session;
    this.near ??= seat ?? 'a';
    if (seat) this.near = seat;
    this.forgetPlans();
    session.open();
  }

  /** Sits on the other seat, or looks from its side. */
  look(seat) {
    if (this.tokens[seat] && this.session.seat) {
      sit(this.match, seat);
      this.follow(this.tokens[seat], seat);
    } else this.near = seat;
    this.requestUpdate();
  }

  arrived() {
    const {session} = this;
    if (session.version !== this.planned) {
      this.planned = session.version;
      if (!session.busy || this.mode) this.forgetPlans();
      this.picks = [];
    }
    if (session.problem && (!session.table || !session.problem.passing)) this.problem = session.problem;
    else this.problem = null;
    if (session.table?.nonces) this.addNonces();
    this.sort();
    this.requestUpdate();
  }

  /** The menu as it is used; it is asked for by all that follows. */
  sort() {
    const menu = this.session?.menu ?? {};
    if (menu === this.sorted) return;
    this.sorted = menu;
    this.choice = menu.choice ? {options: [], min: 0, repeats: false, ...menu.choice} : null;
    Object.assign(this, sortMenu(this.choice ? [] : menu.intents));
    this.layout = this.choice ? layOut(this.choice, this.session.table) : null;
  }

  /** Adds to the dice for the seats that are held here, as soon as the match waits for it. */
  async addNonces() {
    const {nonces} = this.session.table;
    for (const seat of ['a', 'b']) {
      const token = this.tokens[seat];
      this.added ??= {};
      if (!token || nonces[seat] !== undefined || this.added[this.match + seat]) continue;
      this.added[this.match + seat] = true;
      const key = newKey();
      try {
        await matches.post(`${this.session.path}/intents`, {type: 'add-nonce', nonce: key}, {token, key: newKey()});
      } catch (problem) {
        this.added[this.match + seat] = false;
        if (problem.status === 0) this.session?.later(1000);
      }
    }
    this.session?.read();
  }

  // What is asked

  /** Asks for something and, when a drop has already said what is asked next, answers that. */
  async ask(intent, wish = null) {
    const {session} = this;
    let asking = intent;
    while (asking) {
      const answer = await session.ask(asking, problem => this.refused(problem));
      asking = null;
      if (answer && wish && session.menu.choice) {
        const picks = answerOf(wish, session.menu.choice);
        if (picks) asking = {type: 'choose', choice: session.menu.choice.id, picks};
      }
    }
    if (this.session === session) this.forgetPlans();
  }

  answer(picks) {
    return this.ask({type: 'choose', choice: this.choice.id, picks});
  }

  choose(option) {
    if (this.session.busy) return;
    if (immediate(this.choice)) this.answer([option]);
    else this.picks = pick(this.choice, this.picks, option);
  }

  endTurn() {
    if (!this.general['end-turn']) return;
    if (this.useful) this.mode = {kind: 'end'};
    else this.ask(this.general['end-turn'][0]);
  }

  clear() {
    this.forgetPlans();
  }

  refused(problem) {
    const stale = problem.name === 'stale-version';
    this.toast = stale ? {title: t('table.stale')} : {
      title: problem.title, detail: problem.detail, section: problem.document?.section,
    };
    clearTimeout(this.toasting);
    this.toasting = setTimeout(() => (this.toast = null), TOAST);
  }

  // What is clicked and dragged

  legal(id) {
    const kinds = this.byCard.get(id);
    return kinds ? KINDS.filter(kind => kinds.has(kind)) : [];
  }

  onCard(id, event) {
    if (this.choice) return this.choose(this.layout.board.get(id));
    if (this.mode?.kind === 'fight') {
      const fight = this.fights.get(this.mode.attacker)?.get(id);
      return fight ? this.ask(fight) : this.clear();
    }
    const kinds = this.legal(id);
    if (kinds.length === 1) return this.act(kinds[0], id);
    const {left, top, width, bottom} = event.currentTarget.getBoundingClientRect();
    this.mode = {kind: 'acts', card: id, kinds, at: {x: left + width / 2, top, bottom}};
  }

  act(kind, card) {
    if (kind === 'fight') this.mode = {kind: 'fight', attacker: card};
    else this.ask(this.byCard.get(card).get(kind));
  }

  lit(id) {
    if (this.session.busy) return false;
    if (this.choice) return this.layout.board.has(id);
    if (this.mode?.kind === 'fight') return id === this.mode.attacker || this.fights.get(this.mode.attacker)?.has(id);
    return this.byCard.has(id);
  }

  takesDrop(id) {
    const {dragged} = this;
    if (dragged === null || this.choice || dragged === id) return false;
    return Boolean(this.fights.get(dragged)?.has(id)) || this.byCard.get(dragged)?.has('play-card') && this.inPlay(id);
  }

  inPlay(id) {
    return ['a', 'b'].some(seat => (this.session.table[seat].battleline ?? []).some(it => it.card.id === id));
  }

  drops(seat, zone) {
    const kinds = this.dragged === null || seat !== this.session.seat ? null : this.byCard.get(this.dragged);
    return Boolean(kinds?.has(zone === 'discard' ? 'discard-card' : 'play-card')) && zone !== 'archives' && zone !== 'purged';
  }

  onDrop(target, id) {
    this.dragged = null;
    const kinds = this.byCard.get(id);
    if (!kinds) return;
    if (target.kind === 'discard') this.ask(kinds.get('discard-card'));
    else if (target.card === undefined) this.ask(kinds.get('play-card'), {at: target.at, of: target.of});
    else if (this.fights.get(id)?.has(target.card)) this.ask(this.fights.get(id).get(target.card));
    else if (kinds.has('play-card')) this.ask(kinds.get('play-card'), {host: target.card});
  }

  // What is told

  /** Says what has just happened, to eyes and ears. */
  heard(commit) {
    const {session} = this;
    const {table, seat} = session;
    const facts = commit.facts ?? [];
    const players = {a: table.a.player, b: table.b.player};
    const big = facts.map(fact => bigWords(fact, players, seat)).filter(Boolean);
    if (big.length) {
      this.banner = {key: commit.version, text: big.join(' ')};
      clearTimeout(this.bannering);
      this.bannering = setTimeout(() => (this.banner = null), BANNER);
    }
    if (this.announce && (table.active !== seat || big.length)) {
      this.said = this.announce(commit, players, table.active);
    }
  }

  // What is drawn

  render() {
    const {session, problem} = this;
    if (problem) return this.problemView(problem);
    if (!session?.table) return waiting();
    return html`
      <div class="table-page ${this.drawer ? 'drawer-open' : ''}">
        <h1 class="hidden-text">${t('table.title', {a: session.table.a.player, b: session.table.b.player})}</h1>
        ${board(session.table, this.ui())}
        ${this.sideView()}
      </div>
      ${session.line === 'waiting' ? html`<p class="line-down" role="status">${t('table.reconnecting')}</p>` : nothing}
      ${this.banner && !session.table.winner ? html`<p class="banner" aria-hidden="true">${this.banner.text}</p>` : nothing}
      ${this.toast ? html`<div class="toast" role="alert">
        <b>${this.toast.title}</b>${this.toast.detail ? html` <span>${this.toast.detail}</span>` : nothing}
        ${this.toast.section ? html`<small>${t('table.section', {section: this.toast.section})}</small>` : nothing}</div>` : nothing}
      <p class="hidden-text" aria-live="polite">${this.said}</p>
      ${this.actsView()}
      <dialog class="pile-dialog" aria-label=${t('table.pile')} @close=${() => (this.pile = null)}
          @click=${event => event.target === event.currentTarget && event.currentTarget.close()}>
        ${this.pile ? pileView(session.table, this.pile, this.pileUi(), event => event.target.closest('dialog').close()) : nothing}
      </dialog>
      <dialog class="concede-dialog" aria-labelledby="concede-title">
        <h2 id="concede-title">${t('concede.title')}</h2>
        <p>${t('concede.detail', {player: session.table[other(session.seat ?? 'a')].player})}</p>
        <p class="acts">
          <button @click=${event => event.target.closest('dialog').close()} autofocus>${t('base.cancel')}</button>
          <button class="danger" data-intent="concede-confirm" @click=${event => {
            event.target.closest('dialog').close();
            this.ask({type: 'concede'});
          }}>${t('act.concede')}</button>
        </p>
      </dialog>`;
  }

  ui() {
    const {session, choice, picks} = this;
    const {table, seat} = session;
    const optionOf = id => this.layout?.board.get(id);
    return {
      seat: this.near,
      version: session.version || undefined,
      lit: id => this.lit(id),
      picked: id => {
        const option = optionOf(id);
        if (option !== undefined) return markOf(choice, picks, option);
        return this.mode?.attacker === id ? '⚔' : '';
      },
      hint: id => ({option: optionOf(id), legal: this.legal(id).join(' ') || undefined}),
      onCard: (id, event) => this.onCard(id, event),
      onPile: (side, zone) => (this.pile = {seat: side, zone}),
      drag: id => !choice && !session.busy && (this.byCard.get(id)?.has('play-card') ||
        this.byCard.get(id)?.has('discard-card') || this.fights.has(id)),
      onDrag: id => (this.dragged = id),
      drops: (side, zone) => this.drops(side, zone),
      takesDrop: id => this.takesDrop(id),
      onDrop: (target, id) => this.onDrop(target, id),
      before: (side, kind, at) => this.slot(side, kind, at),
      middle: prompt(this),
      clock: side => table.clock ? html`<table-clock .clock=${table.clock} .seat=${side} .heard=${
        session.heard.version === session.version ? session.heard.when : 0}></table-clock>` : nothing,
      extra: side => side === seat ? html`<span class="you">${t('table.you')}</span>` : nothing,
    };
  }

  /** A place in the battleline that a creature can enter at. */
  slot(side, kind, at) {
    if (!this.layout || kind !== 'battleline' || side !== this.choice.seat) return nothing;
    const last = at === (this.session.table[side].battleline ?? []).length;
    const option = this.layout.slots.get(at) ?? (last ? this.layout.slots.get('end') : undefined);
    if (option === undefined) return nothing;
    return html`<li class="slot"><button class="place" data-option=${option} @click=${() => this.choose(option)}
      aria-label=${t('choice.place', {count: at})} ?disabled=${this.session.busy}>＋</button></li>`;
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

  sideView() {
    const {session} = this;
    const {table, seat} = session;
    const over = Boolean(table.winner);
    return html`
      <button class="drawer-button" aria-expanded=${this.drawer ? 'true' : 'false'} @click=${() => (this.drawer = !this.drawer)}>
        ${t(this.drawer ? 'table.board' : 'table.log')}</button>
      <aside class="side" aria-label=${t('table.log')}>
        <h2 class="hidden-text">${t('table.log')}</h2>
        <p class="acts">
          <span class="soft">${seat ? t('table.sitting', {player: table[seat].player}) : t('table.watching')}</span>
          ${!seat || this.tokens[other(seat)]
            ? act('switch-seat', t('act.other-side'), () => this.look(other(this.near)), 'quiet') : nothing}
          ${seat && !over ? act('concede', t('act.concede'), () => this.querySelector('.concede-dialog').showModal(), 'quiet danger') : nothing}
        </p>
        ${this.log ? html`<match-log .commits=${session.commits} .players=${{a: table.a.player, b: table.b.player}}></match-log>` : nothing}
      </aside>`;
  }

  /** What can be done with a card, next to it. */
  actsView() {
    const {mode} = this;
    const shown = mode?.kind === 'acts';
    return html`
      <div class="acts-menu" popover="auto" role="group" aria-label=${shown ? titleOf(this.session.known, mode.card) : nothing}
          @toggle=${event => event.newState === 'closed' && this.mode?.kind === 'acts' && this.clear()}>
        ${shown ? mode.kinds.map(kind => act(kind, t(`act.${kind}`), () => this.act(kind, mode.card), kind === 'discard-card' ? '' : 'primary')) : nothing}
      </div>`;
  }

  problemView(problem) {
    const token = problem.status === 401 || problem.status === 403;
    const retry = token && this.session ? () => this.justWatch() : () => this.sitDown();
    return problemPage(problem, retry, token && this.session ? t('table.watch') : undefined);
  }

  justWatch() {
    forget(this.session.token);
    this.session.close();
    this.session = null;
    this.sitDown();
  }

  updated() {
    const {session} = this;
    const menu = this.querySelector('.acts-menu');
    if (menu) {
      const shown = this.mode?.kind === 'acts';
      if (shown && !menu.matches(':popover-open')) {
        place(menu, this.mode);
        menu.showPopover();
        menu.querySelector('button')?.focus();
      } else if (!shown && menu.matches(':popover-open')) menu.hidePopover();
    }
    const dialog = this.querySelector('.pile-dialog');
    if (this.pile && !dialog.open) dialog.showModal();
    if (!session?.table) return;
    if (this.focused && document.activeElement === document.body) {
      this.querySelector('.prompt')?.focus({preventScroll: true});
    }
    if (session.version && this.painted !== session.version) this.mark(session.version);
    this.fetchRest();
  }

  /** Says outside that a version is on the screen. */
  mark(version) {
    this.painted = version;
    requestAnimationFrame(() => {
      performance.mark(`table-${version}`);
      document.documentElement.dataset.version = version;
    });
  }

  /** The cards' texts; they can come late. */
  learnTexts(match) {
    learnMatch(match).then(
      () => this.requestUpdate(),
      () => setTimeout(() => this.isConnected && this.match === match && this.learnTexts(match), LATER));
  }

  /** What the first picture does not need: the log, the cards' texts, who is a bot. */
  fetchRest() {
    const {match, session} = this;
    if (this.fetched !== match) {
      this.fetched = match;
      document.title = t('table.title', {a: session.table.a.player, b: session.table.b.player});
      this.learnTexts(match);
      import('./log.js').then(log => {
        this.announce = log.announcement;
        this.log = true;
      });
    }
    if (session.table.winner && !this.summary) {
      this.summary = {};
      matches.get(session.path).then(found => {
        this.summary = found;
        this.requestUpdate();
      }, () => {});
    }
  }
}

/** Puts the menu below its card, or above where there is no room. */
function place(menu, {at, kinds}) {
  const above = at.bottom + 60 + kinds.length * 44 > innerHeight;
  menu.style.left = `${Math.max(90, Math.min(innerWidth - 90, at.x))}px`;
  menu.style.top = above ? 'auto' : `${at.bottom + 6}px`;
  menu.style.bottom = above ? `${innerHeight - at.top + 6}px` : 'auto';
}

/** What is told large: keys, "Check!", the turn, the end. */
function bigWords(fact, players, seat) {
  const type = fact.type.replace(/\.v\d+$/, '');
  const who = fact.seat ?? fact.winner;
  switch (type) {
    case 'check-announced':
      return t('big.check', {player: players[who]});
    case 'key-forged':
      return t('big.key', {player: players[who], color: t(`key.${fact.color}`)});
    case 'key-unforged':
      return t('big.unforged', {player: players[who], color: t(`key.${fact.color}`)});
    case 'turn-began':
      return who === seat ? t('big.turn') : '';
    case 'takeback-declined':
      return t('big.declined', {player: players[other(who)]});
    case 'taken-back':
      return t('big.taken-back');
    default:
      return '';
  }
}

define('table-page', TablePage);
