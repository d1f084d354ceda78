import {named, t} from '../base/text.js';

const MOST_ROWS = 25;
const SHARES = ['rate', 'low', 'high', 'playedWinRate', 'firstWinRate'];

/** A share as people read it; a dash where there is none. */
export const percent = value => (Number.isFinite(value) ? `${(value * 100).toFixed(1)} %` : '–');

/** What stands in a column of a row. */
export const written = (row, column) => (SHARES.includes(column) ? percent(row[column]) : row[column] ?? 0);

/** Where the service tells a statistic. */
export const path = (statistic, minMatches = 1) => `/statistics/${statistic}?limit=2000&minMatches=${minMatches}`;

/** Rows by a rate with its interval, those in most matches; `of` is what the rate is called in the service's lines. */
function rates(name, lines, label, {csv, columns = [], of = 'winRate', base = 'matches'}) {
  const all = lines.map(line => {
    const {[of]: rate, [`${of}Low`]: low, [`${of}High`]: high, [base]: n = 0} = line;
    const verdict = t(`statistics.${low > 0.5 ? 'better' : high < 0.5 ? 'worse' : 'unclear'}`);
    const told = t('statistics.told', {rate: percent(rate), low: percent(low), high: percent(high), n, verdict});
    return {...line, matches: n, name: label(line), rate, low, high, verdict, told};
  });
  const rows = all.slice(0, MOST_ROWS);
  if (of === 'winRate') rows.sort((a, b) => b.rate - a.rate);
  return {
    name, rows, all, csv, unit: t(`statistics.${of}`),
    columns: ['name', 'matches', 'rate', 'low', 'high', 'verdict', ...columns],
  };
}

/** Houses by win rate. */
export const houses = (lines, minMatches) =>
  rates('houses', lines, line => named('house', line.house), {csv: path('houses', minMatches)});

/** Decks by win rate. */
export const decks = (lines, minMatches) => rates(
  'decks',
  lines.map(line => ({...line, houses: line.houses.split(' ').map(house => named('house', house)).join(', ')})),
  line => line.name, {csv: path('decks', minMatches), columns: ['houses']});

/** Cards by the win rate of the decks they are in; the table tells how it was when they were played. */
export const cards = (lines, minMatches, titles) => rates(
  'cards', lines, line => titles.get(line.card) ?? line.card,
  {csv: path('cards', minMatches), columns: ['playedIn', 'playedWinRate']});

/** The lines of a kind such as `turns/23`, by what stands behind it. */
const ofKind = (lines, kind) => lines
  .filter(line => line.of.startsWith(`${kind}/`))
  .map(line => ({...line, name: line.of.slice(kind.length + 1)}))
  .sort((a, b) => a.name - b.name);

/** How often who goes first wins: in all, and by how close it was. */
export const first = lines => rates(
  'first', [lines.find(line => line.of === 'all'), ...ofKind(lines, 'loserKeys')],
  ({name}) => (name ? t('statistics.loser', {count: Number(name)}) : t('statistics.all')),
  {csv: path('matches'), of: 'firstWinRate', base: 'first'});

/** How many matches there are of a kind, by its number or name; gaps between numbers show as gaps. */
export function histogram(name, lines) {
  const found = ofKind(lines, name);
  const least = Number(found[0].name);
  const rows = name === 'by' ? found.map(line => ({...line, name: named('way', line.name)}))
    : Array.from({length: found.at(-1).name - least + 1}, (_, i) =>
      found.find(line => Number(line.name) === least + i) ?? {name: least + i, matches: 0});
  return {
    name, rows, csv: path('matches'), unit: t('statistics.matches'),
    bars: {matches: 'accent'}, columns: ['name', 'matches', 'firstWinRate'],
  };
}

const FLOW = {gained: 'aember', stolen: 'bad', captured: 'blue'};

/** What a turn brings while a house is active. */
export function flow(lines) {
  const rows = lines.filter(line => line.turns).map(line => {
    const each = what => Number(((line[what] ?? 0) / line.turns).toFixed(2));
    return {
      name: named('house', line.house), turns: line.turns,
      gained: each('gained'), stolen: each('stolen'), captured: each('captured'),
    };
  }).sort((a, b) => b.gained - a.gained);
  return {
    name: 'flow', rows, csv: path('houses'), unit: t('statistics.perTurn'),
    bars: FLOW, lying: true, columns: ['name', 'turns', ...Object.keys(FLOW)],
  };
}
