import {html, nothing} from 'lit';
import {sigil} from '../cards/sigils.js';
import {named, t} from '../base/text.js';

const LONGEST_NAME = 40;

/** What this browser remembers: the player's `name` and `deck`, and under their ids which invitations wait. */
export const remembered = what => localStorage.getItem(`aemberlog.${what}`) ?? '';

/** Remembers something for the next time, or forgets it. */
export function remember(what, value) {
  if (value) localStorage.setItem(`aemberlog.${what}`, value);
  else localStorage.removeItem(`aemberlog.${what}`);
}

/** What is wrong with who somebody is and what they play with, by field. */
export function objectionsTo({name, deck}) {
  const count = name.trim().length;
  return {
    name: !count ? t('lobby.name.none') : count > LONGEST_NAME ? t('lobby.name.long', {count, most: LONGEST_NAME}) : '',
    deck: deck ? '' : t('lobby.deck.choose'),
  };
}

/** What says beside a field what is wrong with it. */
export const wrongNote = wrong => (wrong ? html`<span class="bad" role="alert">${wrong}</span>` : nothing);

/** The fields for who plays and with what; they set `name` and `deck` of the page. */
export function whoFields(page) {
  return html`
    <label class="name-field">${t('lobby.name')}
      <input name="name" autocomplete="nickname" spellcheck="false" .value=${page.name}
        aria-invalid=${page.wrong.name ? 'true' : nothing}
        @input=${e => { page.name = e.target.value; page.wrong = {...page.wrong, name: ''}; }}>
      ${wrongNote(page.wrong.name)}</label>
    <deck-picker .wrong=${page.wrong.deck ?? ''} @picked=${e => (page.deck = e.detail)} @decks=${e => (page.decks = e.detail)}></deck-picker>`;
}

/** Whether nothing is wrong; else the reader is taken to the first field that is not well filled in. */
export function allRight(page, wrong) {
  page.wrong = wrong;
  const right = !Object.values(wrong).some(Boolean);
  if (!right) page.updateComplete.then(() => page.querySelector('[aria-invalid]')?.focus());
  return right;
}

/** The signs of houses; with `words` also their names for all to read. */
export function houseMarks(houses, words = false) {
  return html`<span class="house-marks">${houses.map(house => html`
    <span class="house-mark house-${house}" title=${named('house', house)}>${sigil(house)}<span
      class=${words ? '' : 'hidden-text'}>${named('house', house)}</span></span>`)}</span>`;
}

/** Says in place what went wrong; `retry` is offered where it may help. */
export function complaint(problem, retry) {
  return problem
    ? html`<p class="note bad" role="alert"><b>${problem.title ?? t('problem.unexpected')}</b><br>${problem.detail}
        ${retry ? html`<br><button type="button" @click=${retry} data-action="retry">${t('problem.retry')}</button>` : nothing}</p>`
    : nothing;
}

/** What was agreed on for the games, in words; `sides` are called so. */
export function terms({bestOf, chains = {}, clock = {}, nonces}, sides) {
  const {base, increment, round} = clock;
  return [
    t('terms.bestOf', {n: bestOf, count: bestOf}),
    ...chainsOf(chains, sides),
    base ? t('terms.clock', {minutes: minutes(base)}) : '',
    increment ? t('terms.increment', {seconds: increment / 1000}) : '',
    round ? t('terms.round', {minutes: minutes(round)}) : '',
    nonces ? '' : t('terms.noNonces'),
  ].filter(Boolean).join(' · ');
}

/** Who starts with chains, in words. */
export const chainsOf = (chains, sides) => ['a', 'b']
  .filter(seat => chains[seat])
  .map(seat => t('terms.chains', {who: sides[seat], count: chains[seat]}));

const minutes = ms => Math.round(ms / 6000) / 10;

/** The deck, terms and end of an invitation. */
export function offer({deck, expires, ...agreed}, sides) {
  const hours = (expires - Date.now()) / 3_600_000;
  const format = new Intl.RelativeTimeFormat(document.documentElement.lang);
  const when = hours < 1 ? format.format(Math.round(hours * 60), 'minute') : format.format(Math.round(hours), 'hour');
  return html`
    <p class="long"><a href="/library/${deck.id}" target="_blank">${deck.name}</a> ${houseMarks(deck.houses, true)}</p>
    <p>${terms(agreed, sides)}</p>
    <p class="soft">${t('join.expires', {when})}</p>`;
}
