import {face} from '../cards/faces.js';
import {parts, t, words} from '../base/text.js';

const LIST = new Intl.ListFormat('en-GB');

/** The title of a card by its pinned definition. */
export function titleOf(definition) {
  const id = definition.split('@')[0];
  return face(id)?.title ?? words(id).replace(/(^| )\w/g, letter => letter.toUpperCase());
}

/** Whether a clause begins with its player, so that another one can be run on to it. */
export function runsOn({key, values}) {
  const [before, subject] = parts(key, values);
  return before === '' && subject === values.player;
}

/**
 * Clauses as the pieces of one sentence. `eyes` gives names their form: `player(seat)` and
 * `card({id, name})`, in text or as templates.
 */
export function sentence(clauses, eyes) {
  const said = clauses.map((clause, i) => pieces(clause, eyes).slice(i > 0 ? 2 : 0));
  for (const later of said.slice(1)) later[0] = later[0].trimStart();
  const all = parts('log.sentence', {said: listed(said)}).flat(Infinity).filter(piece => piece !== '');
  if (typeof all[0] === 'string') all[0] = all[0][0].toUpperCase() + all[0].slice(1);
  return all;
}

function pieces({key, values = {}}, eyes) {
  const shown = Object.entries(values).map(([name, value]) => [name, shape(value, eyes)]);
  return parts(key, Object.fromEntries(shown));
}

function shape(value, eyes) {
  if (value === null || typeof value !== 'object') return value;
  if (value.key) return pieces(value, eyes);
  return value.cards ? cards(value.cards, eyes) : eyes.player(value.seat);
}

/** Cards by name; those that are not seen are counted. */
function cards(all, eyes) {
  const seen = all.filter(card => card.name).map(card => eyes.card(card));
  const hidden = all.length - seen.length;
  return listed(hidden ? [...seen, t('log.hidden', {count: hidden})] : seen);
}

function listed(items) {
  return LIST.formatToParts(items.map((_, i) => String(i)))
    .map(part => (part.type === 'element' ? items[Number(part.value)] : part.value));
}

/** How names are said in plain text. */
export const plainly = players => ({
  player: seat => players?.[seat] ?? t('log.somebody'),
  card: ({name}) => titleOf(name.definition),
});
