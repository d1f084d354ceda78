/** What can be asked, sorted by the card it is asked with. */

/** The kinds of intent that a card in hand or play can be clicked for, in the order they are offered. */
const KINDS = ['play-card', 'reap', 'fight', 'use-action', 'use-omni', 'remove-stun', 'discard-card'];

/**
 * The menu as it is used on the table: `byCard` has for each card its intents by kind (`fights` has
 * those of an attacker by defender), `general` all others by type.
 */
export function sortMenu(intents = []) {
  const byCard = new Map();
  const fights = new Map();
  const general = {};
  const into = (map, card) => map.get(card) ?? map.set(card, new Map()).get(card);
  for (const intent of intents.toSorted((one, two) => KINDS.indexOf(one.type) - KINDS.indexOf(two.type))) {
    const card = intent.card ?? intent.creature ?? intent.attacker;
    if (card === undefined) (general[intent.type] ??= []).push(intent);
    else into(byCard, card).set(intent.type, intent);
    if (intent.type === 'fight') into(fights, card).set(intent.defender, intent);
  }
  return {byCard, fights, general, useful: intents.filter(({type}) => type !== 'discard-card' && KINDS.includes(type)).length};
}

/** What a house would give this turn: cards in hand and ready cards in play. */
export function houseGives({hand = [], battleline = [], artifacts = []}, house) {
  return {
    hand: hand.filter(card => card.house === house).length,
    ready: [...battleline, ...artifacts].filter(it => it.houses.includes(house) && !it.exhausted).length,
  };
}

/**
 * The answer that a drop has given already: a card was dropped at a place in the battleline
 * (`at` creatures to its left, of `of`) or onto a creature (`host`). Null when it says nothing.
 */
export function answerOf({at, of, host}, {why, options}) {
  const said = {
    form: option => option.form === (host === undefined ? 'creature' : 'upgrade'),
    host: option => option.card === host,
    flank: option => at !== undefined && option.type === (at * 2 < of ? 'left' : 'right'),
    position: option => option.left === at,
  }[why];
  const i = said ? options.findIndex(said) : -1;
  return i < 0 ? null : [i];
}
