import {has, places} from '../base/text.js';

/** Events that the log says nothing of, because nothing that a player cares for follows from them. */
export const silent = [
  'nonce-added', 'secret-revealed', 'step-began', 'choice-requested', 'time-passed', 'lasting-effect-used',
  'control-released',
];

/** The name of an event without its version. */
export const nameOf = event => event.type.replace(/\.v\d+$/, '');

const USES = /^(creature-reaped|ability-used|fight-began|stun-removed)$/;
const SHUFFLES = /^(first-player-|hand-mulliganed|discard-pile-recycled|card-put-in-deck)/;

/** When an event says nothing that was not said, or will be, by another one of its action. */
const UNSAID = {
  'turn-began': () => true,
  'deck-shuffled': (_, story) => story.told(SHUFFLES),
  'creature-entered': entered,
  'artifact-entered': entered,
  'card-exhausted': ({card}, story) => story.told(USES, card),
  'cards-readied': (_, story) => story.step === 'ready',
  'armor-spent': ({amount}) => amount < 0,
  'card-discarded': ({from, card}, story) =>
    from === 'being-played' || (from === 'in-play' && story.told(/^card-destroyed$/, card)),
};

function entered({ready, card}, story) {
  return !ready && story.told(/^card-played$/, card);
}

/** What texts show of events that is none of their components. */
const DERIVED = {
  'match-created': ({seats, terms: {openHands} = {}}) =>
    ({a: 'a', b: 'b', deckA: seats[0].deck.name, deckB: seats[1].deck.name, openHands}),
  'counters-changed': ({amount}) => ({amount: Math.abs(amount), less: amount < 0}),
  'card-discarded': ({card}) => ({owner: card < 100 ? 'a' : 'b'}),
  'aember-stolen': fromSomewhere,
  'aember-captured': fromSomewhere,
  'choice-made': (event, story) => story.chosen(event),
  'time-added': ({millis}) => ({seconds: Math.round(millis / 1000)}),
};

function fromSomewhere({from = {type: 'supply'}}) {
  return {from};
}

/**
 * What is said of an event, or of a correction or a place in it: the key of a text and the values
 * that it shows, as on the wire; null if it is not worth a word, and where a place would be empty.
 */
export function clause(event, story) {
  const name = nameOf(event);
  if (silent.includes(name) || UNSAID[name]?.(event, story)) return null;
  const {card, cards = card === undefined ? [] : [card]} = event;
  const all = {player: story.active, ...event, cards, ...DERIVED[name]?.(event, story)};
  const key = keyOf(name, all);
  const values = places(key).map(place => [place, all[place]?.type ? clause(all[place], story) : all[place]]);
  const empty = values.some(([, value]) => value === undefined || value === null || value.length === 0);
  // What a judge sets can be nothing.
  return empty && !name.startsWith('set-') ? null : {key, values: Object.fromEntries(values), names: story.names};
}

/** The words for the last component or value of an event that has some of its own. */
function keyOf(name, values) {
  const key = `log.${name}`;
  return Object.entries(values)
    .flatMap(([component, value]) => (value ? [`${key}.${component}`, `${key}.${value}`] : []))
    .findLast(has) ?? key;
}
