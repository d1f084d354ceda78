import {html, nothing} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {cardBack, cardFace, cardInPlay, describe} from '../cards/card.js';
import {aember, keySign, sigil} from '../cards/sigils.js';
import {named, t} from '../base/text.js';

const COLORS = ['red', 'blue', 'yellow'];
export const PILES = ['discard', 'archives', 'purged'];

/** The other seat. */
export const other = seat => (seat === 'a' ? 'b' : 'a');

/**
 * The table, drawn from a `TableView` and nothing else; the table, replays and the judge's page use
 * it. `ui` says what can be done with it, all of it optional:
 *
 * - `seat` who sits at the bottom (`a` unless it is said)
 * - `version` of the match, to be found as `data-version` once it is painted
 * - `lit(id)` whether a card glows, `picked(id)` what is written on a picked one, `hint(id)` its
 *   `{option, legal}`, to be found as `data-option` and `data-legal`
 * - `recent` a set of cards that something has just happened to
 * - `onCard(id, event)` a card was clicked, `onPile(seat, zone)` a pile
 * - `drag(id)` whether a card can be dragged, `onDrag(id)` it is (null: no more), `drops(seat, zone)`
 *   and `takesDrop(id)` where it may go, `onDrop(target, id)` where it went: `{seat, kind, at, of}`
 *   (`at` of `of` cards are to its left) or `{card}`
 * - `before(seat, kind, at)` what stands in a row before the card at `at`
 * - `middle` what stands between the battlelines, `clock(seat)` and `extra(seat)` what stands in a
 *   player's bar
 */
export function board(table, ui = {}) {
  const near = ui.seat ?? 'a';
  const far = other(near);
  return html`
    <div class="board" data-version=${ui.version ?? nothing}>
      ${bar(table, far, ui)}
      ${hand(table, far, ui, 'far')}
      <div class="line far">${row(table, far, 'artifacts', ui)}${row(table, far, 'battleline', ui)}</div>
      <div class="middle">${ui.middle ?? nothing}</div>
      <div class="line near">${row(table, near, 'artifacts', ui)}${row(table, near, 'battleline', ui)}</div>
      ${hand(table, near, ui, 'near')}
      ${bar(table, near, ui)}
    </div>`;
}

/** What lies open of a player: keys, Æmber, chains, piles. */
function bar(table, seat, ui) {
  const half = table[seat];
  const forged = half.keys ?? [];
  return html`
    <section class="bar ${table.toAct === seat && !table.winner ? 'acts' : ''} ${table.active === seat ? 'active' : ''}"
        aria-label=${t('board.player', {player: half.player})} data-seat=${seat}>
      <span class="who"><b>${half.player}</b><span class="soft deck-name">${half.deckName}</span></span>
      <span class="houses">${(half.houses ?? []).map(house => html`
        <span class="house house-${house} ${table.active === seat && table.activeHouse === house ? 'on' : ''}"
            title=${named('house', house)}>${sigil(house)}<span class="hidden-text">${named('house', house)}</span></span>`)}</span>
      <span class="pool" title=${t('board.aember', {n: half.aember, cost: half.keyCost})}>
        ${aember()}<b>${half.aember}</b><span class="soft">/${half.keyCost}</span></span>
      <span class="keys" role="img" aria-label=${keysText(forged)} title=${keysText(forged)}>
        ${COLORS.map(color => keySign(color, forged.includes(color)))}</span>
      ${half.chains ? html`<span class="chains" title=${t('board.chains', {count: half.chains})}>⛓ ${half.chains}</span>` : nothing}
      ${table.tide === seat ? html`<span class="tide">${t('board.tide')}</span>` : nothing}
      <span class="piles">
        <span class="pile">${t('board.hand', {n: half.handSize})}</span>
        <span class="pile">${t('board.deck', {n: half.deckSize})}</span>
        ${PILES.map(zone => pile(half, seat, zone, ui))}
      </span>
      ${ui.clock?.(seat) ?? nothing}
      ${ui.extra?.(seat) ?? nothing}
    </section>`;
}

function keysText(forged) {
  return t('board.keys', {count: forged.length, colors: forged.map(color => named('key', color)).join(', ')});
}

/** How many cards lie in a pile of a half. */
export function pileSize(half, zone) {
  return zone === 'archives' ? half.archivesSize : (half[zone] ?? []).length;
}

function pile(half, seat, zone, ui) {
  const n = pileSize(half, zone);
  return html`
    <button class="pile ${n ? '' : 'empty'} ${ui.drops?.(seat, zone) ? 'drops' : ''}" ?disabled=${!ui.onPile} data-zone=${zone} data-seat=${seat}
        @click=${() => ui.onPile(seat, zone)} @dragover=${event => ui.drops?.(seat, zone) && event.preventDefault()}
        @drop=${event => dropped(event, id => ui.onDrop({seat, kind: zone}, id))}>
      ${t(`board.${zone}`, {n})}</button>`;
}

/** A battleline or the artifacts. */
function row(table, seat, kind, ui) {
  const cards = table[seat][kind] ?? [];
  const drops = ui.drops?.(seat, kind);
  return html`
    <ol class="row-of-cards ${kind} ${drops ? 'drops' : ''}" data-seat=${seat} data-zone=${kind}
        aria-label=${t(`board.${kind}`, {player: table[seat].player})}
        @dragover=${drops ? event => event.preventDefault() : nothing}
        @drop=${drops ? event => dropped(event, id => ui.onDrop({seat, kind, ...placeOf(event)}, id)) : nothing}>
      ${ui.before?.(seat, kind, 0) ?? nothing}
      ${repeat(cards, it => it.card.id, (it, i) => html`<li>${permanent(it, ui)}</li>${ui.before?.(seat, kind, i + 1) ?? nothing}`)}
    </ol>`;
}

function permanent(it, ui) {
  const {card} = it;
  return html`
    ${clickable(card, ui, cardInPlay(it), describe(card, it))}
    ${(it.upgrades ?? []).map(up => clickable(up, ui, html`
      <span class="upgrade house-${up.house}">${sigil(up.house)}<span>${up.title}</span></span>`, describe(up), 'on-host'))}
    ${(it.under ?? []).map(under => clickable(under, ui, html`
      <span class="upgrade beneath house-${under.house}">${sigil(under.house)}<span>${under.title}</span></span>`, describe(under), 'on-host'))}`;
}

/** A card that can be looked at closely and, where it glows, clicked and dragged. */
export function clickable(card, ui, face, label, kind = '') {
  const lit = ui.lit?.(card.id) ?? false;
  const mark = ui.picked?.(card.id);
  const hint = ui.hint?.(card.id);
  return html`
    <button class="touch ${kind} ${lit ? 'lit' : ''} ${ui.recent?.has(card.id) ? 'recent' : ''} ${mark ? 'picked' : ''}" data-card=${card.id} .peek=${card}
        data-option=${hint?.option ?? nothing} data-legal=${hint?.legal ?? nothing}
        aria-label=${[label, mark].filter(Boolean).join(', ')}
        aria-disabled=${lit ? nothing : 'true'} draggable=${lit && ui.drag?.(card.id) ? 'true' : 'false'}
        @click=${event => (lit || ui.anyCard) && ui.onCard?.(card.id, event)}
        @dragstart=${event => {
          event.dataTransfer.setData('text/plain', String(card.id));
          ui.onDrag?.(card.id);
        }}
        @dragend=${() => ui.onDrag?.(null)}
        @dragover=${ui.takesDrop?.(card.id) ? event => event.preventDefault() : nothing}
        @drop=${ui.takesDrop?.(card.id) ? event => dropped(event, id => ui.onDrop({card: card.id}, id)) : nothing}>
      ${face}${mark ? html`<span class="mark">${mark}</span>` : nothing}
    </button>`;
}

function dropped(event, act) {
  event.preventDefault();
  event.stopPropagation();
  act(Number(event.dataTransfer.getData('text/plain')));
}

/** Where in a row of cards it was dropped. */
function placeOf(event) {
  const cards = [...event.currentTarget.querySelectorAll(':scope > li:not(.slot)')];
  const at = cards.filter(card => {
    const {left, width} = card.getBoundingClientRect();
    return left + width / 2 < event.clientX;
  }).length;
  return {at, of: cards.length};
}

function hand(table, seat, ui, side) {
  const half = table[seat];
  const cards = half.hand ?? [];
  const hidden = Math.max(0, half.handSize - cards.length);
  return html`
    <ol class="row-of-cards hand ${side} ${cards.length ? '' : 'backs'}" data-seat=${seat} data-zone="hand"
        aria-label=${t('board.handOf', {player: half.player})}>
      ${repeat(cards, card => card.id, card => html`<li>${clickable(
        card, ui, cardFace(card, {text: true, kind: 'hand'}), describe(card))}</li>`)}
      ${Array.from({length: hidden}, () => html`<li>${cardBack()}</li>`)}
    </ol>`;
}
