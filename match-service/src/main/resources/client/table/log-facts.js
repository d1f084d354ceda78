import {named} from '../base/text.js';

/** Facts that the log says nothing of, because nothing that a player cares for follows from them. */
export const silent = [
  'nonce-added', 'secret-revealed', 'step-began', 'choice-requested', 'time-passed', 'lasting-effect-used',
];

/** The name of a fact without its version. */
export const nameOf = fact => fact.type.replace(/\.v\d+$/, '');

/** Where a clause has other words than `log.<fact>`; null where a fact says nothing new. */
const CASES = {
  'deck-shuffled': (fact, so) => (so.shuffled ? null : ''),
  'first-player-rolled': shuffles,
  'first-player-chosen': shuffles,
  'hand-mulliganed': shuffles,
  'discard-pile-recycled': shuffles,
  'card-played': (fact, so) => {
    so.played.add(fact.card);
    if (fact.copy) return '.copy';
    return fact.from === 'hand' ? '' : '.from';
  },
  'creature-entered': entered,
  'artifact-entered': entered,
  'ability-used': fact => (fact.kind === 'omni' ? '.omni' : ''),
  'card-exhausted': (fact, so) => (so.uses(fact.card) ? null : ''),
  'cards-readied': (fact, so) => (so.step === 'ready' || !fact.cards?.length ? null : ''),
  'cards-drawn': fact => (fact.cards?.length ? '' : null),
  'archives-taken': fact => (fact.cards?.length ? '' : null),
  'counters-changed': fact => (fact.amount < 0 ? '.less' : ''),
  'armor-spent': fact => (fact.amount < 0 ? null : ''),
  'card-destroyed': (fact, so) => { so.left.add(fact.card); return ''; },
  'destruction-replaced': (fact, so) => { so.left.delete(fact.card); return ''; },
  'card-discarded': (fact, so) => {
    if (fact.from === 'being-played' || so.left.has(fact.card)) return null;
    return fact.from === 'hand' ? '' : '.from';
  },
  'card-purged': (fact, so) => { so.left.add(fact.card); return ''; },
  'card-put-in-deck': (fact, so) => {
    so.shuffled = true;
    return fact.place === 'shuffled' ? '' : `.${fact.place}`;
  },
  'choice-made': (fact, so) => {
    if (so.picked(fact).some(option => option.type === 'no') && so.choice.why === 'may') return '.no';
    return so.worthSaying(fact).length ? '' : null;
  },
  'taken-back': fact => (fact.seat ? '' : '.judge'),
};

/** A shuffle comes with it, and need not be said. */
function shuffles(fact, so) {
  so.shuffled = true;
  return '';
}

function entered(fact, so) {
  if (fact.ready) return '.ready';
  return so.played.has(fact.card) ? null : '';
}

const FIELDS = ['house', 'color', 'status', 'counter', 'until', 'step'];
const KINDS = {color: 'key'};

/**
 * What is said of a fact: a key and the values of its text, of which `{seat}`, `{cards}` and
 * `{parts}` are names and clauses that the reader's eyes give form to; null if it is not worth a
 * word. `so` is what has been so far (`So`).
 */
export function clause(fact, so) {
  const name = nameOf(fact);
  if (silent.includes(name)) return null;
  const variant = CASES[name]?.(fact, so) ?? (CASES[name] ? null : '');
  return variant === null ? null : {key: `log.${name}${variant}`, values: {...plain(fact, so), ...special(name, fact, so)}};
}

function plain(fact, so) {
  const numbers = fact.cards ?? [fact.card ?? fact.attacker ?? fact.one ?? fact.source].filter(n => n !== undefined);
  const seat = fact.seat ?? fact.thief ?? fact.winner ?? fact.first ?? so.active ?? (numbers[0] < 100 ? 'a' : 'b');
  const values = {
    player: {seat},
    n: Math.abs(fact.amount ?? fact.paid ?? fact.turn ?? fact.version ?? 0),
    count: 1,
  };
  if (Array.isArray(numbers) && numbers.length && typeof numbers[0] === 'number') {
    values.cards = so.cards(numbers);
    values.count = numbers.length;
  }
  for (const field of FIELDS) {
    if (typeof fact[field] === 'string') values[field] = named(KINDS[field] ?? field, fact[field]);
  }
  if (typeof fact.from === 'string') values.zone = named('zone', fact.from);
  const other = fact.defender ?? fact.host ?? fact.other ?? fact.to;
  if (typeof other === 'number') values.other = so.cards([other]);
  const copy = fact.copy ?? fact.definition;
  if (copy) values.copy = {cards: [{id: null, name: {definition: copy}}]};
  return values;
}

const SPECIAL = {
  'match-created': ({seats}) => ({
    a: {seat: 'a'}, b: {seat: 'b'}, deckA: seats[0].deck.name, deckB: seats[1].deck.name,
  }),
  'match-won': fact => ({way: {key: `log.won.${fact.by}`}}),
  'aember-stolen': fact => ({other: fact.from ? {seat: fact.from} : {key: 'log.supply'}}),
  'aember-captured': fact => ({other: fact.from ? {seat: fact.from} : {key: 'log.supply'}}),
  'aember-released': fact => ({player: {seat: fact.to}}),
  'aember-moved': (fact, so) => ({from: spot(fact.from, so), to: spot(fact.to, so)}),
  'damage-moved': (fact, so) => ({cards: so.cards([fact.from])}),
  'creatures-swapped': (fact, so) => ({cards: so.cards([fact.one])}),
  'card-discarded': fact => (fact.card >= 0 ? {player: {seat: fact.card < 100 ? 'a' : 'b'}} : {}),
  'zones-swapped': fact => ({from: named('zone', fact.one), to: named('zone', fact.other)}),
  'counters-changed': fact => ({
    counters: {key: 'log.counters', values: {count: Math.abs(fact.amount), counter: named('counter', fact.counter)}},
  }),
  'chains-gained': fact => ({count: fact.amount}),
  'time-added': fact => ({n: Math.round(fact.millis / 1000)}),
  'choice-made': (fact, so) => ({player: {seat: so.choice?.seat ?? so.active}, picks: so.worthSaying(fact)[0]}),
  'corrected': (fact, so) => ({what: correction(fact.what, so)}),
};

function special(name, fact, so) {
  return SPECIAL[name]?.(fact, so) ?? {};
}

function spot(place, so) {
  if (place.type === 'pool') return {key: 'log.pool', values: {player: {seat: place.seat}}};
  return place.type === 'on' ? so.cards([place.card]) : {key: 'log.supply'};
}

const MAY_BE_OFF = {
  'set-status': what => what.on, 'set-exhausted': what => what.on, 'set-attacked': what => what.on,
  'set-copy': what => what.definition, 'set-tide': what => what.high, 'set-active-house': what => what.house,
};

function correction(what, so) {
  if (!what) return {key: 'corrected.hidden'};
  const {to, ...rest} = what;
  const off = MAY_BE_OFF[what.type] && !MAY_BE_OFF[what.type](what) ? '.off' : '';
  const values = plain({...rest, seat: what.seat ?? what.high}, so);
  if (what.keys || what.type === 'set-keys') values.n = (what.keys ?? []).length;
  if (to) values.to = place(to, so);
  return {key: `corrected.${what.type}${off}`, values};
}

function place(to, so) {
  if (to.type === 'pile') return named('zone', to.zone);
  const values = {player: {seat: to.seat}};
  const host = to.host ?? to.other;
  if (host !== undefined) values.other = so.cards([host]);
  return {key: `place.${to.type}`, values};
}
