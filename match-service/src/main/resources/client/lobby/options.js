import {html, nothing} from 'lit';
import {t} from '../base/text.js';

const MINUTE = 60_000;
const DAY = 24 * 60;
const MOST_CHAINS = 24;
const CLOCKS = {
  none: undefined,
  '20+0': {base: 20 * MINUTE, increment: 0},
  '10+15': {base: 10 * MINUTE, increment: 15_000},
  round45: {round: 45 * MINUTE},
};

/** What is agreed on unless somebody says otherwise. */
export const USUAL = {
  bestOf: 1, mine: '0', theirs: '0', clock: 'none', base: '20', increment: '10', round: '', nonces: true,
};

/** What is wrong with the options, by field. */
export function objections(options) {
  const wrong = {};
  for (const side of ['mine', 'theirs']) {
    if (!whole(options[side], 0, MOST_CHAINS)) wrong[side] = t('options.chains.wrong', {most: MOST_CHAINS});
  }
  if (options.clock === 'custom') {
    if (options.base && !whole(options.base, 1, DAY)) wrong.base = t('options.minutes.wrong');
    if (options.base && !whole(options.increment, 0, 3600)) wrong.increment = t('options.seconds.wrong');
    if (options.round && !whole(options.round, 1, DAY)) wrong.round = t('options.minutes.wrong');
    if (!options.base && !options.round) wrong.base = t('options.clock.empty');
  }
  return wrong;
}

function whole(text, least, most) {
  return /^\d{1,5}$/.test(String(text).trim()) && Number(text) >= least && Number(text) <= most;
}

/** The options as the service takes them: `bestOf`, and what differs from the usual. */
export function agreed(options) {
  const chains = {a: Number(options.mine), b: Number(options.theirs)};
  const clock = options.clock === 'custom' ? custom(options) : CLOCKS[options.clock];
  return {
    bestOf: options.bestOf,
    ...(chains.a || chains.b ? {chains} : {}),
    ...(clock ? {clock} : {}),
    ...(options.nonces ? {} : {nonces: false}),
  };
}

function custom({base, increment, round}) {
  return {
    ...(base ? {base: base * MINUTE, increment: increment * 1000} : {}),
    ...(round ? {round: round * MINUTE} : {}),
  };
}

/** The form of the options; `set(change)` is told what was changed. */
export function optionsForm(options, wrong, set) {
  const number = name => html`
    <label>${t(`options.${name}`)}
      <input name=${name} inputmode="numeric" size="5" .value=${options[name]} @input=${e => set({[name]: e.target.value})}
        aria-invalid=${wrong[name] ? 'true' : nothing}>
      ${wrong[name] ? html`<span class="bad" role="alert">${wrong[name]}</span>` : nothing}
    </label>`;
  return html`
    <div class="options">
      <label>${t('options.bestOf')}
        <select name="bestOf" @change=${e => set({bestOf: Number(e.target.value)})}>
          ${[1, 3, 5].map(n => html`<option value=${n} ?selected=${n === options.bestOf}>${t('terms.bestOf', {n, count: n})}</option>`)}
        </select></label>
      ${number('mine')}${number('theirs')}
      <label>${t('options.clock')}
        <select name="clock" @change=${e => set({clock: e.target.value})}>
          ${[...Object.keys(CLOCKS), 'custom'].map(clock => html`
            <option value=${clock} ?selected=${clock === options.clock}>${t(`options.clock.${clock}`)}</option>`)}
        </select></label>
      ${options.clock === 'custom' ? ['base', 'increment', 'round'].map(number) : nothing}
      <label class="inline"><input type="checkbox" name="nonces" .checked=${options.nonces}
        @change=${e => set({nonces: e.target.checked})}>${t('options.nonces')}</label>
    </div>`;
}
