import {library} from '../base/api.js';
import {learn} from '../cards/faces.js';

/** All houses, the sets whose cards the library has as they came out, and the types of cards. */
export const HOUSES = [
  'brobnar', 'dis', 'logos', 'mars', 'sanctum', 'saurian', 'shadows', 'star-alliance', 'unfathomable', 'untamed',
];
export const SETS = ['call-of-the-archons', 'age-of-ascension', 'worlds-collide', 'mass-mutation', 'dark-tidings'];
export const TYPES = ['action', 'artifact', 'creature', 'upgrade', 'reference'];

/** All cards of the library; their faces are known from then on. */
export async function allCards() {
  const {cards} = await library.get('/cards');
  learn(cards);
  return cards;
}
