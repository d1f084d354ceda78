import {matches} from '../base/api.js';
import {named} from '../base/text.js';

/** The faces of cards (title, numbers, traits, text) by card id, as far as they were fetched. */
const faces = new Map();
const asked = new Map();

/** What is known of a card by its id, or undefined. */
export function face(cardId) {
  return faces.get(cardId);
}

/** The text of a card, or nothing while it is not known. */
export function textOf(cardId) {
  return faces.get(cardId)?.text ?? '';
}

/** The title of a face, with which of two cards of that title it is. */
export const titled = ({title, variant}) => (variant ? `${title} (${named('variant', variant).toLowerCase()})` : title);

/**
 * The cards of a deck list as they are shown, alike ones together with their `count`: the two of a gigantic creature as
 * the one that they make, with the icons of both. `faceOf` gives what is known of a card.
 */
export function listed(cards, faceOf) {
  const all = cards.map(({house, enhancements = [], ...card}) => {
    const known = faceOf(card);
    return {...known, card: known.id, house, enhancements};
  });
  const tops = all.filter(({variant}) => variant === 'top-half');
  const shown = all.filter(({variant}) => variant !== 'top-half').map(card => {
    const at = card.variant === 'bottom-half' ? tops.findIndex(({title}) => title === card.title) : -1;
    const [top] = at < 0 ? [] : tops.splice(at, 1);
    return top
      ? {...card, variant: undefined, bonus: both(top.bonus, card.bonus), enhancements: both(top.enhancements, card.enhancements)} : card;
  });
  return [...Map.groupBy([...shown, ...tops], card => JSON.stringify(card)).values()]
    .map(alike => ({card: alike[0], count: alike.length}));
}

const both = (one = [], other = []) => [...one, ...other];

/** Takes in faces that came with something else, such as a deck. */
export function learn(some) {
  for (const one of some) faces.set(one.id, one);
}

/** Fetches all faces of a match once; done when they are known. */
export function learnMatch(match) {
  if (!asked.has(match)) {
    const fetching = matches
      .get(`/matches/${encodeURIComponent(match)}/cards`)
      .then(found => learn(Object.values(found.cards ?? {})));
    asked.set(match, fetching);
    fetching.catch(() => asked.delete(match));
  }
  return asked.get(match);
}
