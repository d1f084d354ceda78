import {learn} from '../cards/faces.js';
import {library} from '../base/api.js';

let asked;

/** All cards of the library with their faces; fetched once, however many ask. */
export function allCards() {
  asked ??= library.get('/cards').then(({cards = []}) => {
    learn(cards);
    return cards;
  });
  asked.catch(() => (asked = undefined));
  return asked;
}

/** The id of a title: words in small letters joined by hyphens, without accents and quotes. */
export function idOf(title) {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[Ææ]/g, 'ae')
    .replace(/["'“”‘’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
