import {library} from '../base/api.js';

const PAGE = 100;
const MOST = 1000;

/**
 * All decks of the library by name, a thousand at most; `more` says whether there would be others.
 * The service hands them out by id, so they are put in order here.
 */
export async function allDecks() {
  const decks = [];
  let next = '';
  do {
    const page = await library.get(`/decks?limit=${PAGE}${next && `&after=${encodeURIComponent(next)}`}`);
    decks.push(...(page.decks ?? []));
    next = page.next ?? '';
  } while (next && decks.length < MOST);
  decks.sort((one, two) => one.name.localeCompare(two.name));
  return {decks, more: Boolean(next)};
}

/** The decks that have all `words` in their name or houses, and the house if one is said. */
export function filtered(decks, words, house, houseName) {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  return decks.filter(deck => {
    const said = fold([deck.name, ...deck.houses.map(houseName)].join(' '));
    return (!house || deck.houses.includes(house)) && wanted.every(word => said.includes(word));
  });
}

/** A text for comparing: without accents and capitals. */
export function fold(text) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[Ææ]/g, 'ae').toLowerCase();
}
