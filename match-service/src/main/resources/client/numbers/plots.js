import {named, t} from '../base/text.js';

const MOST_ROWS = 25;
const Z = 1.959964;

/** A share with the bounds of Wilson's interval at 95 percent, as the service gives win rates. */
export function share(some, of) {
  const value = some / of;
  const spread = (Z * Z) / of;
  const half = Z * Math.sqrt((value * (1 - value)) / of + spread / (4 * of));
  const bound = side => (value + spread / 2 + side * half) / (1 + spread);
  return {value, low: bound(-1), high: bound(1)};
}

export const percent = value => (Number.isFinite(value) ? `${(value * 100).toFixed(1)} %` : '–');

/** What an interval lets one say. */
const verdict = ({low, high}) => t(`numbers.${low > 0.5 ? 'better' : high < 0.5 ? 'worse' : 'unclear'}`);

/** A column: what it is called, its value in a row, and how that is written; texts are sorted as such. */
const column = (name, of, more) => ({title: t(`numbers.${name}`), of, ...more});
const share100 = {show: percent};
const NAME = column('name', row => row.label, {text: true});
const MATCHES = column('matches', row => row.matches);
const path = (statistic, least = 1) => `/statistics/${statistic}?limit=2000&least=${least}`;

/** Rows by a rate with its interval; `rate` names it in the rows. */
function rates(name, rows, label, {csv, rate = 'winRate', more = [], sorted = true}) {
  const all = rows.map(row => {
    const found = {value: row[rate], low: row[`${rate}Low`], high: row[`${rate}High`]};
    const [value, low, high] = Object.values(found).map(percent);
    return {
      ...row, label: label(row), rate: found,
      told: t('numbers.told', {rate: value, low, high, n: row.matches, verdict: verdict(found)}),
    };
  });
  const shown = all.slice(0, MOST_ROWS);
  if (sorted) shown.sort((a, b) => b.rate.value - a.rate.value);
  return {
    kind: 'rates', name, unit: t(`numbers.${rate}`), rows: shown, all, csv,
    columns: [
      NAME, MATCHES, column('rate', row => row.rate.value, share100), column('low', row => row.rate.low, share100),
      column('high', row => row.rate.high, share100), column('verdict', row => verdict(row.rate), {text: true}), ...more,
    ],
  };
}

const housesOf = wire => wire.split(' ').map(house => named('house', house)).join(', ');

/** Houses by win rate. */
export const houses = (rows, least) =>
  rates('houses', rows, row => named('house', row.house), {csv: path('houses', least)});

/** Decks by win rate. */
export const decks = (rows, least) => rates('decks', rows, row => row.name, {
  csv: path('decks', least), more: [column('houses', row => housesOf(row.houses), {text: true})],
});

/** Cards by the win rate of the decks they are in; the table tells how it was when they were played. */
export const cards = (rows, least, titles) => rates('cards', rows, row => titles.get(row.card) ?? row.card, {
  csv: path('cards', least),
  more: [column('playedIn', row => row.playedIn ?? 0), column('playedRate', row => row.playedWinRate, share100)],
});

const numeric = (rows, kind) => rows
  .filter(row => row.of.startsWith(`${kind}/`))
  .map(row => ({...row, key: row.of.slice(kind.length + 1)}))
  .sort((a, b) => a.key - b.key);

/** How often who goes first wins: in all, and by how close it was. */
export const first = rows => rates(
  'first', [rows.find(row => row.of === 'all'), ...numeric(rows, 'loserKeys')],
  row => (row.key ? t('numbers.loser', {count: Number(row.key)}) : t('numbers.all')),
  {csv: path('matches'), rate: 'firstWinRate', sorted: false});

/** How many matches there are of a kind, by its number or name; gaps between numbers show as gaps. */
export function histogram(name, rows) {
  const found = numeric(rows, name);
  const least = Number(found[0].key);
  const shown = name === 'by' ? found.map(row => ({...row, label: named('way', row.key)}))
    : Array.from({length: found.at(-1).key - least + 1}, (_, i) => ({
      label: least + i, matches: 0, ...found.find(row => Number(row.key) === least + i),
    }));
  return {
    kind: 'bars', name, unit: t('numbers.matches'), rows: shown, csv: path('matches'),
    series: [{label: t('numbers.matches'), key: 'matches', color: 'accent'}],
    columns: [NAME, MATCHES, column('firstWinRate', row => row.firstWinRate, share100)],
  };
}

const FLOW = [['gained', 'aember'], ['stolen', 'bad'], ['captured', 'blue']];

/** What a turn brings while a house is active. */
export function flow(rows) {
  const shown = rows.filter(row => row.turns).map(row => ({
    label: named('house', row.house), turns: row.turns,
    ...Object.fromEntries(FLOW.map(([what]) => [what, Number(((row[what] ?? 0) / row.turns).toFixed(2))])),
  })).sort((a, b) => b.gained - a.gained);
  return {
    kind: 'bars', lying: true, name: 'flow', unit: t('numbers.perTurn'), rows: shown, csv: path('houses'),
    series: FLOW.map(([key, color]) => ({key, color, label: t(`numbers.${key}`)})),
    columns: [NAME, column('turns', row => row.turns), ...FLOW.map(([what]) => column(what, row => row[what]))],
  };
}
