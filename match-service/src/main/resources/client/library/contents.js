import {html, nothing} from 'lit';
import {library} from '../base/api.js';
import {profile} from '../base/profile.js';
import {t} from '../base/text.js';
import {cardFace} from '../cards/card.js';
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

/**
 * The decks with such words in their name and this house, if said, on this shelf or all: own ones first, then favorites;
 * a few hundred at most, and whether there are `more`.
 */
export async function findDecks(name, house, shelf) {
  const on = one => library.get(`/decks?${new URLSearchParams({...(name && {name}), ...(house && {house}), ...(one && {shelf: one})})}`);
  const found = await Promise.all((shelf || !profile() ? [shelf] : ['own', 'favorites', '']).map(on));
  const decks = new Map(found.flatMap(({decks: some = []}) => some).map(deck => [deck.id, deck]));
  return {
    decks: [...decks.values()].sort((one, two) => rank(two) - rank(one) || one.name.localeCompare(two.name)),
    more: found.some(({next}) => next),
  };
}

const rank = ({standing: {own, favorite}}) => 2 * own + favorite;

/** A card of a shelf, which leads to its page. */
export const cardLink = card => html`<a class="card-link" href="/card/${card.id}">${cardFace(card, {text: true, kind: 'shelf'})}</a>`;

/** Says that a deck is one's own, or a favorite. */
export const standingMarks = ({own, favorite}) => html`
  ${own ? html`<span class="soft">${t('deck.own')}</span>` : nothing}${
    favorite ? html`<span class="good" role="img" aria-label=${t('deck.favorite')}>★</span>` : nothing}`;
