/** What can be asked, sorted by the card it is asked with. */

/** The kinds of intent that a card in hand or play can be clicked for, in the order they are offered. */
export const KINDS = ['play-card', 'reap', 'fight', 'use-action', 'use-omni', 'remove-stun', 'discard-card'];
/** What one would not want to forget before the turn ends. */
const USEFUL = new Set(KINDS.filter(kind => kind !== 'discard-card'));

/** The card an intent is asked with. */
function cardOf(intent) {
  return intent.card ?? intent.creature ?? intent.attacker;
}

/**
 * The menu as it is used on the table: `byCard` has for each card its intents by kind (`fight` has
 * its defenders in a map of their own, `fights`), `general` all others by type.
 */
export function sortMenu(intents = []) {
  const byCard = new Map();
  const fights = new Map();
  const general = {};
  for (const intent of intents) {
    const card = cardOf(intent);
    if (card === undefined) {
      (general[intent.type] ??= []).push(intent);
      continue;
    }
    if (!byCard.has(card)) byCard.set(card, new Map());
    byCard.get(card).set(intent.type, intent);
    if (intent.type === 'fight') {
      if (!fights.has(card)) fights.set(card, new Map());
      fights.get(card).set(intent.defender, intent);
    }
  }
  return {byCard, fights, general, useful: intents.filter(intent => USEFUL.has(intent.type)).length};
}

/** What a house would give this turn: cards in hand and ready cards in play. */
export function houseGives(half, house) {
  const hand = (half.hand ?? []).filter(card => card.house === house).length;
  const ready = [...(half.battleline ?? []), ...(half.artifacts ?? [])]
    .filter(it => it.card.house === house && !it.exhausted).length;
  return {hand, ready};
}

/**
 * The answer that a drop has given already: a card was dropped at a place in the battleline
 * (`at` creatures to its left, of `of`) or onto a creature (`host`). Null when it says nothing.
 */
export function answerOf(wish, choice) {
  const pick = test => {
    const i = choice.options.findIndex(test);
    return i < 0 ? null : [i];
  };
  switch (choice.why) {
    case 'form':
      return pick(option => option.form === (wish.host === undefined ? 'creature' : 'upgrade'));
    case 'host':
      return pick(option => option.card === wish.host);
    case 'flank':
      return wish.at === undefined ? null : pick(option => option.type === (wish.at * 2 <= wish.of - 1 ? 'left' : 'right'));
    case 'position':
      return wish.at === undefined ? null : pick(option => option.left === wish.at);
    default:
      return null;
  }
}
