import {html, svg} from 'lit';
import {keySign} from '../cards/sigils.js';
import {named, t, words} from '../base/text.js';
import {face} from '../cards/faces.js';

/** What stands for a mark; keys are drawn. */
const SIGNS = {
  mulligan: '↻', check: '!', 'key-unforged': '⊘', 'fell-in-fight': '✕', corrected: '⚖', 'taken-back': '↩',
  'match-won': '★', 'match-expired': '∅',
};

/** The turns of a match: where each begins and ends, and whose it is. */
export function turnsOf({marks = [], head}) {
  const began = marks.filter(mark => mark.kind === 'turn-began');
  return began.map((mark, i) => ({...mark, end: began[i + 1]?.version ?? head}));
}

/** Where a version is, in percent of the whole. */
export const place = (version, head) => (head > 1 ? (100 * (version - 1)) / (head - 1) : 0);

/** A slider through the match, over its turns, with what is worth a jump above and below. */
export function timeline(reel, version, table, players, onGo) {
  const {head} = reel;
  const now = table.turn
    ? t('replay.now', {n: version, of: head, turn: table.turn, player: players[table.active]})
    : t('replay.nowSetup', {n: version, of: head});
  return html`
    <div class="timeline">
      ${lane(reel, 'a', players, onGo)}
      <svg class="turns" aria-hidden="true">
        ${turnsOf(reel).map(({version: from, end, seat}) => svg`
          <rect class=${seat} x="${place(from, head)}%" width="${place(end, head) - place(from, head)}%" height="100%">
          </rect>`)}
      </svg>
      ${lane(reel, 'b', players, onGo)}
      <input type="range" min="1" max=${head} .value=${String(version)} aria-label=${t('replay.position')}
          aria-valuetext=${now} title=${now} @input=${event => onGo(Number(event.target.value))}>
    </div>
    <p class="where soft">${now}</p>
    ${legend(reel)}`;
}

/** What the signs of this match mean. */
function legend({marks = []}) {
  const kinds = [...new Set(marks.map(({kind}) => kind))].filter(kind => kind !== 'turn-began');
  return html`<ul class="legend soft">${kinds.map(kind => html`
    <li><span class="mark-of ${kind}" aria-hidden="true">${signOf(kind)}</span> ${t(`legend.${kind}`)}</li>`)}</ul>`;
}

const signOf = (kind, color) => (kind === 'key-forged' ? keySign(color ?? 'yellow', true) : SIGNS[kind]);

function lane({marks = [], head}, seat, players, onGo) {
  const own = marks.filter(mark => mark.kind !== 'turn-began' && (mark.seat ?? 'a') === seat);
  return html`<div class="lane">${own.map(mark => {
    const {kind, color, version} = mark;
    const said = describe(mark, players);
    return html`
      <button class="mark-at ${kind}" tabindex="-1" .style=${`left: ${place(version, head)}%`}
        title=${said} aria-label=${said}
        @click=${() => onGo(version)}>${signOf(kind, color)}</button>`;
  })}</div>`;
}

/** A mark in words. */
function describe({kind, seat, color, card, turn}, players) {
  return t(`mark.${kind}`, {
    player: players[seat] ?? '',
    color: color ? named('key', color) : '',
    card: card ? face(card)?.title ?? words(card) : '',
    turn: t('replay.inTurn', {n: turn}),
  });
}
