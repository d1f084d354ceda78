/** A position while it is laid out: a `setup` command with its cards as objects, so that they can be moved. */

export const ZONES = ['line', 'artifacts', 'hand', 'deck', 'discard', 'archives', 'purged'];
/** Where a card can be on another: the lab's word for the move, and the field of a setup. */
export const ON = {attached: 'upgrades', under: 'under', grafted: 'grafted'};
const FIELDS = Object.values(ON);
/** The fields of a setup that say something of cards by their names. */
const BY_NAME = [...FIELDS, 'halves', 'owners', 'cards'];
const SEATS = ['a', 'b'];

/** Cards of the library by title and id; of two with one title the shorter id has it, as in the lab. */
export function catalog(cards) {
  const byName = new Map();
  for (const card of cards.toSorted((a, b) => a.id.length - b.id.length || (a.id < b.id ? -1 : 1))) {
    const entry = {...card, name: byName.has(card.title.toLowerCase()) ? card.id : card.title};
    if (entry.name === card.title) byName.set(card.title.toLowerCase(), entry);
    byName.set(card.id, entry);
  }
  return byName;
}

/** The name without the number of the copy, and the number. */
export function split(name) {
  const [, title, copy] = /^(.*?)(?:#(\d+))?$/.exec(name.trim());
  return {title, copy};
}

/** A card's name as the lab writes it. */
function canonical(byName, name) {
  const {title, copy} = split(name);
  const known = byName.get(title.toLowerCase())?.name ?? title;
  return copy > 1 ? `${known}#${copy}` : known;
}

const namer = () => {
  const counts = new Map();
  return title => {
    const n = (counts.get(title) ?? 0) + 1;
    counts.set(title, n);
    return n > 1 ? `${title}#${n}` : title;
  };
};

/** A new card for a position. */
export const item = title => ({title, marks: {}, upgrades: [], under: [], grafted: []});

/** A setup command as a position. */
export function read(setup, byName) {
  const named = field => Object.entries(setup[field] ?? {}).map(([name, value]) => [canonical(byName, name), value]);
  const said = Object.fromEntries(BY_NAME.map(field => [field, Object.fromEntries(named(field))]));
  const next = namer();
  const take = word => {
    const title = canonical(byName, split(word).title);
    const name = next(title);
    const one = {...item(title), marks: said.cards[name] ?? {}, owner: said.owners[name]};
    if (said.halves[name]) one.half = take(said.halves[name]);
    for (const field of FIELDS) one[field] = (said[field][name] ?? []).map(take);
    return one;
  };
  const position = {...setup};
  for (const seat of SEATS) {
    position[seat] = {...setup[seat]};
    for (const zone of ZONES) position[seat][zone] = (setup[seat]?.[zone] ?? []).map(take);
  }
  return position;
}

/** All cards in the order of their names, each with its name, the list it is in, seat and zone. */
export function every(position) {
  const next = namer();
  const found = [];
  const visit = (card, at) => {
    found.push({card, name: next(card.title), ...at});
    if (card.half) visit(card.half, {...at, list: [card.half]});
    for (const field of FIELDS) card[field].forEach(on => visit(on, {...at, list: card[field], zone: field}));
  };
  for (const seat of SEATS) {
    for (const zone of ZONES) position[seat][zone].forEach(card => visit(card, {list: position[seat][zone], seat, zone}));
  }
  return found;
}

/** A position as a setup command; what is plain is left out. */
export function write(position) {
  const setup = {...position};
  const said = Object.fromEntries(BY_NAME.map(field => [field, {}]));
  const names = new Map(every(position).map(({card, name}) => [card, name]));
  for (const [card, name] of names) {
    for (const field of FIELDS) if (card[field].length) said[field][name] = card[field].map(on => on.title);
    if (card.half) said.halves[name] = card.half.title;
    if (card.owner) said.owners[name] = card.owner;
    if (Object.keys(card.marks).length) said.cards[name] = card.marks;
  }
  for (const [field, value] of Object.entries(said)) {
    delete setup[field];
    if (Object.keys(value).length) setup[field] = value;
  }
  for (const seat of SEATS) {
    const half = {...position[seat]};
    for (const zone of ZONES) {
      if (half[zone].length) half[zone] = half[zone].map(card => card.title);
      else delete half[zone];
    }
    delete setup[seat];
    if (Object.keys(half).length) setup[seat] = half;
  }
  return setup;
}

/**
 * Puts a card (of the position or a new one) to its new place: in a zone of a seat, or on a host.
 * Only in play it keeps what is on it.
 */
export function put(position, card, {to, seat, host, position: at}) {
  const cards = every(position);
  const from = cards.find(one => one.card === card);
  const list = host ? cards.find(one => one.name === host).card[ON[to]] : position[seat ?? from.seat][to];
  if (from) from.list.splice(from.list.indexOf(card), 1);
  list.splice(at ?? list.length, 0, card);
  if (to !== 'line' && to !== 'artifacts') {
    const marks = Object.fromEntries(Object.entries(card.marks).filter(([mark]) => mark === 'house' || mark === 'icons'));
    Object.assign(card, item(card.title), {marks, half: undefined});
  }
}
