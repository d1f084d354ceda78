import {face} from '../cards/faces.js';
import {named, parts, t, words} from '../base/text.js';

const LIST = new Intl.ListFormat('en-GB');

/** The title of a card by its pinned definition. */
export function titleOf(definition) {
  const id = definition.split('@')[0];
  return face(id)?.title ?? words(id).replace(/(^| )\w/g, letter => letter.toUpperCase());
}

/** The name of a player. */
export function playerOf(seat, players) {
  return players[seat] ?? t('log.somebody');
}

/** The components that are words of the wire, each with the kind of its texts. */
const KINDS = {
  by: 'log.won', color: 'key', counter: 'counter', from: 'zone', house: 'house', keys: 'key', on: 'on', one: 'zone',
  other: 'zone', status: 'status', step: 'step', until: 'until', zone: 'zone',
};
const NUMBERS = /amount|paid|seconds|turn|version/;

/**
 * Clauses about the same player as the pieces of one sentence: text, and players as `{seat}` and
 * cards as `{definition, house}`, which look different on the page and in plain text.
 */
export function sentence(clauses) {
  const [first, ...more] = clauses.map(pieces);
  const said = listed([first, ...more.map(([, , verb, ...rest]) => [verb.trimStart(), ...rest])]);
  const all = parts('log.sentence', {said}).flat(Infinity).filter(piece => piece !== '');
  if (typeof all[0] === 'string') all[0] = all[0][0].toUpperCase() + all[0].slice(1);
  return all;
}

/** A sentence without form, for players of these names. */
export function plainly(clauses, players) {
  return sentence(clauses)
    .map(piece => (piece.seat ? playerOf(piece.seat, players) : piece.definition ? titleOf(piece.definition) : piece))
    .join('');
}

function pieces({key, values, names}) {
  const formed = Object.entries(values).map(([name, value]) => [name, form(name, value, names)]);
  return parts(key, {...Object.fromEntries(formed), count: values.cards?.length ?? values.amount});
}

/** A component as pieces. Cards that are not seen are counted. */
function form(name, value = [], names) {
  if (value.key) return pieces(value);
  if (name.startsWith('deck')) return value;
  if (value === 'a' || value === 'b') return {seat: value};
  if (typeof value === 'string' && /copy|definition/.test(name)) return {definition: value};
  const all = [value].flat();
  if (!all.length) return t('log.none');
  if (KINDS[name] && !Number.isInteger(value)) return listed(all.map(one => named(KINDS[name], `${one}`)));
  if (NUMBERS.test(name) || !Number.isInteger(all[0])) return value;
  const seen = all.map(id => names[id]).filter(Boolean);
  const count = all.length - seen.length;
  return listed(count ? [...seen, t('log.hidden', {count})] : seen);
}

/** "One, two and three", as pieces. */
function listed(items) {
  return LIST.formatToParts(items.map((_, i) => `${i}`))
    .map(({type, value}) => (type === 'element' ? items[value] : value));
}
