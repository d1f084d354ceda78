import {html, nothing, svg} from 'lit';
import {named} from '../base/text.js';

/** A sign of our own for each house, drawn in a square of 24. */
const SIGILS = {
  brobnar: svg`<path d="M12 2c1 4 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 2 3 4 1-2 2-5 1-9z"/>`,
  dis: svg`<path d="M4 3c0 5 2 7 4 8a5 5 0 0 1 8 0c2-1 4-3 4-8 2 5 2 10-2 13a7 7 0 0 1-12 0C2 13 2 8 4 3z"/>`,
  logos: svg`<path d="M10 2h4l.5 3 2.5 1.5 3-1 2 3.5-2.5 2v2l2.5 2-2 3.5-3-1-2.5 1.5-.5 3h-4l-.5-3L7 17.5l-3 1-2-3.5L4.5 13v-2L2 9l2-3.5 3 1L9.5 5zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z" fill-rule="evenodd"/>`,
  mars: svg`<path d="M12 5a7 7 0 0 1 6.5 4.3c2.4.3 4.5 1.3 3.5 3-1 1.6-5 1-8 0-5-1.5-9-4.5-8.5-6C6 5 7.5 5 9 5.6 10 5.2 11 5 12 5zM5 12c3 3 8 5 13.6 4.8A7 7 0 0 1 5 12z"/>`,
  sanctum: svg`<path d="M12 2l8 3v6c0 5-3 9-8 11-5-2-8-6-8-11V5zm-1 5v4H7v2h4v5h2v-5h4v-2h-4V7z" fill-rule="evenodd"/>`,
  saurian: svg`<path d="M4 3h16v3H4zm2 5h2.5v10H6zm4.7 0h2.6v10h-2.6zm4.8 0H18v10h-2.5zM3 19h18v2.5H3z"/>`,
  shadows: svg`<path d="M12 2l3 4-1.5 9H17v2h-3.5l-.5 5h-2l-.5-5H7v-2h3.5L9 6z"/>`,
  'star-alliance': svg`<path d="M12 2l2.3 7.2L22 12l-7.7 2.8L12 22l-2.3-7.2L2 12l7.7-2.8z"/>`,
  unfathomable: svg`<path d="M2 9c3-4 5-4 8-1s5 3 8 0l4-3v5c-3 4-6 4-9 1S8 8 5 12l-3 2zm0 8c3-4 5-4 8-1s5 3 8 0l4-3v4c-3 4-6 4-9 1s-5-3-8 1l-3 2z"/>`,
  untamed: svg`<path d="M20 3C9 3 4 8 4 14c0 2 .6 3.6 1.4 4.7C7 14 10 11 15 9c-4 3-7 6-8.5 12L9 20.5c8 .5 12-6 11-17.5z"/>`,
};

/** The sign of a house. */
export function sigil(house) {
  return svg`<svg class="sigil" viewBox="0 0 24 24" aria-hidden="true">${SIGILS[house]}</svg>`;
}

const BONUS = {
  aember: svg`<path d="M12 3l7 6-3 10H8L5 9z"/>`,
  capture: svg`<path d="M5 4h3v7a4 4 0 0 0 8 0V4h3v7a7 7 0 0 1-14 0zM5 4h3v3H5zm11 0h3v3h-3z"/>`,
  damage: svg`<path d="M12 2l2.5 6 6-2.5-2.5 6 4 3-5.5 1L17 22l-5-4-5 4 .5-6.5-5.5-1 4-3-2.5-6 6 2.5z"/>`,
  draw: svg`<path d="M5 4l9-2 3 13-9 2zM18 6l3 1-3 14-9-1v-1l8-2z"/>`,
};

/** A bonus icon. */
export function bonusIcon(kind) {
  return svg`<svg class="bonus ${kind}" viewBox="0 0 24 24" aria-hidden="true">${BONUS[kind]}</svg>`;
}

/** Æmber. */
export function aember() {
  return svg`<svg class="aember" viewBox="0 0 24 24" aria-hidden="true">${BONUS.aember}</svg>`;
}

/** A key: an outline, or in its color when forged. */
export function keySign(color, forged) {
  return svg`<svg class="key ${color} ${forged ? 'forged' : ''}" viewBox="0 0 36 20" aria-hidden="true">
    <path d="M9 1a8 8 0 0 1 7.7 6H19V5h3v2h13v5h-2v6h-4v-6h-2v4h-4v-4h-1v2h-3v-2h-2.3A8 8 0 1 1 9 1zm0 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z" fill-rule="evenodd"/></svg>`;
}

/** The mark of the product: a cut piece of Æmber with a keyhole. */
export function mark() {
  return svg`<svg class="mark-of-it" viewBox="0 0 24 24" aria-hidden="true">
    <path fill="#ffb938" d="M12 1l9 7-4 15H7L3 8z"/><path fill="#ffdf94" d="M12 1L3 8l6 2 3-9z"/><path fill="#d97b00" d="M21 8l-4 15h-5l3-13z"/>
    <path fill="#1d1608" d="M12 9a2.7 2.7 0 0 1 1.3 5l1 5H9.7l1-5A2.7 2.7 0 0 1 12 9z"/></svg>`;
}

/** What kind of card it is. */
const TYPES = {
  action: svg`<path d="M13 2L4 14h6l-1 8 10-13h-7z"/>`,
  artifact: svg`<path d="M12 2l9 5v10l-9 5-9-5V7zm0 3L6 8.3v7.4l6 3.3 6-3.3V8.3z" fill-rule="evenodd"/>`,
  creature: svg`<path d="M12 2a5 5 0 0 1 5 5c0 2-1 3.5-2.5 4.4C19 12.3 21 16 21 21H3c0-5 2-8.7 6.5-9.6A5 5 0 0 1 12 2z"/>`,
  reference: svg`<path d="M2 9q5-6 10 0t10 0v4q-5 6-10 0t-10 0z"/>`,
  upgrade: svg`<path d="M12 2l9 9h-5v11H8V11H3z"/>`,
};

/** The tide, drawn full when it is high. */
export function waves(high) {
  return svg`<svg class="waves" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${high ? 'M2 9q5-6 10 0t10 0v11H2z' : 'M2 17q5-4 10 0t10 0v3H2z'}/></svg>`;
}

/** The sign of a card type. */
export function typeSign(type) {
  return svg`<svg class="type" viewBox="0 0 24 24" aria-hidden="true">${TYPES[type]}</svg>`;
}

/** What a card in play can do, is and has, in signs where there is no room for words. */
const SIGNS = {
  reap: svg`<path d="M4 20C3 10 9 3 19 3c-5 2-8 5-9 9l3 3-4 6zM15 12l4 2-1 5-4 1-2-4z"/>`,
  fight: svg`<path d="M3 2l9 9-2 2-8-8zM21 2l1 3L9 18l2 2-2 2-2-2-3 2-2-2 3-3-2-2 2-2 2 2zM15 14l4 4 2-1 1 2-3 3-2-1 1-1-4-4z"/>`,
  action: svg`<path d="M11 3l10 9-10 9v-6H3V9h8z"/>`,
  omni: svg`<path d="M12 2a10 10 0 1 1-10 10h4a6 6 0 1 0 6-6v4L6 5l6-5z"/>`,
  destroyed: svg`<path fill-rule="evenodd" d="M12 2a9 9 0 0 1 9 9c0 3-2 5-4 6v5H7v-5c-2-1-4-3-4-6a9 9 0 0 1 9-9zM8 9a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zm8 0a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zm-4 5l-2 4h4z"/>`,
  constant: svg`<path fill-rule="evenodd" d="M6.5 6c3 0 4 2 5.5 4 1.5-2 2.5-4 5.5-4a6 6 0 0 1 0 12c-3 0-4-2-5.5-4-1.5 2-2.5 4-5.5 4a6 6 0 0 1 0-12zm0 3.5a2.5 2.5 0 0 0 0 5c1.5 0 2.5-1.5 3.5-2.5-1-1-2-2.5-3.5-2.5zm11 0c-1.5 0-2.5 1.5-3.5 2.5 1 1 2 2.5 3.5 2.5a2.5 2.5 0 0 0 0-5z"/>`,
  assault: svg`<path d="M2 12L13 3v6h9v6h-9v6z"/>`,
  deploy: svg`<path d="M3 3h5v18H3zm13 0h5v18h-5zM12 6l4 6-4 6-3-6z"/>`,
  elusive: svg`<path d="M4 21C3 9 7 3 12 3s9 6 8 18l-3-3-2 3-3-3-3 3-2-3zM9 9a1.5 2 0 1 0 .1 0zm6 0a1.5 2 0 1 0 .1 0z" fill-rule="evenodd"/>`,
  hazardous: svg`<path d="M12 2l11 20H1zm-1 7v6h2V9zm0 8v2h2v-2z" fill-rule="evenodd"/>`,
  invulnerable: svg`<path d="M12 1l9 4v7c0 5-4 9-9 11-5-2-9-6-9-11V5zm0 4L7 7v5c0 3 2 5 5 7z" fill-rule="evenodd"/>`,
  poison: svg`<path d="M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13z"/>`,
  skirmish: svg`<path d="M20 2l-1 6-9 9-3-3 9-9zM6 15l3 3-2 2 1 1-2 2-5-5 2-2 1 1z"/>`,
  taunt: svg`<path d="M12 2l8 3v7c0 5-4 8-8 10-4-2-8-5-8-10V5z"/>`,
  stunned: svg`<path d="M12 3a9 9 0 1 1-9 9h3a6 6 0 1 0 6-6 4 4 0 1 0 4 4h-3a1 1 0 1 1-1-1z"/>`,
  warded: svg`<path d="M12 2a10 10 0 1 0 .1 0zm0 3a7 7 0 1 1-.1 0zm-3 2a6 6 0 0 0-2 4h2a4 4 0 0 1 2-3z" fill-rule="evenodd"/>`,
  enraged: svg`<path d="M13 2c0 5 6 7 6 13a7 7 0 0 1-14 0c0-3 1-5 3-7 0 3 1 4 2 4 2-3 1-6 3-10z"/>`,
};

/** The sign of an ability, keyword or status by its name; nothing for one without. */
export function sign(name) {
  return SIGNS[name] ? svg`<svg class="sign" data-sign=${name} viewBox="0 0 24 24" aria-hidden="true">${SIGNS[name]}</svg>` : nothing;
}

/** Chains. */
export function chain() {
  return svg`<svg viewBox="0 0 24 24" aria-hidden="true"><path fill-rule="evenodd" d="M8 7h3v2H8a3 3 0 0 0 0 6h3v2H8A5 5 0 0 1 8 7zm5 0h3a5 5 0 0 1 0 10h-3v-2h3a3 3 0 0 0 0-6h-3zm-5 4h8v2H8z"/></svg>`;
}

const MAY = {
  play: svg`<path d="M12 3l8 9h-5v9H9v-9H4z"/>`,
  use: svg`<path d="M14 2L5 14h6l-2 8 10-13h-7z"/>`,
  target: svg`<path fill-rule="evenodd" d="M11 1h2v3.1A8 8 0 0 1 19.9 11H23v2h-3.1A8 8 0 0 1 13 19.9V23h-2v-3.1A8 8 0 0 1 4.1 13H1v-2h3.1A8 8 0 0 1 11 4.1zm1 5a6 6 0 1 0 .1 0zm0 3.5a2.5 2.5 0 1 1-.1 0z"/>`,
};

/** The sign of what a card can be clicked for; none for discarding. */
export function maySign(kind) {
  return MAY[kind] ? svg`<svg class="may" viewBox="0 0 24 24" aria-hidden="true">${MAY[kind]}</svg>` : nothing;
}

/** The signs of houses; with `words` also their names for all to read. */
export function houseMarks(houses, words = false) {
  return html`<span class="house-marks">${houses.map(house => html`
    <span class="house-mark house-${house}" title=${named('house', house)}>${sigil(house)}<span
      class=${words ? '' : 'hidden-text'}>${named('house', house)}</span></span>`)}</span>`;
}
