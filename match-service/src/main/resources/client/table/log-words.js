import {face} from '../cards/faces.js';
import {parts, t, words} from '../base/text.js';

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

/** "One, two and three", as pieces. */
export function listed(items) {
  return LIST.formatToParts(items.map((_, i) => `${i}`))
    .map(({type, value}) => (type === 'element' ? items[value] : value));
}

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

function pieces({key, values}) {
  const formed = Object.entries(values).map(([name, value]) => [name, form(value)]);
  return parts(key, {...Object.fromEntries(formed), count: values.cards?.cards.length ?? values.amount});
}

/** Cards by name; those that are not seen are counted. */
function form(value) {
  if (value.key) return pieces(value);
  if (!value.cards) return value;
  const seen = value.cards.filter(card => card.definition);
  const count = value.cards.length - seen.length;
  return listed(count ? [...seen, t('log.hidden', {count})] : seen);
}
