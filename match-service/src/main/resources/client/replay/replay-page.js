import {html, nothing} from 'lit';
import {copyText} from '../base/copy.js';
import {define, View} from '../base/element.js';
import {poll} from '../base/poll.js';
import {problemPage, waiting} from '../base/problem.js';
import {entitle} from '../base/router.js';
import {t} from '../base/text.js';
import {learnMatch} from '../cards/faces.js';
import {board} from '../table/board.js';
import {announcement} from '../table/log.js';
import {deckLists, pileView} from '../table/piles.js';
import {controls, heading} from './bars.js';
import {COMMENT, commentDialog, momentMenu} from './comment.js';
import {curves} from './curves.js';
import './practice.js';
import {Reel} from './replay-loader.js';
import {timeline, turnsOf} from './timeline.js';
import './verdict.js';

const PACE = 1400;
/** How often a match that is running is looked at again, in milliseconds. */
const GROWS = {first: 2000, most: 15_000};

/** What the keys do on the replay page, where they are not meant for something else. */
const KEYS = {
  ' ': page => page.toggle(),
  ArrowLeft: (page, far) => (far ? page.turn(-1) : page.step(-1)),
  ArrowRight: (page, far) => (far ? page.turn(1) : page.step(1)),
  Home: page => page.jump(1),
  End: page => page.jump(page.reel.head),
};

/** Does what a pressed key means for the page. */
function onKey(event, page) {
  const {key, target} = event;
  const elsewhere = event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey ||
    document.querySelector('dialog[open]') || target.closest?.('input:not([type=range]), select, textarea') ||
    (key === ' ' && target.closest?.('button, a, summary'));
  if (!(key in KEYS) || elsewhere) return;
  event.preventDefault();
  KEYS[key](page, event.shiftKey);
}

/** A match as it was played, to be gone through like a film. */
class ReplayPage extends View {
  static first = {
    match: '', version: null, table: null, problem: null, playing: false, speed: 1, near: null, notes: [], pile: null,
    copied: false, comment: null,
  };

  constructor() {
    super();
    this.onKey = event => this.table && onKey(event, this);
    this.onHash = () => this.follow();
  }

  connectedCallback() {
    super.connectedCallback();
    document.addEventListener('keydown', this.onKey);
    addEventListener('hashchange', this.onHash);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.onKey);
    removeEventListener('hashchange', this.onHash);
    this.leave();
  }

  willUpdate(changed) {
    if (changed.has('match')) this.load();
  }

  leave() {
    this.pause();
    clearTimeout(this.writing);
    this.growing?.stop();
    this.reel?.close();
  }

  async load() {
    this.leave();
    Object.assign(this, {table: null, version: null, problem: null, notes: [], comment: null});
    const reel = new Reel(this.match, () => this.requestUpdate());
    this.reel = reel;
    const {v, as, note} = wished();
    try {
      await reel.open(as);
    } catch (problem) {
      if (this.reel === reel && !reel.gone.signal.aborted) this.problem = problem;
      return;
    }
    if (this.reel !== reel || !this.isConnected) return;
    entitle(t('replay.title', this.players));
    this.near ??= reel.as === 'b' ? 'b' : 'a';
    learnMatch(this.match).then(() => this.requestUpdate(), () => {});
    const at = this.there(v) ? Number(v) : reel.over ? 1 : reel.head;
    if (as && as !== reel.as) this.note('replay.noSuchEyes', {asked: as});
    if (v && !this.there(v)) this.note('replay.noSuchMove', {asked: v, head: reel.head, at});
    if (note?.trim()) this.comment = {version: at, text: note.trim().slice(0, COMMENT)};
    this.go(at);
    if (!reel.over) this.growing = poll(() => this.grow(reel), GROWS);
  }

  /** Whoever looks at the last move of a running match sees the next ones come, unless something is being said of this one. */
  async grow(reel) {
    const {head} = reel;
    await reel.grow().catch(() => {});
    if (this.reel !== reel) return false;
    if (this.version === head && reel.head > head && !this.playing && !this.querySelector('dialog[open]')) this.go(reel.head);
    if (reel.over) this.growing.stop();
    return reel.head > head;
  }

  /** Whether the match has this version. */
  there(version) {
    return Number.isInteger(Number(version)) && version >= 1 && version <= this.reel.head;
  }

  note(key, values) {
    this.notes = [...this.notes, t(key, {...values, asked: values.asked.slice(0, 20)})];
  }

  /** Somebody changed the address, or went back in it. */
  follow() {
    const {v, as, note} = wished();
    if (!this.table || !this.there(v)) return;
    if (note || (as && as !== this.reel.as)) this.load();
    else if (Number(v) !== this.version) this.go(Number(v));
  }

  get players() {
    const {a, b} = this.reel.summary;
    return {a: a.player, b: b.player};
  }

  /** Shows the table after a commit. */
  async go(version) {
    const {reel} = this;
    const at = Math.min(Math.max(version, 1), reel.head);
    this.version = at;
    this.write();
    try {
      const table = await reel.table(at);
      if (this.reel !== reel || this.version !== at) return;
      this.table = table;
      this.problem = null;
      reel.prefetch(at);
    } catch (problem) {
      if (this.version === at && !reel.gone.signal.aborted) {
        this.pause();
        if (this.table) this.notes = [problem.said];
        else this.problem = problem;
      }
    }
  }

  /** The address of this moment. */
  get link() {
    const said = this.comment?.version === this.version ? `&note=${encodeURIComponent(this.comment.text)}` : '';
    return `${location.origin}/replay/${this.match}#v=${this.version}&as=${this.reel.as}${said}`;
  }

  /** The address says where we are; not so often that the browser minds. */
  write() {
    clearTimeout(this.writing);
    this.writing = setTimeout(() => {
      // Another page may have been gone to.
      if (location.pathname === new URL(this.link).pathname) history.replaceState(null, '', this.link);
    }, 200);
  }

  /** Goes to a version and stays there. */
  jump(version) {
    this.pause();
    this.go(version);
  }

  step(by) {
    this.jump(this.beside(this.reel.stops, by));
  }

  turn(by) {
    this.jump(this.beside(turnsOf(this.reel).map(({version}) => version), by));
  }

  /** The next of these versions, or the one before. */
  beside(versions, by) {
    return by > 0
      ? versions.find(version => version > this.version) ?? this.reel.head
      : versions.findLast(version => version < this.version) ?? 1;
  }

  /** Opens the dialog `verify` or `practice`. */
  open(dialog) {
    this.pause();
    this.querySelector(`${dialog}-dialog`).show();
  }

  toggle() {
    if (this.playing) this.pause();
    else this.play();
  }

  play() {
    if (this.version >= this.reel.head) this.go(1);
    this.playing = true;
    this.next();
  }

  next() {
    this.timer = setTimeout(async () => {
      await this.go(this.beside(this.reel.stops, 1));
      if (!this.playing) return;
      if (this.version >= this.reel.head) this.pause();
      else this.next();
    }, PACE / this.speed);
  }

  pause() {
    this.playing = false;
    clearTimeout(this.timer);
  }

  async lookAs(as) {
    this.pause();
    try {
      await this.reel.lookAs(as);
      if (this.reel.as !== as) return;
      this.notes = [];
      if (as === 'a' || as === 'b') this.near = as;
      this.go(this.version);
    } catch (problem) {
      this.notes = [problem.said];
    }
  }

  async copy() {
    this.pause();
    this.copied = await copyText(this.link);
    if (!this.copied) this.notes = [this.link];
    setTimeout(() => (this.copied = false), 2000);
  }

  openPile(seat, zone) {
    this.pause();
    this.pile = {seat, zone};
    this.querySelector('.pile-dialog').showModal();
  }

  render() {
    const {reel} = this;
    if (this.problem) return problemPage(this.problem, this.problem.status === 404 ? null : () => this.load());
    if (!reel?.summary || !this.table) return waiting();
    return html`
      <div class="replay">
        ${heading(this)}
        <div class="stage">
          ${reel.summary.chosenSeed ? html`<p class="note soft chosen-seed">${t('terms.chosenSeed')}</p>` : nothing}
          ${this.notes.map(note => html`<p class="note" role="status">${note}</p>`)}
          ${this.comment?.version === this.version ? html`<p class="comment sheet" role="note">${this.comment.text}</p>` : nothing}
          ${this.stage()}
          <div class="film">
            ${controls(this)}
            ${timeline(reel, this.version, this.table, this.players, version => this.jump(version))}
          </div>
        </div>
        <aside class="reading">
          <section class="sheet how">${curves(reel, this.version, this.table)}</section>
          <match-log class="sheet" jumps .commits=${reel.commits} .players=${this.players} .at=${this.version}
              @jump=${event => this.jump(event.detail)}></match-log>
        </aside>
        <p class="under soft hint">${t('replay.keys')}</p>
        ${momentMenu(this)}${commentDialog(this)}
        <dialog class="pile-dialog">${this.pile ? pileView(this.table, this.pile, deckLists(reel.commits), {}) : nothing}</dialog>
        <verify-dialog .match=${this.match}></verify-dialog>
        <practice-dialog .match=${this.match} .version=${this.version} .players=${this.players}></practice-dialog>
      </div>`;
  }

  /** The board, and what has just happened in a line between the battlelines. */
  stage() {
    const {reel, table} = this;
    const action = reel.action(this.version);
    const named = new Set(action.flatMap(({events}) => events.flatMap(cardsOf)));
    const said = action.map(commit => announcement(commit, this.players, table.active)).filter(Boolean).join(' ');
    return board(table, {
      seat: this.near,
      recent: named,
      middle: html`<p class="happened" tabindex="0" aria-live=${this.playing ? 'off' : 'polite'}>${said}</p>`,
      lists: Boolean(deckLists(reel.commits)),
      onPile: (seat, zone) => this.openPile(seat, zone),
    });
  }
}

/** What the address asks for: a version and whose eyes. */
const wished = () => Object.fromEntries(new URLSearchParams(location.hash.slice(1)));

/** The numbers of the cards that an event is about; a shuffle is about none. */
function cardsOf(event) {
  if (/^(deck-shuffled|choice-requested|match-|cards-readied)/.test(event.type)) return [];
  return [event.card, event.attacker, event.defender, event.host, event.one, ...(event.cards ?? [])]
    .filter(id => typeof id === 'number' && id >= 0);
}

define('replay-page', ReplayPage);
