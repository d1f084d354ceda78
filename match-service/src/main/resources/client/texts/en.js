/** English. A language is a module like this one, with the same keys. */
import {base} from './en/base.js';
import {cards} from './en/cards.js';
import {glossary} from './en/glossary.js';
import {judge} from './en/judge.js';
import {library} from './en/library.js';
import {lobby} from './en/lobby.js';
import {log} from './en/log.js';
import {statistics} from './en/statistics.js';
import {replay} from './en/replay.js';
import {series} from './en/series.js';
import {table} from './en/table.js';

/** Texts in areas by their keys: `{log: {name: ...}}` is `log.name`. */
function flat(texts, area = '') {
  return Object.entries(texts).flatMap(([name, text]) =>
    (typeof text === 'string' || text.other ? [[area + name, text]] : flat(text, `${area}${name}.`)));
}

export const texts = Object.fromEntries(
  [base, cards, glossary, judge, library, lobby, log, replay, series, statistics, table].flatMap(some => flat(some)));
