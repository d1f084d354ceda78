import {html, nothing} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {cardBack, cardFace, cardInPlay, counters, describe, STATUSES, titlesOf} from '../cards/card.js';
import {textOf} from '../cards/faces.js';
import {word} from '../cards/glossary.js';
import {aember, chain, keySign, maySign, sigil, waves} from '../cards/sigils.js';
import {named, t} from '../base/text.js';
import {fit} from './fit.js';
import {layHand, layLine} from './layout.js';
import {PILES} from './session.js';

const COLORS = ['red', 'blue', 'yellow'];

/** The other seat. */
export const other = seat => (seat === 'a' ? 'b' : 'a');

/**
 * The table, drawn from a `TableView` and nothing else; the table, replays and the judge's page use
 * it. `ui` says what can be done with it, all of it optional:
 *
 * - `seat` who sits at the bottom (`a` unless it is said)
 * - `version` of the match, to be found as `data-version` once it is painted
 * - `lit(id)` what a card can be clicked for: to `play` it, to `use` it, as a `target`, just to `discard`
 *   it (true is a target), or false; `picked(id)` what is written on a picked one, `hint(id)` its
 *   `{option, legal}`, to be found as `data-option` and `data-legal`
 * - `recent` a set of cards that something has just happened to
 * - `lists` that the deck lists can be seen
 * - `onCard(id, event)` a card was clicked, `onDull(id)` one that does not glow, `onPile(seat, zone)` a pile
 * - `drag(id)` whether a card can be dragged, `onDrag(id)` it is (null: no more), `drops(seat, zone)`
 *   and `takesDrop(id)` where it may go, `onDrop(target, id)` where it went: `{kind, at, of}`, the row
 *   or pile (`at` of its `of` cards are to its left), and the `card` there, if that takes it
 * - `before(seat, kind, at)` what stands in a row before the card at `at`
 * - `middle` what stands between the battlelines, `clock(seat)` and `extra(seat)` what stands in a
 *   player's bar
 */
export function board(table, ui = {}) {
  const near = ui.seat ?? 'a';
  const far = other(near);
  const line = (seat, side) => html`
    <div class="line ${side} ${table[seat].artifacts?.length ? 'with-artifacts' : ''}" ${fit(room => lined(room, table, seat, ui))}>
      ${row(table, seat, 'artifacts', ui)}${row(table, seat, 'battleline', ui)}</div>`;
  return html`
    <div class="board" data-version=${ui.version ?? nothing}
        @dragstart=${event => drag(event, ui)} @dragend=${() => ui.onDrag?.(null)}
        @dragover=${event => under(event, ui) && event.preventDefault()} @drop=${event => drop(event, ui)}>
      ${bar(table, far, ui)}
      ${hand(table, far, ui, 'far')}
      ${line(far, 'far')}
      <div class="middle">${ui.middle ?? nothing}</div>
      ${line(near, 'near')}
      ${hand(table, near, ui, 'near')}
      ${bar(table, near, ui)}
    </div>`;
}

/** What lies open of a player: keys, Æmber, chains, piles. */
function bar(table, seat, ui) {
  const half = table[seat];
  const forged = half.keys ?? [];
  const keys = t('board.keys', {count: forged.length, colors: forged.map(color => named('key', color)).join(', ')});
  return html`
    <section class="sheet bar ${table.toAct === seat && table.step !== 'finished' ? 'acts' : ''}"
        aria-label=${t('board.player', {player: half.player})} data-seat=${seat}>
      <span class="who"><b>${half.player}</b><span class="soft deck-name">${half.deckName}</span></span>
      <span class="houses">${(half.houses ?? []).map(house => html`
        <span class="house house-${house} ${table.active === seat && table.activeHouse === house ? 'on' : ''}"
            title=${named('house', house)}>${sigil(house)}<span class="hidden-text">${named('house', house)}</span></span>`)}</span>
      <span class="pool" title=${t('board.aember', {n: half.aember, cost: half.keyCost})}>
        ${aember()}${anew(half.aember, html`<b class="changed">${half.aember}</b>`)}<span class="soft">/${half.keyCost}</span></span>
      <span class="keys" role="img" aria-label=${keys} title=${keys}>
        ${COLORS.map(color => keySign(color, forged.includes(color)))}</span>
      ${half.chains ? html`<button class="chains" .peek=${word('chains')} aria-label=${t('board.chains', {count: half.chains})}>${chain()}${half.chains}</button>` : nothing}
      ${table.tide ? tide(table.tide === seat) : nothing}
      <span class="piles">
        <span class="pile">${t('board.hand', {n: half.handSize})}</span>
        ${ui.lists ? pile(half, seat, 'deck', ui) : html`<span class="pile" data-zone="deck">${t('board.deck', {n: half.deckSize})}</span>`}
        ${PILES.map(zone => pile(half, seat, zone, ui))}
      </span>
      ${ui.clock?.(seat) ?? nothing}
      ${ui.extra?.(seat) ?? nothing}
    </section>`;
}

/** High tide or low tide, as soon as it is not neutral any more. */
function tide(high) {
  return html`<button class="tide ${high ? 'high' : 'low'}" .peek=${word('tide')}>${waves(high)}<span>${t(high ? 'board.highTide' : 'board.lowTide')}</span></button>`;
}

/** What is drawn from the start whenever the value is another one, so that it shows that it has changed. */
function anew(value, view) {
  return repeat([value], it => it, () => view);
}

/** How many cards lie in a pile of a half. */
export function pileSize(half, zone) {
  return half[`${zone}Size`] ?? (half[zone] ?? []).length;
}

function pile(half, seat, zone, ui) {
  const n = pileSize(half, zone);
  return html`
    <button class="pile ${n ? '' : 'empty'} ${ui.drops?.(seat, zone) ? 'drops' : ''}" ?disabled=${!ui.onPile}
        data-zone=${zone} data-seat=${seat} @click=${() => ui.onPile(seat, zone)}>${t(`board.${zone}`, {n})}</button>`;
}

/** A line narrower than this has its artifacts above its creatures, as chips. */
const NARROW = 600;

/** How large what lies in a line is: creatures by their own sizes, artifacts by `a...`. */
function lined({width, height}, table, seat, ui) {
  const {battleline = [], artifacts = []} = table[seat];
  const units = battleline.map(it => (it.otherHalf ? 2 : 1));
  const low = LOW + Math.max(0, ...battleline.map(tabs)) * TAB;
  const slots = [0, ...battleline.keys().map(i => i + 1)].filter(at => (ui.before?.(seat, 'battleline', at) ?? nothing) !== nothing);
  const narrow = width < NARROW;
  const chips = narrow && artifacts.length ? CHIPS : 0;
  const {artifacts: stack, creatures: {w, h, step, rows, across}} = layLine({
    width: width - PADDING, height: height - chips - PADDING, units, low, artifacts: artifacts.length, slots: slots.length, narrow,
  });
  return {
    w, h, step, across: rows > 1 && !slots.length && across || '100%', wrap: rows > 1 ? 'wrap' : 'nowrap', attached: low > h ? 'row' : 'column',
    ...stack && {aw: stack.w, ah: stack.h, 'artifacts-w': stack.width},
  };
}

/** How many cards lie on and under one in play. */
const tabs = ({upgrades = [], under = []}) => upgrades.length + under.length;

const TAB = 26;
const LOW = 56;
const PADDING = 12;
const CHIPS = 38;

/** A battleline or the artifacts. */
function row(table, seat, kind, ui) {
  const before = at => ui.before?.(seat, kind, at) ?? nothing;
  return html`
    <ol class="row-of-cards ${kind} ${ui.drops?.(seat, kind) ? 'drops' : ''}" data-seat=${seat} data-zone=${kind}
        aria-label=${t(`board.${kind}`, {player: table[seat].player})}>
      ${before(0)}
      ${repeat(table[seat][kind] ?? [], it => it.card.id, (it, i) => html`
        <li class=${it.otherHalf ? 'wide' : ''}>${permanent(it, ui)}</li>${before(i + 1)}`)}
    </ol>`;
}

/** Words that apply to a card in play beside those of its own text. */
const wordsOf = ({otherHalf, keywords = {}, ...is}) =>
  [textOf(otherHalf?.card), ...Object.keys(keywords), ...STATUSES.filter(status => is[status])];

function permanent(it, ui) {
  const {card, upgrades = [], under = []} = it;
  const attached = (one, kind, upgrade) => clickable(one, ui, html`
    <span class="upgrade ${kind} house-${one.house}">${sigil(one.house)}<span>${one.title}</span>${counters(upgrade)}</span>`,
    describe(one));
  return [
    clickable({...card, has: wordsOf(it), bears: titlesOf(upgrades)}, ui, cardInPlay(it), describe(card, it)),
    tabs(it) ? html`<span class="attached">
      ${upgrades.map(upgrade => attached(upgrade.card, '', upgrade))}${under.map(one => attached(one, 'beneath'))}</span>` : nothing,
  ];
}

/** A card that can be looked at closely and, where it glows, clicked and dragged. */
export function clickable(card, ui, face, label) {
  const {id} = card;
  const lit = ui.lit?.(id);
  const may = lit === true ? 'target' : lit;
  const useful = lit || ui.anyCard;
  const mark = ui.picked?.(id);
  const hint = ui.hint?.(id);
  return html`
    <button class="touch ${lit ? `lit may-${may}` : ''} ${ui.recent?.has(id) ? 'recent' : ''} ${mark ? 'picked' : ''}" .peek=${card}
        data-card=${id} data-option=${hint?.option ?? nothing} data-legal=${hint?.legal ?? nothing}
        aria-label=${mark ? `${label}, ${mark}` : label} aria-disabled=${useful ? nothing : 'true'}
        draggable=${lit && ui.drag?.(id) ? 'true' : 'false'}
        @click=${event => (useful ? ui.onCard : ui.onDull)?.(id, event)}>
      ${face}${mark ? html`<span class="mark">${mark}</span>` : lit ? maySign(may) : nothing}
    </button>`;
}

/** Cards with their text, to be read, and the backs of those that are hidden: `size` in all. */
export function openCards(cards = [], size, ui) {
  return html`
    ${repeat(cards, card => card.id, card => html`<li>${openCard(card, ui)}</li>`)}
    ${Array.from({length: Math.max(0, size - cards.length)}, () => html`<li>${cardBack()}</li>`)}`;
}

export function openCard(card, ui, more = '') {
  return clickable(card, ui, cardFace(card, {text: true, kind: 'hand'}), describe(card) + more);
}

function hand(table, seat, ui, side) {
  const {player, hand: cards, handSize} = table[seat];
  const lay = ({width, height}) => layHand({width, height, n: handSize});
  return html`
    <ol class="row-of-cards hand ${side} ${cards?.length ? '' : 'backs'}" data-seat=${seat} data-zone="hand"
        ${cards?.length ? fit(lay) : nothing} aria-label=${t('board.handOf', {player})}>${openCards(cards, handSize, ui)}</ol>`;
}

function drag({target, dataTransfer}, ui) {
  if (!target.dataset?.card) return;
  dataTransfer.setData('text/plain', target.dataset.card);
  ui.onDrag?.(Number(target.dataset.card));
}

/** Where one may drop what is dragged: the card, row or pile under the pointer, and the place in that. */
function under({target, clientX}, ui) {
  const place = target.closest('[data-zone]');
  if (!place) return null;
  const {seat, zone: kind} = place.dataset;
  const on = Number(target.closest('[data-card]')?.dataset.card ?? -1);
  const card = ui.takesDrop?.(on) ? on : undefined;
  if (card === undefined && !ui.drops?.(seat, kind)) return null;
  const middles = [...place.querySelectorAll(':scope > li:not(.slot)')].map(li => {
    const {left, width} = li.getBoundingClientRect();
    return left + width / 2;
  });
  return {kind, card, at: middles.filter(x => x < clientX).length, of: middles.length};
}

function drop(event, ui) {
  const target = under(event, ui);
  if (!target) return;
  event.preventDefault();
  ui.onDrop(target, Number(event.dataTransfer.getData('text/plain')));
}
