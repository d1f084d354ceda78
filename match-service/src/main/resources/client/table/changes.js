import {PILES} from './session.js';

const SEATS = ['a', 'b'];

/**
 * What is different between two tables of one match, as far as one sees it: pure, from two `TableView`s.
 *
 * - `moves` of cards: `{card, from, to, destroyed}`, each end a place `{seat, zone, on}`
 * - `flows` of Æmber: `{n, from, to}`, each end `{seat}` for a pool, `{card}`, or null for the supply
 * - `floats`: `{card, n}`, damage that was added to a card or (less than 0) taken from it
 * - `keys` that were forged: `{seat, color}`
 */
export function changes(before, after) {
  const was = places(before);
  const is = places(after);
  return {
    moves: moves(before, after, was, is),
    flows: flows(amounts(before, was), amounts(after, is)),
    floats: floats(was, is),
    keys: SEATS.flatMap(seat => (after[seat].keys ?? []).filter(color => !(before[seat].keys ?? []).includes(color)).map(color => ({seat, color}))),
  };
}

/** Where each card lies that one sees, by its id; `it` is what the table says of one in play. */
function places(table) {
  const found = new Map();
  for (const seat of SEATS) {
    const half = table[seat];
    for (const zone of ['battleline', 'artifacts']) {
      for (const it of half[zone] ?? []) {
        const {card, upgrades = [], under = []} = it;
        found.set(card.id, {seat, zone, it});
        for (const one of [...upgrades.map(upgrade => upgrade.card), ...under]) found.set(one.id, {seat, zone: 'attached', on: card.id});
      }
    }
    for (const zone of ['hand', ...PILES]) for (const card of half[zone] ?? []) found.set(card.id, {seat, zone});
  }
  return found;
}

const inPlay = ({zone}) => zone === 'battleline' || zone === 'artifacts';

function moves(before, after, was, is) {
  /** Where a card is that nobody sees: in the hand that has changed so, or in the deck. */
  const hidden = (seat, one, other) => ({seat, zone: !one[seat].hand && one[seat].handSize > other[seat].handSize ? 'hand' : 'deck'});
  const found = [];
  for (const [card, to] of is) {
    const from = was.get(card) ?? hidden(to.seat, before, after);
    if (from.seat === to.seat && from.zone === to.zone && from.on === to.on) continue;
    found.push({card, from, to, destroyed: inPlay(from) && to.zone === 'discard'});
  }
  for (const [card, from] of was) if (!is.has(card)) found.push({card, from, to: hidden(from.seat, after, before)});
  return found;
}

/** How much Æmber lies where. */
function amounts(table, placed) {
  return new Map([
    ...SEATS.map(seat => [seat, table[seat].aember]),
    ...[...placed].filter(([, {it}]) => it?.aember).map(([card, {it}]) => [card, it.aember]),
  ]);
}

/** Where there is less now, it comes from; where there is more, it goes to: between players first, then from and to the supply. */
function flows(was, is) {
  const rest = [...new Set([...was.keys(), ...is.keys()])]
    .map(key => ({end: SEATS.includes(key) ? {seat: key} : {card: key}, n: (is.get(key) ?? 0) - (was.get(key) ?? 0)}));
  const found = [];
  for (const source of rest.filter(({n}) => n < 0)) {
    for (const goal of rest) {
      const n = Math.min(-source.n, goal.n);
      if (n <= 0) continue;
      found.push({n, from: source.end, to: goal.end});
      source.n += n;
      goal.n -= n;
    }
  }
  for (const {end, n} of rest) {
    if (n > 0) found.push({n, from: null, to: end});
    if (n < 0) found.push({n: -n, from: end, to: null});
  }
  return found;
}

function floats(was, is) {
  return [...is].map(([card, {it}]) => ({card, n: (it?.damage ?? 0) - (was.get(card)?.it?.damage ?? 0)}))
    .filter(({card, n}) => n && is.get(card).it && was.get(card)?.it);
}
