import {html, nothing} from 'lit';
import {named, t} from '../base/text.js';
import {artOf} from './art/art.js';
import {textOf} from './faces.js';
import {bonusIcon, sigil, sign, typeSign} from './sigils.js';
import {linesOf, longestWord, shortLines, signsOf} from './words.js';

/**
 * A card as we draw it. `card` is a `TableView.Card` (or a face with a `house`); with `text` its
 * whole text is on it, as in the hand and when it is looked at closely.
 */
export function cardFace(card, {text = false, kind = ''} = {}) {
  return html`
    <span class="card ${kind} ${card.type} house-${card.house ?? 'none'}">
      ${head(card, [card.house].filter(Boolean))}
      <span class="picture">
        ${picture(card)}${icons(card.bonus)}${icons(card.enhancements)}
        <span class="numbers">
          ${card.type === 'creature' && card.variant !== 'top-half' ? html`${power(card.power)}${card.armor ? armor(card.armor) : nothing}` : nothing}
          <span class="kind">${typeSign(card.type)}<span>${kinds(card, kind === 'large')}</span></span>
        </span>
      </span>
      ${text ? words(linesOf(textOf(card.card ?? card.id))) : nothing}
    </span>`;
}

const picture = card => html`<img class="art" alt="" draggable="false" decoding="async" src=${artOf(card)}>`;

function head({title}, houses) {
  return html`<span class="head">${houses.map(sigil)}<span class="title" .style=${`--long: ${longestWord(title)}`}>${title}</span></span>`;
}

const power = n => html`<b class="power">${n}</b>`;
const armor = (n, spent) => html`<b class="armor ${spent ? 'spent' : ''}">${n}</b>`;

/** The words on a card; many of them are smaller. */
function words(lines) {
  const long = lines.reduce((sum, {bold, rest}) => sum + bold.length + rest.length, 0);
  return lines.length ? html`<span class="text ${long > 230 ? 'longest' : long > 130 ? 'long' : ''}">${lines.map(line)}</span>` : nothing;
}

/** Printed bonus icons, then those that the card received when its deck was made. */
const allIcons = card => [...(card?.bonus ?? []), ...(card?.enhancements ?? [])];

/** Bonus icons beside each other. */
export function icons(kinds = []) {
  return kinds.length ? html`<span class="icons">${kinds.map(bonusIcon)}</span>` : nothing;
}

/** What a card is. That one is a creature its sign says; the word shows where there is room, or nothing else to say. */
function kinds({type, variant, traits = []}, whole) {
  const more = [variant && named('variant', variant), ...traits.map(trait => named('trait', trait))].filter(Boolean).join(' · ');
  const known = !whole && type === 'creature' && more;
  return html`<span class=${known ? 'hidden-text' : ''}>${named('type', type)}${more ? ' · ' : ''}</span>${more}`;
}

/** The lines of a text, bold words in front: "Play: ...", "Elusive." */
export function lines(text) {
  return linesOf(text).map(line);
}

function line({bold, rest}) {
  return html`<span class="sentence">${bold ? html`<b>${bold}</b>` : nothing}${rest}</span>`;
}

export const STATUSES = ['stunned', 'warded', 'enraged'];

/** A creature or artifact in play, compact, with everything that is on it and the houses it has now. */
export function cardInPlay(it) {
  const {card, type = card.type, otherHalf, houses, keywords = {}} = it;
  const is = ['exhausted', ...STATUSES].filter(status => it[status]);
  if ('taunt' in keywords) is.push('taunt');
  if (otherHalf) is.push('gigantic');
  const text = [otherHalf, card].filter(Boolean).map(half => textOf(half.card)).join('\n');
  return html`
    <span class="card in-play ${type} house-${houses[0]} ${is.join(' ')}">
      ${head(card, houses)}
      <span class="picture">
        ${picture(card)}
        <span class="marks">
          ${STATUSES.map(status => (it[status] ? html`<i class="status">${sign(status)}<span>${t(`card.${status}`)}</span></i>` : nothing))}
          ${Object.entries(keywords).map(
            ([word, n]) => html`<i class="keyword">${sign(word)}<span>${named('keyword', word)}</span>${n ? ` ${n}` : ''}</i>`)}
          ${counters(it)}${icons([...allIcons(otherHalf), ...allIcons(card)])}
          ${it.underSize ? html`<i class="under">${t('card.under', {count: it.underSize})}</i>` : nothing}
        </span>
        <span class="signs">${signsOf(text).map(sign)}</span>
        <span class="numbers">
          ${type === 'creature' ? html`${power(it.power)}${it.armor ? armor(it.armorLeft, it.armorLeft < it.armor) : nothing}` : nothing}
          ${it.damage ? html`<b class="damage">${it.damage}</b>` : nothing}
          ${it.aember ? html`<b class="on">${it.aember}</b>` : nothing}
        </span>
      </span>
      ${words(shortLines(text))}
    </span>`;
}

/** The titles of the upgrades on a card in play, in a list for people. */
export const titlesOf = upgrades => upgrades.map(({card}) => card.title).join(' · ');

/** The counters on a card in play. */
export const counters = it => Object.entries(it?.counters ?? {}).map(
  ([counter, n]) => html`<i class="counter ${counter}">${n} <span>${named('counter', counter)}</span></i>`);

/** What somebody who does not see the card is told of it. */
export function describe(card, it) {
  const houses = it?.houses ?? [card.house].filter(Boolean);
  const type = it?.type ?? card.type;
  const said = [card.title, ...houses.map(house => named('house', house)), named('type', type)];
  if (it?.otherHalf) said.push(t('card.gigantic'));
  else if (card.variant) said.push(named('variant', card.variant));
  for (const icon of [...(it?.otherHalf?.bonus ?? []), ...(card.bonus ?? [])]) said.push(t('card.icon', {icon: named('bonus', icon)}));
  for (const icon of [...(it?.otherHalf?.enhancements ?? []), ...(card.enhancements ?? [])]) {
    said.push(t('card.receivedIcon', {icon: named('bonus', icon)}));
  }
  if (type === 'creature') {
    said.push(t('card.power', {n: it?.power ?? card.power}));
    const armor = it?.armor ?? card.armor;
    if (armor) {
      said.push(it ? t('card.armorLeft', {n: armor, left: it.armorLeft}) : t('card.armor', {n: armor}));
    }
  }
  if (it) {
    if (it.damage) said.push(t('card.damage', {n: it.damage}));
    if (it.aember) said.push(t('card.aember', {n: it.aember}));
    for (const status of ['exhausted', ...STATUSES]) {
      if (it[status]) said.push(t(`card.${status}`));
    }
    for (const word of Object.keys(it.keywords ?? {})) said.push(named('keyword', word));
    if (it.upgrades?.length) said.push(`${t('card.upgrades', {count: it.upgrades.length})}: ${titlesOf(it.upgrades)}`);
  }
  said.push(textOf(card.card ?? card.id).replaceAll('\n', ' '));
  return said.filter(Boolean).join(', ');
}

/** The back of a card that is not seen. */
export function cardBack() {
  return html`<span class="card back" role="img" aria-label=${t('card.hidden')}></span>`;
}
