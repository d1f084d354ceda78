import {html} from 'lit';
import {named, t} from '../base/text.js';

/** All houses there are, as they are known here. */
export const HOUSES = [
  'brobnar', 'dis', 'logos', 'mars', 'sanctum', 'saurian', 'shadows', 'star-alliance', 'unfathomable', 'untamed',
];
/** The sets whose cards the library has, in the order in which they came out. */
export const SETS = ['call-of-the-archons', 'age-of-ascension', 'worlds-collide', 'mass-mutation', 'dark-tidings'];
/** The types of cards. */
export const TYPES = ['action', 'artifact', 'creature', 'upgrade'];

/** Chooses one of `values` (`kind` says how they are called) or all of them. */
export function chooser(kind, values, value, onChange) {
  return html`
    <label>${t(`library.${kind}`)}
      <select name=${kind} @change=${e => onChange(e.target.value)}>
        <option value="">${t(`library.${kind}.all`)}</option>
        ${values.map(one => html`<option value=${one} ?selected=${one === value}>${named(kind, one)}</option>`)}
      </select></label>`;
}

/** A field for words to look for. */
export function wordsField(label, value, onInput) {
  return html`
    <label class="words">${label}
      <input type="search" name="words" .value=${value} @input=${e => onInput(e.target.value)}></label>`;
}
