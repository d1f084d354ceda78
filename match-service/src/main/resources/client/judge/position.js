/** The names that the lab gives to cards, and adding one more to what a `setup` command lays out. */

export const ZONES = ['line', 'artifacts', 'hand', 'deck', 'discard', 'archives', 'purged'];
/** Where a card can be on another: the lab's word for it, and the field of a setup. */
export const ON = {attached: 'upgrades', under: 'under', grafted: 'grafted'};
/** The fields of a setup that say something of cards by name: first, in the lab's order, what cards are on one. */
const NAMING = ['halves', ...Object.values(ON)];
const BY_NAME = [...NAMING, 'owners', 'controllers', 'cards'];
const SEATS = ['a', 'b'];

/** Cards of the library by title and id; of two with one title the shorter id has it, as in the lab. */
export function catalog(cards) {
  const byName = new Map();
  for (const card of cards.toSorted((a, b) => a.id.length - b.id.length || (a.id < b.id ? -1 : 1))) {
    const entry = {...card, name: byName.has(card.title.toLowerCase()) ? card.id : card.title};
    byName.set(entry.name.toLowerCase(), entry).set(card.id, entry);
  }
  return byName;
}

/** The card that a name such as `urchin#2` is a copy of. */
export const cardOf = (name, byName) => byName.get(name.replace(/#\d+$/, '').toLowerCase());

/** A card's name as the lab writes it. */
const canonical = (name, byName) => (cardOf(name, byName)?.name ?? name) + (/#\d+$/.exec(name)?.[0] ?? '');

/** Counts copies in the order of the position: the second Urchin is `Urchin#2`. */
function namer() {
  const copies = new Map();
  return title => {
    copies.set(title, (copies.get(title) ?? 0) + 1);
    return copies.get(title) > 1 ? `${title}#${copies.get(title)}` : title;
  };
}

/**
 * The commands with a card more in the last setup, and the new name of each card by its old one:
 * copies that are counted after it are called otherwise then, wherever they are named.
 */
export function add(commands, byName, title, {seat, to, host}) {
  const at = commands.findLastIndex(({type}) => type === 'setup');
  const position = read(commands[at], byName);
  const list = host ? position.cards.find(card => card.name === host).said : position[seat];
  (list[ON[to] ?? to] ??= []).push({title, said: {}});
  const names = new Map();
  const setup = write(commands[at], position, names);
  const later = commands.slice(at + 1).map(command => renamed(command, names, byName));
  return {commands: [...commands.slice(0, at), setup, ...later], names};
}

/** The cards of a setup, each with its name and what is `said` of it. */
function read(setup, byName) {
  const cards = [];
  const next = namer();
  const taken = value => (Array.isArray(value) ? value.map(taken) : take(value));
  const take = word => {
    const title = cardOf(word, byName)?.name ?? word;
    const card = {title, name: next(title), said: {}};
    cards.push(card);
    for (const field of BY_NAME) {
      const said = Object.entries(setup[field] ?? {}).find(([name]) => canonical(name, byName) === card.name)?.[1];
      if (said) card.said[field] = NAMING.includes(field) ? taken(said) : said;
    }
    return card;
  };
  const half = seat => Object.fromEntries(ZONES.map(zone => [zone, taken(setup[seat]?.[zone] ?? [])]));
  return {cards, a: half('a'), b: half('b')};
}

/** The setup with these cards; `names` gets the new name of each. */
function write(setup, position, names) {
  const written = {...setup};
  for (const field of BY_NAME) delete written[field];
  const next = namer();
  const words = value => {
    if (Array.isArray(value)) return value.map(words);
    const name = next(value.title);
    names.set(value.name, name);
    for (const field of BY_NAME) {
      const said = value.said[field];
      if (said) (written[field] ??= {})[name] = NAMING.includes(field) ? words(said) : said;
    }
    return value.title;
  };
  for (const seat of SEATS) {
    const zones = ZONES.map(zone => [zone, words(position[seat][zone])]).filter(([, cards]) => cards.length);
    if (zones.length) written[seat] = {...setup[seat], ...Object.fromEntries(zones)};
  }
  return written;
}

/** A command with the new names of cards for the old ones. */
function renamed(command, names, byName) {
  const text = JSON.stringify(command).replace(/"(?:[^"\\]|\\.)*"/g, word =>
    JSON.stringify(names.get(canonical(JSON.parse(word), byName)) ?? JSON.parse(word)));
  return JSON.parse(text);
}
