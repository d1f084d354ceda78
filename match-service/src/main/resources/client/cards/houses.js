import {html} from 'lit';
import {named} from '../base/text.js';
import {sigil} from './sigils.js';

/** The signs of houses; with `words` also their names for all to read. */
export function houseMarks(houses, words = false) {
  return html`<span class="house-marks">${houses.map(house => html`
    <span class="house-mark house-${house}" title=${named('house', house)}>${sigil(house)}<span
      class=${words ? '' : 'hidden-text'}>${named('house', house)}</span></span>`)}</span>`;
}
