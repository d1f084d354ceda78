import {library} from '../base/api.js';

/** The decks with such words in their name and this house, if said: a hundred at most, and whether there are `more`. */
export async function findDecks(name, house) {
  const wanted = new URLSearchParams({...(name && {name}), ...(house && {house})});
  const {decks = [], next} = await library.get(`/decks?${wanted}`);
  return {decks: decks.sort((one, two) => one.name.localeCompare(two.name)), more: Boolean(next)};
}
