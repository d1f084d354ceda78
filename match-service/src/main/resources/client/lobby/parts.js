import {html} from 'lit';
import {remember} from '../base/memory.js';
import {profile} from '../base/profile.js';
import {t} from '../base/text.js';
import {houseMarks} from '../cards/sigils.js';
import './deck-picker.js';

/** The field for my name, as my profile has it. */
export const nameField = () => html`
  <label class="name-field">${t('lobby.name')}
    <input name="name" autocomplete="nickname" spellcheck="false" required maxlength="40" pattern=".*\\S.*" value=${profile()?.name ?? ''}></label>`;

/** The fields for who plays and with what; `page.decks` are known as soon as there is one to play with. */
export const whoFields = page => html`
  ${nameField()}
  <deck-picker @decks=${e => (page.decks = e.detail)}></deck-picker>`;

/** What a form says, by the names of its fields; who plays with what is remembered. */
export function saidIn(form) {
  const {name, deck, ...rest} = Object.fromEntries(new FormData(form));
  remember('deck', deck);
  return {name: name.trim(), deck, ...rest};
}

/** What was agreed on for the games, in words; `sides` are called so. */
export function terms({bestOf, chains = {}, clock: {base, increment, round} = {}, nonces, openHands, substitute}, sides) {
  return [
    t('terms.bestOf', {n: bestOf, count: bestOf}),
    ...chainsOf(chains, sides),
    base && t('terms.clock', {count: minutes(base)}),
    increment && t('terms.increment', {count: increment / 1000}),
    round && t('terms.round', {count: minutes(round)}),
    !nonces && t('terms.noNonces'),
    openHands && t('terms.openHands'),
    substitute && t('terms.substitute'),
  ].filter(Boolean).join(' · ');
}

/** Who starts with chains, in words. */
export const chainsOf = (chains, sides) => ['a', 'b']
  .filter(seat => chains[seat])
  .map(seat => t('terms.chains', {who: sides[seat], count: chains[seat]}));

const minutes = ms => Math.round(ms / 6000) / 10;
