import {html, nothing} from 'lit';
import {ifDefined} from 'lit/directives/if-defined.js';
import {sigil} from '../cards/sigils.js';
import {named, t} from '../base/text.js';

const NAME = 'aemberlog.name';
const DECK = 'aemberlog.deck';
const LONGEST_NAME = 40;

/** What this browser's player is called and plays with, from the last time. */
export const remembered = {
  get name() {
    return localStorage.getItem(NAME) ?? '';
  },
  set name(name) {
    localStorage.setItem(NAME, name);
  },
  get deck() {
    return localStorage.getItem(DECK) ?? '';
  },
  set deck(deck) {
    localStorage.setItem(DECK, deck);
  },
};

/** What is wrong with a player's name, or nothing. */
export function objectionToName(name) {
  const length = name.trim().length;
  if (!length) return t('lobby.name.none');
  return length > LONGEST_NAME ? t('lobby.name.long', {count: length, most: LONGEST_NAME}) : '';
}

/** The field for a player's name. */
export function nameField(name, wrong, onInput) {
  return html`
    <label class="name-field">${t('lobby.name')}
      <input name="name" autocomplete="nickname" spellcheck="false" .value=${name} @input=${e => onInput(e.target.value)}
        aria-invalid=${wrong ? 'true' : nothing} aria-describedby=${ifDefined(wrong ? 'name-wrong' : undefined)}>
      ${wrong ? html`<span class="bad" id="name-wrong" role="alert">${wrong}</span>` : nothing}
    </label>`;
}

/** Takes the reader to the first field that is not filled in well. */
export function showWrong(page) {
  page.updateComplete.then(() => page.querySelector('[aria-invalid]')?.focus());
}

/** The signs of houses; with `words` also their names for all to read. */
export function houseMarks(houses, words = false) {
  return html`<span class="house-marks">${(houses ?? []).map(house => html`
    <span class="house-mark house-${house}" title=${named('house', house)}>${sigil(house)}<span
      class=${words ? '' : 'hidden-text'}>${named('house', house)}</span></span>`)}</span>`;
}

/** Says in place what went wrong; `retry` is offered where it may help. */
export function complaint(problem, retry) {
  return problem
    ? html`<p class="note bad" role="alert"><b>${problem.title ?? t('problem.unexpected')}</b>
        ${problem.detail && problem.detail !== problem.title ? html`<br>${problem.detail}` : nothing}
        ${retry ? html`<br><button @click=${retry} data-action="retry">${t('problem.retry')}</button>` : nothing}</p>`
    : nothing;
}

/** What was agreed on for the games, in words. */
export function terms({bestOf = 1, chains, clock, nonces = true}, sides = {a: t('terms.host'), b: t('terms.guest')}) {
  const said = [t('terms.bestOf', {n: bestOf, count: bestOf})];
  for (const seat of ['a', 'b']) {
    if (chains?.[seat]) said.push(t('terms.chains', {who: sides[seat], count: chains[seat]}));
  }
  if (clock) said.push(clockText(clock));
  if (!nonces) said.push(t('terms.noNonces'));
  return said.join(' · ');
}

function clockText({base, increment, round}) {
  const said = [];
  if (base) said.push(t(increment ? 'terms.clock.increment' : 'terms.clock', {minutes: minutes(base), seconds: increment / 1000}));
  if (round) said.push(t('terms.round', {minutes: minutes(round)}));
  return said.join(' · ');
}

const minutes = ms => Math.round(ms / 6000) / 10;

/** How long ago or ahead a moment is. */
export function when(moment) {
  const format = new Intl.RelativeTimeFormat(document.documentElement.lang, {numeric: 'auto'});
  const off = (new Date(moment) - Date.now()) / 60_000;
  for (const [unit, size] of [['day', 1440], ['hour', 60]]) {
    if (Math.abs(off) >= size) return format.format(Math.round(off / size), unit);
  }
  return format.format(Math.round(off), 'minute');
}
