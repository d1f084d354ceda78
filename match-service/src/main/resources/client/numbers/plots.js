import {named, t} from '../base/text.js';

const MOST_ROWS = 25;
const Z = 1.959964;

/** A share with the bounds of Wilson's interval at 95 percent, as the service gives win rates. */
export function share(some, of) {
  if (!of) return null;
  const value = some / of;
  const spread = (Z * Z) / of;
  const half = Z * Math.sqrt((value * (1 - value)) / of + spread / (4 * of));
  const bound = side => Math.min(1, Math.max(0, (value + spread / 2 + side * half) / (1 + spread)));
  return {value, low: bound(-1), high: bound(1)};
}

const rateOf = (row, name) => ({value: row[name], low: row[`${name}Low`], high: row[`${name}High`]});
export const percent = value => (value === undefined ? '–' : `${(value * 100).toFixed(1)} %`);

/** What an interval lets one say. */
function verdict({low, high}) {
  return t(low > 0.5 ? 'numbers.better' : high < 0.5 ? 'numbers.worse' : 'numbers.unclear');
}

function told(row) {
  return t('numbers.told', {
    rate: percent(row.rate.value), low: percent(row.rate.low), high: percent(row.rate.high), n: row.matches,
    verdict: verdict(row.rate),
  });
}

const column = (title, of, more) => ({title: t(`numbers.col.${title}`), of, ...more});
const NAME = column('name', row => row.label, {text: true});
const MATCHES = column('matches', row => row.matches);
const RATES = [
  column('rate', row => row.rate.value, {show: percent}),
  column('low', row => row.rate.low, {show: percent}),
  column('high', row => row.rate.high, {show: percent}),
  column('verdict', row => verdict(row.rate), {text: true}),
];

function rates(name, rows, {csv, more = [], sorted = true, unit = t('numbers.winRate')}) {
  const all = rows.map(row => ({...row, told: told(row)}));
  const shown = all.slice(0, MOST_ROWS);
  if (sorted) shown.sort((a, b) => b.rate.value - a.rate.value);
  return {
    kind: 'rates', name, title: t(`numbers.${name}`), told: t(`numbers.${name}.told`), unit, rows: shown, all,
    columns: [NAME, MATCHES, ...RATES, ...more], csv,
  };
}

const path = (statistic, least = 1) => `/statistics/${statistic}?limit=2000&least=${least}`;

/** Houses by win rate. */
export function houses(rows, least) {
  return rates('houses', rows.map(row => ({
    ...row, label: named('house', row.house), rate: rateOf(row, 'winRate'),
  })), {csv: path('houses', least)});
}

/** Cards by win rate of the decks they are in; the table tells how it was when they were played. */
export function cards(rows, titles, least) {
  return rates('cards', rows.map(row => ({
    ...row, label: titles.get(row.card) ?? row.card, rate: rateOf(row, 'winRate'),
  })), {
    csv: path('cards', least),
    more: [
      column('playedIn', row => row.playedIn ?? 0),
      column('playedRate', row => row.playedWinRate, {show: percent}),
    ],
  });
}

/** Decks by win rate. */
export function decks(rows, least) {
  return rates('decks', rows.map(row => ({...row, label: row.name, rate: rateOf(row, 'winRate')})), {
    csv: path('decks', least),
    more: [column('houses', row => row.houses.split(' ').map(house => named('house', house)).join(', '), {text: true})],
  });
}

/** What is said of all matches: the line of all, and the lines of one kind by their number or name. */
export function kinds(rows) {
  const of = kind => rows
    .filter(row => row.of.startsWith(`${kind}/`))
    .map(row => ({...row, key: row.of.slice(kind.length + 1), rate: rateOf(row, 'firstWinRate')}));
  return {all: rows.find(row => row.of === 'all'), by: of('by'), turns: of('turns'), minutes: of('minutes'), loserKeys: of('loserKeys')};
}

/** How often who goes first wins: in all, and by how close it was. */
export function first({all, loserKeys}) {
  const rows = [
    {...all, label: t('numbers.all'), rate: rateOf(all, 'firstWinRate')},
    ...numeric(loserKeys).map(row => ({...row, label: t('numbers.loser', {count: Number(row.key)})})),
  ];
  return rates('first', rows, {csv: path('matches'), sorted: false, unit: t('numbers.firstRate')});
}

const numeric = rows => rows.toSorted((a, b) => a.key - b.key);

function histogram(name, rows, along, label = row => row.key) {
  return {
    kind: 'bars', name, title: t(`numbers.${name}`), told: t(`numbers.${name}.told`), unit: t('numbers.count'), along,
    rows: rows.map(row => ({...row, label: label(row)})),
    series: [{label: t('numbers.count'), key: 'matches', color: 'accent'}],
    columns: [
      {...column('name', row => (Number.isNaN(Number(row.key)) ? row.label : Number(row.key))), title: along ?? NAME.title},
      MATCHES,
      column('firstRate', row => row.rate?.value, {show: percent}),
    ],
    csv: path('matches'),
  };
}

/** Rows for every number between the least and the most, so that gaps show as gaps. */
function unbroken(rows) {
  const found = new Map(rows.map(row => [Number(row.key), row]));
  const keys = [...found.keys()];
  const least = Math.min(...keys);
  return Array.from({length: Math.max(...keys) - least + 1}, (_, i) => found.get(least + i) ?? {key: least + i, matches: 0});
}

/** How many turns matches take. */
export const turns = ({turns}) => histogram('turns', unbroken(turns), t('numbers.turns.along'));

/** How many minutes matches take. */
export const minutes = ({minutes}) => histogram('minutes', unbroken(minutes), t('numbers.minutes.along'));

/** By what matches are won. */
export const ways = ({by}) => histogram('ways', by, null, row => named('way', row.key));

/** How far the losers came. */
export const loserKeys = ({loserKeys}) => histogram('loserKeys', unbroken(loserKeys), t('numbers.loserKeys.along'));

const FLOW = [['gained', 'aember'], ['stolen', 'bad'], ['captured', 'blue']];

/** What a turn brings when a house is active. */
export function flow(rows) {
  const per = (row, what) => Number(((row[what] ?? 0) / row.turns).toFixed(2));
  const shown = rows.filter(row => row.turns).map(row => ({
    label: named('house', row.house), turns: row.turns,
    ...Object.fromEntries(FLOW.map(([what]) => [what, per(row, what)])),
  })).sort((a, b) => b.gained - a.gained);
  return {
    kind: 'bars', lying: true, name: 'flow', title: t('numbers.flow'), told: t('numbers.flow.told'), unit: t('numbers.perTurn'),
    rows: shown, series: FLOW.map(([key, color]) => ({key, color, label: t(`numbers.${key}`)})),
    columns: [NAME, column('turns', row => row.turns), ...FLOW.map(([what]) => ({title: t(`numbers.${what}`), of: row => row[what]}))],
    csv: path('houses'),
  };
}
