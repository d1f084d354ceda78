import {html, nothing} from 'lit';
import {t} from '../base/text.js';

const MINUTE = 60_000;
const CLOCKS = {
  none: undefined,
  '20+0': {base: 20 * MINUTE, increment: 0},
  '10+15': {base: 10 * MINUTE, increment: 15_000},
  round45: {round: 45 * MINUTE},
  custom: undefined,
};

/** The options that a form says, as the service takes them: `bestOf`, and what differs from the usual. */
export function agreed({bestOf, mine, theirs, clock, base, increment, round, nonces, openHands, substitute}) {
  const time = clock === 'custom'
    ? {...(base && {base: base * MINUTE, increment: increment * 1000}), ...(round && {round: round * MINUTE})}
    : CLOCKS[clock];
  const chains = {a: Number(mine), b: Number(theirs)};
  return {
    bestOf: Number(bestOf),
    ...((chains.a || chains.b) && {chains}),
    ...(time && {clock: time}),
    ...(!nonces && {nonces: false}),
    ...(openHands && {openHands: true}),
    ...(substitute && {substitute: true}),
  };
}

/** The fields of the options; `page.custom` is whether the clock is set by hand. */
export const optionFields = page => html`
  <div class="options">
    ${select('bestOf', [1, 3, 5], n => t('terms.bestOf', {n, count: n}))}
    ${number('mine', 0, 24, 0)}${number('theirs', 0, 24, 0)}
    ${select('clock', Object.keys(CLOCKS), clock => t(`options.clock.${clock}`), clock => (page.custom = clock === 'custom'))}
    ${page.custom ? html`${number('base', 1, 1440, 20, false)}${number('increment', 0, 3600, 10)}${number('round', 1, 1440, '', false)}` : nothing}
    <label class="inline"><input type="checkbox" name="nonces" checked>${t('options.nonces')}</label>
    <label class="inline"><input type="checkbox" name="openHands">${t('options.openHands')}</label>
    <label class="inline"><input type="checkbox" name="substitute">${t('options.substitute')}</label>
  </div>`;

const select = (name, values, text, chosen) => html`
  <label>${t(`options.${name}`)}
    <select name=${name} @change=${e => chosen?.(e.target.value)}>${values.map(value => html`
      <option value=${value}>${text(value)}</option>`)}</select></label>`;

const number = (name, least, most, usual = '', required = true) => html`
  <label>${t(`options.${name}`)}
    <input type="number" name=${name} min=${least} max=${most} value=${usual} ?required=${required}></label>`;
