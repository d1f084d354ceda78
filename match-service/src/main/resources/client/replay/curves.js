import {html, svg} from 'lit';
import {guard} from 'lit/directives/guard.js';
import {t} from '../base/text.js';
import {place} from './timeline.js';

const KINDS = ['aember', 'keys', 'creatures'];
const HEIGHT = 100;

/** How both players stood at the end of each turn, drawn under the timeline and as a table. */
export function curves({curve = [], head}, version, players) {
  if (!curve.length) return html`<p class="soft">${t('replay.noCurves')}</p>`;
  return html`
    <p class="legend">${['a', 'b'].map(seat => html`
      <span class=${seat}><svg viewBox="0 0 24 8" aria-hidden="true"><path class="curve ${seat}" d="M0 4H24"></path></svg>${players[seat]}</span>`)}
      <span class="soft">${t('replay.curves')}</span></p>
    <div class="curves">
      ${KINDS.map(kind => {
        const most = Math.max(1, ...curve.flatMap(point => [point.a[kind], point.b[kind]]));
        return html`
          <figure>
            <figcaption>${t(`curve.${kind}`)} <span class="soft">${t('curve.most', {n: most})}</span></figcaption>
            <svg viewBox="0 0 100 ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label=${t('curve.name', {what: t(`curve.${kind}`)})}>
              ${guard([curve, head], () => ['a', 'b'].map(seat => svg`<path class="curve ${seat}" d=${path(curve, seat, kind, most, head)}></path>`))}
              <path class="here" d="M${place(version, head)} 0V${HEIGHT}"></path>
            </svg>
          </figure>`;
      })}
    </div>
    <details>
      <summary>${t('replay.asTable')}</summary>
      <div class="scroll">${guard([curve, players.a, players.b], () => table(curve, players))}</div>
    </details>`;
}

/** What stands at the end of a turn stood until the end of the next. */
function path(curve, seat, kind, most, head) {
  const y = n => HEIGHT - 4 - (n / most) * (HEIGHT - 8);
  return curve.reduce(
    (line, point) => `${line}H${place(point.version, head).toFixed(2)}V${y(point[seat][kind]).toFixed(1)}`,
    `M0 ${y(0)}`) + 'H100';
}

function table(curve, players) {
  const columns = KINDS.flatMap(kind => ['a', 'b'].map(seat => ({kind, seat})));
  return html`
    <table>
      <thead>
        <tr><th scope="col" class="n">${t('replay.turn')}</th><th scope="col">${t('replay.player')}</th>
          ${columns.map(({kind, seat}) => html`<th scope="col" class="n">${t(`curve.${kind}`)}, ${players[seat]}</th>`)}</tr>
      </thead>
      <tbody>${curve.map(point => html`
        <tr><th scope="row" class="n">${point.turn}</th><td>${players[point.seat]}</td>
          ${columns.map(({kind, seat}) => html`<td class="n">${point[seat][kind]}</td>`)}</tr>`)}</tbody>
    </table>`;
}
