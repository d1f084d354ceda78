import {HOUSES, idOf, SETS} from './cards.js';

/** How often, what, how often behind it, and the house in parentheses: `3x Dust Imp (Dis)`. */
const LINE = /^(?:(\d{1,2})\s*[x×]\s+|(\d)\s+(?=\D))?(.*?)(?:\s+[x×]\s?(\d{1,2}))?\s*(?:\(([^)]*)\))?$/i;

/**
 * Reads a deck list as people write it: the JSON or YAML that the service takes, lines such as `108
 * logos` or `3x Dust Imp (Dis)`, or numbers and titles under the names of houses. `set` is the one
 * chosen, or '' for what the list says or has the most titles of; `cards` are the library's.
 *
 * Gives the name if one is said, the set, by house the collector numbers, and for each line that
 * cannot be read its number and text in `wrong`.
 */
export function readDeck(text, cards, set) {
  const list = {name: '', set, house: '', entries: [], wrong: []};
  try {
    plain(text).split('\n').forEach((line, i) => readLine(list, line, i + 1));
  } catch {
    list.wrong.push({line: 0, text: ''});
  }
  list.set ||= likeliestSet(list.entries, cards);
  const shelf = shelfOf(list.set, cards);
  const houses = {};
  for (const {line, text: said, count, number, title, house} of list.entries) {
    const card = shelf.get(number) ?? shelf.get(title);
    if (card) (houses[house || card.house] ??= []).push(...Array(count).fill(card.number));
    else list.wrong.push({line, text: said});
  }
  return {name: list.name, set: list.set, houses, wrong: list.wrong};
}

/** JSON as lines, everything else as it is. */
function plain(text) {
  if (!text.trim().startsWith('{')) return text;
  const {name = '', set = '', houses = {}, cards = []} = JSON.parse(text);
  return [`name: ${name}`, `set: ${set}`, ...cards, ...Object.entries(houses).flat(2)].join('\n');
}

function readLine(list, raw, line) {
  const text = raw.replace(/\s#.*$/, '').replace(/^[\s#*•-]+|["']/g, '').trim();
  const [, label, value] = /^(name|deck|set|houses|cards)\s*:\s*(.*)$/i.exec(text) ?? [];
  const heading = houseOf(text.replace(/[:(].*$/, ''));
  if (/name|deck/i.test(label)) list.name = value;
  else if (/set/i.test(label)) list.set ||= SETS.find(set => set === idOf(value)) ?? '';
  else if (heading) list.house = heading;
  else if (text && !label) list.entries.push({line, text, ...entry(text, list.house)});
}

function entry(text, heading) {
  const [, before, alone, what, behind, inside = ''] = LINE.exec(text);
  const [, number, rest = ''] = /^(\d{1,3})(?:\s+(.*))?$/.exec(what) ?? [];
  return {
    count: Number(before ?? alone ?? behind ?? 1),
    number: number?.padStart(3, '0'),
    title: idOf(number ? rest : what),
    house: houseOf(inside) || houseOf(rest) || heading,
  };
}

/** A house by its name in whatever spelling, or ''. */
const houseOf = text => HOUSES.find(house => house.replace('-', '') === idOf(text).replace('-', '')) ?? '';

const likeliestSet = (entries, cards) => {
  const titles = new Set(entries.map(one => one.title));
  const having = set => cards.filter(card => titles.has(card.id) && card.printings.some(one => one.set === set)).length;
  return SETS.reduce((best, set) => (having(set) > having(best) ? set : best));
};

/** The printings of a set by number and by the id of the title. */
const shelfOf = (set, cards) => new Map(cards.flatMap(card => card.printings
  .filter(one => one.set === set)
  .flatMap(one => [[one.number, one], [card.id, one]])));
