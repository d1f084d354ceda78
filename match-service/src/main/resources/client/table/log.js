import {html, nothing} from 'lit';
import {guard} from 'lit/directives/guard.js';
import {face, learnMatch} from '../cards/faces.js';
import {explained, kept} from '../cards/glossary.js';
import {sigil} from '../cards/sigils.js';
import {define, View} from '../base/element.js';
import {named, parts, t} from '../base/text.js';
import {Story} from './log-story.js';
import {plainly, playerOf, sentence, titleOf} from './log-words.js';

/**
 * What happened, turn by turn and action by action.
 *
 * - `commits` are `{version, events, names}` in order; a longer list with the same beginning adds to
 *   the log, any other one begins it anew
 * - `players` are the names of `a` and `b`; the log knows them too where the match begins in it
 * - `at` is the version that is looked at; without it the log follows what comes
 * - with the attribute `jumps` each line leads to its moment: the event `jump` has its version as
 *   `detail`
 */
class MatchLog extends View {
  static first = {commits: [], players: {}, at: null, learnt: 0};

  willUpdate(changed) {
    if (changed.has('commits')) this.take(this.commits);
    this.names = {...this.story.players, ...this.players};
    // The moment that is looked at is told in the last line that is not later.
    this.now = this.at === null ? null : this.story.lines.findLast(({version}) => version <= this.at);
  }

  take(commits) {
    const goesOn = this.taken?.every((commit, i) => commit === commits[i]);
    if (!goesOn) Object.assign(this, {story: new Story(), reading: false, top: 0});
    for (const commit of commits.slice(goesOn ? this.taken.length : 0)) this.story.take(commit);
    this.taken = commits;
    const {match} = this.story;
    // Card ids will do until the titles are here.
    if (match && match !== this.match) learnMatch(match).then(() => this.learnt++, () => {});
    this.match = match;
  }

  firstUpdated() {
    this.sizes = new ResizeObserver(() => this.follow());
    this.sizes.observe(this.firstElementChild);
    this.sizes.observe(this.firstElementChild.firstElementChild);
  }

  /** Shows the end, unless somebody reads. Where the page is laid out anyway, for asking how high it is lays it out once more. */
  follow() {
    const log = this.firstElementChild;
    if (this.at !== null || this.reading) return;
    log.scrollTop = log.scrollHeight;
    this.top = log.scrollTop;
  }

  updated(changed) {
    // Titles that come late move nobody away from what they read.
    if (this.now && !(changed.has('learnt') && changed.size === 1)) this.show();
  }

  /** Shows the line of now for a fifth of a second of frames: what comes into view is only then as high as it is, and moves the rest. */
  show(frames = 12) {
    cancelAnimationFrame(this.showing);
    const log = this.firstElementChild;
    const line = log.querySelector('.now');
    const top = element => element.getBoundingClientRect().top;
    if (line) log.scrollTop += top(line) - top(log) - log.clientHeight / 2;
    if (frames) this.showing = requestAnimationFrame(() => this.show(frames - 1));
  }

  /** Who has scrolled back to read is left there; what came since the end was shown is no scrolling back. */
  scrolled({target}) {
    const away = target.scrollHeight - target.scrollTop - target.clientHeight > 40;
    this.reading = away && (this.reading || target.scrollTop < this.top);
    this.top = target.scrollTop;
  }

  render() {
    const turns = this.story.turns.filter(({turn, size}) => turn || size);
    return html`
      <div class="log" role="region" aria-label=${t('log.name')} tabindex="0" @scroll=${this.scrolled} @keydown=${walk}>
        <div>${turns.length ? turns.map(turn => this.turn(turn)) : html`<p class="soft">${t('log.empty')}</p>`}</div>
      </div>`;
  }

  turn(turn) {
    const {seat, house} = turn;
    const now = this.now?.turn === turn && this.now;
    return guard([turn, turn.size, now, this.learnt, this.names.a, this.names.b], () => html`
      <section class="turn ${seat}">
        <h2>${turn.turn ? parts('log.turn-began', {turn: turn.turn, seat: this.piece({seat})}) : t('log.start')}
          ${house ? html`<span class="house-${house} badge">${sigil(house)} ${named('house', house)}</span>` : nothing}</h2>
        <ol>${turn.actions.filter(({lines}) => lines.length).map(({lines, undone}) => html`
          <li class=${undone ? 'undone' : nothing}>
            ${lines.map(line => this.line(line, line === now))}
            ${undone ? `(${t('log.undone')})` : nothing}
          </li>`)}
        </ol>
      </section>`);
  }

  line({version, loud, sentences}, now) {
    return html`
      <div class="told ${loud ? 'loud' : ''} ${now ? 'now' : ''}" aria-current=${now ? 'step' : nothing}>
        ${this.hasAttribute('jumps') ? html`
          <button class="to" tabindex=${now ? 0 : -1} aria-label=${t('log.jump', {n: version})}
              @click=${() => this.jump(version)}>▸</button>` : nothing}
        ${sentences.map(clauses => html`${kept(sentence(clauses).map(piece => this.piece(piece)))} `)}
      </div>`;
  }

  /** How a player or a card looks on the page. */
  piece(piece) {
    const {seat, definition, house} = piece;
    if (seat) return html`<b class=${seat}>${playerOf(seat, this.names)}</b>`;
    if (!definition) return explained(`${piece}`, -1);
    const seen = face(definition.split('@')[0]);
    return html`<button class="name" tabindex="-1" .peek=${seen && {...seen, house}}>${titleOf(definition)}</button>`;
  }

  jump(detail) {
    this.dispatchEvent(new CustomEvent('jump', {detail, bubbles: true}));
  }
}

/** The arrows walk up and down through the moments and cards of the log, and out of it at its ends. */
function walk(event) {
  const step = {ArrowUp: -1, ArrowDown: 1}[event.key];
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const from = buttons.indexOf(document.activeElement);
  const next = from < 0 ? buttons.at(step > 0 ? 0 : -1) : buttons[from + step];
  if (!step || !next) return;
  event.preventDefault();
  next.focus();
}

/**
 * A commit in one line of text, to be read out while it happens; '' if there is nothing to say.
 * `active` is the seat whose turn it is.
 */
export function announcement(commit, players, active) {
  const story = new Story(active);
  story.take(commit);
  return story.lines.flatMap(line => line.sentences.map(clauses => plainly(clauses, players))).join(' ');
}

define('match-log', MatchLog);
