import {library} from '../base/api.js';
import {learn} from '../cards/faces.js';
import {fold} from './decks.js';

/** All houses, the sets whose cards the library has as they came out, and the types of cards. */
export const HOUSES = [
  'brobnar', 'dis', 'logos', 'mars', 'sanctum', 'saurian', 'shadows', 'star-alliance', 'unfathomable', 'untamed',
];
export const SETS = ['call-of-the-archons', 'age-of-ascension', 'worlds-collide', 'mass-mutation', 'dark-tidings'];
export const TYPES = ['action', 'artifact', 'creature', 'upgrade'];

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
  return fold(title).replace(/["'“”‘’]/g, '').replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
