import {library} from '../base/api.js';
import {named} from '../base/text.js';

const MOST = 1000;

/** All decks by name, a thousand at most (`more` says whether there are others); the service hands them out by id. */
export async function allDecks() {
  const decks = [];
  let next = '';
  do {
    const page = await library.get(`/decks?limit=100&after=${next}`);
    decks.push(...(page.decks ?? []));
    next = page.next ?? '';
  } while (next && decks.length < MOST);
  return {decks: decks.sort((one, two) => one.name.localeCompare(two.name)), more: Boolean(next)};
}

/** The decks that have all `words` in their name or houses, and the house if one is said. */
export function filtered(decks, words, house) {
  const wanted = said(words);
  return decks.filter(({name, houses}) =>
    (!house || houses.includes(house)) && wanted(`${name} ${houses.map(one => named('house', one)).join(' ')}`));
}

/** Whether a text has all of these words, whatever their accents and capitals. */
export function said(words) {
  const wanted = fold(words).split(/\s+/);
  return text => wanted.every(word => fold(text).includes(word));
}

/** A text for comparing: without accents and capitals. */
export function fold(text) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[Ææ]/g, 'ae').toLowerCase();
}
