import {html, nothing} from 'lit';
import {t} from '../base/text.js';
import {wrongNote} from './parts.js';

const MINUTE = 60_000;
const MOST_CHAINS = 24;
const CLOCKS = {
  none: null,
  '20+0': {base: 20 * MINUTE, increment: 0},
  '10+15': {base: 10 * MINUTE, increment: 15_000},
  round45: {round: 45 * MINUTE},
  custom: null,
};
/** The numbers that are typed: the least and the most, and whether they may be left out. */
const NUMBERS = {
  mine: [0, MOST_CHAINS], theirs: [0, MOST_CHAINS],
  base: [1, 1440, true], increment: [0, 3600], round: [1, 1440, true],
};
const TIMES = ['base', 'increment', 'round'];

/** What is agreed on unless somebody says otherwise. */
export const USUAL = {
  bestOf: 1, mine: '0', theirs: '0', clock: 'none', base: '20', increment: '10', round: '', nonces: true,
};

/** What is wrong with the options, by field. */
export function objections(options) {
  const wrong = {};
  const custom = options.clock === 'custom';
  for (const [name, [least, most, free]] of Object.entries(NUMBERS)) {
    const said = options[name].trim();
    const fits = /^\d{1,4}$/.test(said) && said >= least && said <= most;
    if (!fits && !(free && !said) && (custom || !TIMES.includes(name))) wrong[name] = t('options.wrong', {least, most});
  }
  if (custom && !options.base.trim() && !options.round.trim()) wrong.base = t('options.clock.empty');
  return wrong;
}

/** The options as the service takes them: `bestOf`, and what differs from the usual. */
export function agreed({bestOf, mine, theirs, clock, base, increment, round, nonces}) {
  const time = clock === 'custom'
    ? {...(base && {base: base * MINUTE, increment: increment * 1000}), ...(round && {round: round * MINUTE})}
    : CLOCKS[clock];
  return {
    bestOf,
    ...(+mine || +theirs ? {chains: {a: +mine, b: +theirs}} : {}),
    ...(time && {clock: time}),
    ...(nonces ? {} : {nonces}),
  };
}

/** The form of the options; `set(change)` is told what was changed. */
export function optionsForm(options, wrong, set) {
  const number = name => html`
    <label>${t(`options.${name}`)}
      <input name=${name} inputmode="numeric" .value=${options[name]} aria-invalid=${wrong[name] ? 'true' : nothing}
        @input=${e => set({[name]: e.target.value})}>
      ${wrongNote(wrong[name])}</label>`;
  return html`
    <div class="options">
      <label>${t('options.bestOf')}
        <select name="bestOf" @change=${e => set({bestOf: +e.target.value})}>${[1, 3, 5].map(n => html`
          <option value=${n} ?selected=${n === options.bestOf}>${t('terms.bestOf', {n, count: n})}</option>`)}</select></label>
      ${number('mine')}${number('theirs')}
      <label>${t('options.clock')}
        <select name="clock" @change=${e => set({clock: e.target.value})}>${Object.keys(CLOCKS).map(clock => html`
          <option value=${clock} ?selected=${clock === options.clock}>${t(`options.clock.${clock}`)}</option>`)}</select></label>
      ${options.clock === 'custom' ? TIMES.map(number) : nothing}
      <label class="inline"><input type="checkbox" name="nonces" .checked=${options.nonces}
        @change=${e => set({nonces: e.target.checked})}>${t('options.nonces')}</label>
    </div>`;
}
