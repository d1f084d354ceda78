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
