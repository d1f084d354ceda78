import {idOf} from './cards.js';
import {fold} from './decks.js';
import {HOUSES, SETS} from './parts.js';

/**
 * Reads a deck list as people write it: the JSON that the service takes, lines such as
 * `108 logos` or `3x Dust Imp (Dis)`, or numbers and titles under the names of houses. Lines
 * `name: ...` and `set: ...` say those. `cards` are the library's.
 *
 * Gives `{name, set, houses, wrong}`: what is said of name and set or else '', the entries (ids of
 * cards) by house, and for each line that cannot be read `{line, text, why}`.
 */
export function readDeck(text, cards, chosen = {}) {
  const lines = text.trim().startsWith('{') ? fromJson(text) : fromText(text);
  if (!lines) return {name: '', set: '', houses: {}, wrong: [{line: 1, text: '', why: 'json'}]};
  const set = chosen.set || lines.set || likeliestSet(lines.entries, cards);
  const shelf = new Shelf(cards, set);
  const houses = {};
  const wrong = [...lines.wrong];
  for (const entry of lines.entries) {
    const card = shelf.find(entry);
    const house = entry.house || card?.house;
    if (!card) wrong.push({line: entry.line, text: entry.text, why: shelf.elsewhere(entry) ? 'otherSet' : 'card'});
    else (houses[house] ??= []).push(...Array(entry.count).fill(card.entry));
  }
  wrong.sort((one, two) => one.line - two.line);
  return {name: lines.name, set, houses, wrong};
}

/** The cards of one set by number and by title. */
class Shelf {
  constructor(cards, set) {
    this.titles = new Set(cards.map(card => card.id));
    this.found = new Map();
    for (const card of cards) {
      for (const printing of card.printings) {
        if (printing.set !== set) continue;
        const here = {entry: printing.number, house: printing.house};
        this.found.set(printing.number, here);
        this.found.set(card.id, here);
      }
    }
  }

  find({number, title}) {
    return this.found.get(number?.padStart(3, '0')) ?? this.found.get(idOf(title));
  }

  elsewhere({title}) {
    return this.titles.has(idOf(title));
  }
}

/** The set that has most of the titles; the first of them when only numbers are said. */
function likeliestSet(entries, cards) {
  const titles = new Set(entries.map(entry => idOf(entry.title)));
  const having = set => cards.filter(card => titles.has(card.id) && card.printings.some(one => one.set === set)).length;
  return SETS.map(set => [having(set), set]).reduce((best, one) => (one[0] > best[0] ? one : best))[1];
}

function fromJson(text) {
  let said;
  try {
    said = JSON.parse(text);
  } catch {
    return null;
  }
  const lines = empty(String(said.name ?? ''), String(said.set ?? ''));
  const houses = said.houses && typeof said.houses === 'object' ? Object.entries(said.houses) : [];
  for (const [house, entries] of houses) {
    for (const entry of Array.isArray(entries) ? entries : []) readLine(lines, String(entry), 1, houseOf(house));
  }
  for (const entry of Array.isArray(said.cards) ? said.cards : []) readLine(lines, String(entry), 1, '');
  return lines;
}

function fromText(text) {
  const lines = empty('', '');
  let heading = '';
  text.split(/\r?\n/).forEach((raw, i) => {
    const line = raw.replace(/\s+#.*$/, '').replace(/^#+\s*|^\s*[-*•]\s+/, '').replace(/^\s*["']|["']\s*$/g, '').trim();
    const said = /^(name|deck|set|houses|cards)\s*:\s*(.*)$/i.exec(line);
    if (!line) return;
    if (said) {
      if (/^(name|deck)$/i.test(said[1])) lines.name = said[2].replace(/^["']|["']$/g, '');
      if (/^set$/i.test(said[1])) lines.set = idOf(said[2]);
    } else if (houseOf(line.replace(/\s*[:(].*$/, ''))) heading = houseOf(line.replace(/\s*[:(].*$/, ''));
    else if (SETS.includes(idOf(line))) lines.set = idOf(line);
    else readLine(lines, line, i + 1, heading);
  });
  return lines;
}

const empty = (name, set) => ({name, set, entries: [], wrong: []});

/** A house by its name in whatever spelling, or ''. */
function houseOf(text) {
  const id = idOf(text);
  return HOUSES.includes(id) ? id : HOUSES.find(house => house.replace('-', '') === id) ?? '';
}

/** Adds what one line says: how often, the number or title, and the house at its end. */
function readLine(lines, text, line, heading) {
  let rest = text;
  let count = 1;
  const take = (pattern, then) => {
    const found = pattern.exec(rest);
    if (found && then(found) !== false) rest = rest.replace(found[0], '').trim();
  };
  take(/^(\d{1,2})\s*[x×]\s+|^(\d)\s+(?=\D)/i, found => (count = Number(found[1] ?? found[2])));
  take(/\s[x×]\s?(\d{1,2})$/i, found => (count = Number(found[1])));
  let house = heading;
  take(/\(([^)]*)\)$/, found => setHouse(found[1]));
  take(/(?<=^\d{1,3}\s+)([a-z][a-z -]*)$/i, found => setHouse(found[1]));
  const number = /^(\d{1,3})(?=$|\s)/.exec(rest)?.[1];
  const title = number ? rest.slice(number.length).trim() || rest : rest;
  if (count < 1 || count > 36) lines.wrong.push({line, text, why: 'count'});
  else lines.entries.push({line, text, count, number, title, house});

  function setHouse(words) {
    const said = houseOf(words);
    house = said || house;
    return Boolean(said);
  }
}

/** The titles that begin like what could not be found, as help with spelling; three at most. */
export function similar(text, cards) {
  const wanted = fold(text).replace(/[^a-z ]/g, '').trim();
  const start = wanted.slice(0, 4);
  return start.length < 3 ? [] : cards.filter(card => fold(card.title).includes(start)).slice(0, 3).map(card => card.title);
}
