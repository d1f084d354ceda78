import {html, nothing} from 'lit';
import {classMap} from 'lit/directives/class-map.js';
import {guard} from 'lit/directives/guard.js';
import {face, learnMatch} from '../cards/faces.js';
import {sigil} from '../cards/sigils.js';
import {define, View} from '../base/element.js';
import {named, t} from '../base/text.js';
import {Story} from './log-story.js';
import {plainly, sentence, titleOf} from './log-words.js';

/**
 * What happened, turn by turn and action by action.
 *
 * - `commits` are `{version, facts, names}` in order; a longer list with the same beginning adds to
 *   the log, any other one begins it anew
 * - `players` are the names of `a` and `b`; the log knows them too where the match begins in it
 * - `at` is the version that is looked at; without it the log follows what comes
 * - with `jumps` each line leads to its moment: the event `jump` has its version as `detail`
 */
class MatchLog extends View {
  static properties = {commits: {}, players: {}, at: {}, jumps: {type: Boolean}, learnt: {state: true}};

  constructor() {
    super();
    this.commits = [];
    this.learnt = 0;
    this.jumps = false;
    this.begin();
  }

  begin() {
    this.story = new Story();
    this.taken = [];
  }

  willUpdate(changed) {
    if (!changed.has('commits')) return;
    const commits = this.commits ?? [];
    const n = this.taken.length;
    if (n > commits.length || (n && (commits[0] !== this.taken[0] || commits[n - 1] !== this.taken[n - 1]))) {
      this.begin();
    }
    for (const commit of commits.slice(this.taken.length)) this.story.take(commit);
    this.taken = commits;
    this.learn();
  }

  /** Card ids will do until the titles are here. */
  learn() {
    if (this.asked || !this.story.match) return;
    this.asked = true;
    learnMatch(this.story.match).then(() => this.learnt++, () => {});
  }

  updated() {
    const log = this.querySelector('.log');
    if (!this.follows) {
      const line = this.querySelector('.told.now');
      if (line && line !== this.shown) {
        bringInto(log, line);
        // What comes into view is only then as high as it is.
        requestAnimationFrame(() => bringInto(log, line));
      }
      this.shown = line;
    } else if (!this.reading) {
      log.scrollTop = log.scrollHeight;
    }
  }

  /** Whether no moment is looked at, but what comes; who has scrolled back to read is left there. */
  get follows() {
    return this.at === undefined || this.at === null;
  }

  scrolled({target}) {
    this.reading = target.scrollHeight - target.scrollTop - target.clientHeight > 40;
  }

  /** The line of the moment that is looked at: the last one that is not later. */
  now() {
    if (this.follows) return null;
    const {lines} = this.story;
    let low = 0;
    let high = lines.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (lines[middle].version <= this.at) low = middle + 1;
      else high = middle;
    }
    return lines[low - 1] ?? null;
  }

  render() {
    const {turns} = this.story;
    if (!turns.length) return html`<div class="log"><p class="soft">${t('log.empty')}</p></div>`;
    const now = this.now();
    this.eyes = eyes({...this.story.players, ...this.players});
    return html`
      <div class="log" role="region" aria-label=${t('log.name')} tabindex="0"
          @scroll=${{handleEvent: event => this.scrolled(event), passive: true}} @keydown=${walk}>
        ${turns.map((turn, i) => this.turn(turn, now, turns[i + 1]))}
      </div>`;
  }

  turn(turn, now, next) {
    if (!turn.turn && !turn.size) return nothing;
    const later = now && turn.version > this.at;
    const current = now && !later && (!next || next.version >= now.version);
    return guard([turn, turn.size, turn.house, current ? now : later, this.learnt, this.players, this.jumps], () => html`
      <section class="turn ${turn.seat ?? ''} ${later ? 'later' : ''}">
        <h3>${turn.turn
          ? html`${t('log.turn', {n: turn.turn})} ${this.eyes.player(turn.seat)}${turn.house
              ? html`<span class="house-${turn.house} badge">${sigil(turn.house)}${named('house', turn.house)}</span>`
              : nothing}${turn.again ? html`<span class="soft">${t('log.again')}</span>` : nothing}`
          : t(turn.forked ? 'log.practice' : 'log.setup')}</h3>
        <ol>${turn.actions.filter(action => action.lines.length).map(action => html`
          <li class=${classMap({action: true, undone: action.undone})}>
            ${action.undone ? html`<span class="hidden-text">${t('log.undone')}</span>` : nothing}
            ${action.lines.map(line => this.line(line, current ? now : null))}
          </li>`)}
        </ol>
      </section>`);
  }

  line(line, now) {
    return html`
      <div class=${classMap({
            told: true, lead: line.lead, loud: line.loud, now: line === now, later: now && line.version > now.version,
          })}
          aria-current=${line === now ? 'step' : nothing}>
        ${this.jumps ? html`
          <button class="to" tabindex=${line === now ? 0 : -1} aria-label=${t('log.jump', {n: line.version})}
              @click=${() => this.jump(line.version)}>▸</button>` : nothing}
        <span>${line.sentences.map(said => html`${sentence(said, this.eyes)} `)}</span>
      </div>`;
  }

  jump(version) {
    this.dispatchEvent(new CustomEvent('jump', {detail: version, bubbles: true}));
  }
}

/** Scrolls the log, and nothing around it, so that a line is seen. */
function bringInto(log, line) {
  const box = log.getBoundingClientRect();
  const {top, bottom} = line.getBoundingClientRect();
  const head = 40;
  if (top < box.top + head) log.scrollTop -= box.top + head - top;
  else if (bottom > box.bottom) log.scrollTop += bottom - box.bottom + head;
}

/** How names look on the page. */
function eyes(players) {
  const {player} = plainly(players);
  return {
    player: seat => html`<b class="player ${seat}">${player(seat)}</b>`,
    card: ({name}) => {
      const seen = face(name.definition.split('@')[0]);
      const card = seen && {...seen, house: name.house};
      return html`<button class="name" tabindex="-1" .peek=${card}>${titleOf(name.definition)}</button>`;
    },
  };
}

/** The arrows walk through the log: up and down from line to line, aside to the cards too. */
function walk(event) {
  const kinds = {ArrowUp: ['.to', -1], ArrowDown: ['.to', 1], ArrowLeft: ['.to, .name', -1], ArrowRight: ['.to, .name', 1]};
  const [kind, step] = kinds[event.key] ?? [];
  if (!kind || event.ctrlKey || event.altKey || event.metaKey) return;
  const own = event.currentTarget.querySelectorAll('.to').length ? kind : '.name';
  const all = [...event.currentTarget.querySelectorAll('.to, .name')];
  let i = all.indexOf(document.activeElement);
  if (i < 0) i = step > 0 ? -1 : all.length;
  do i += step; while (all[i] && !all[i].matches(own));
  if (all[i]) {
    event.preventDefault();
    event.stopPropagation();
    all[i].focus();
  }
}

/**
 * A commit in one line of text, to be read out while it happens; '' if there is nothing to say.
 * `active` is the seat whose turn it is.
 */
export function announcement(commit, players, active) {
  const story = new Story();
  story.turnTo({turn: 1, seat: active, version: 0});
  story.take(commit);
  return story.lines
    .flatMap(line => line.sentences.map(said => sentence(said, plainly(players)).join('')))
    .join(' ');
}

define('match-log', MatchLog);
