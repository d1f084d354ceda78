import {html, svg} from 'lit';
import {t} from '../base/text.js';
import {place} from './timeline.js';

/** What is drawn, and how a player stands in it on the table. */
const KINDS = {
  aember: half => half.aember,
  keys: ({keys = []}) => keys.length,
  creatures: ({battleline = []}) => battleline.length,
};
const SEATS = ['a', 'b'];
const HEIGHT = 100;

/** How both players stood at the end of each turn, drawn under the timeline, and how they stand now. */
export function curves({curve = [], head}, version, table) {
  if (!curve.length) return html`<p class="soft">${t('replay.noCurves')}</p>`;
  return html`<div class="curves">${Object.entries(KINDS).map(([kind, now]) => html`
    <figure>
      <figcaption><b>${t(`curve.${kind}`)}</b>${SEATS.map(seat => html`
        <span class="player ${seat}"><span class="name">${table[seat].player}</span> ${now(table[seat])}</span>`)}</figcaption>
      <svg viewBox="0 0 100 ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">
        ${SEATS.map(seat => svg`<path class="curve ${seat}" d=${path(curve, seat, kind, head)}></path>`)}
        <path class="here" d="M${place(version, head)} 0V${HEIGHT}"></path>
      </svg>
    </figure>`)}</div>`;
}

/** What stands at the end of a turn stood until the end of the next. */
function path(curve, seat, kind, head) {
  const most = Math.max(1, ...curve.flatMap(({a, b}) => [a[kind], b[kind]]));
  const y = n => HEIGHT - 4 - (n / most) * (HEIGHT - 8);
  const steps = curve.map(point => `H${place(point.version, head).toFixed(2)}V${y(point[seat][kind]).toFixed(1)}`);
  return `M0 ${y(0)}${steps.join('')}H100`;
}
