import {html, nothing} from 'lit';
import {library, matches, newKey} from '../base/api.js';
import {go} from '../base/router.js';
import {keep} from '../base/seats.js';
import {t} from '../base/text.js';
import {other} from './board.js';
import {summary} from './ending.js';
import {creation} from './session.js';

/** Who won, by what, and where to go from here. */
export function result(page) {
  const {table: {winner, turn, ...halves}, commits, match, seat} = page.session;
  const won = commits.flatMap(({events = []}) => events).findLast(({type}) => type.startsWith('match-won'));
  const series = /^(.+)-\d+$/.exec(match)?.[1];
  const expired = commits.flatMap(({events = []}) => events).findLast(({type}) => type.startsWith('match-expired'));
  const title = winner ? t(winner === seat ? 'result.you' : 'result.wins', halves[winner])
    : expired?.left ? t('result.left', halves[expired.left]) : t(expired ? 'result.expired' : 'result.over');
  return {
    says: html`<div role="status"><h1>${title}</h1></div>
      <span class="soft">${t('result.turns', {count: turn})}${won ? `, ${t(`log.won.${won.by}`)}` : ''}.</span>
      ${summary(page)}`,
    acts: html`
      ${series ? html`<a class="button" href="/best-of/${series}">${t('result.series')}</a>${agreed(page)}` : alone(page)}
      <a class="button" href="/replay/${match}">${t('result.replay')}</a>
      <a class="button" href="/">${t('result.lobby')}</a>`,
  };
}

/** People agree on a rematch; whoever offers what the other has offered begins it. */
function agreed(page) {
  const {session: {seat, table}, talk: {mayRematch, rematch: offers = {}}} = page;
  if (!seat || !mayRematch) return nothing;
  const theirs = offers[other(seat)];
  const asks = theirs && offers[seat] !== theirs
    ? html`<span role="status">${t(`rematch.asked-${theirs}`, table[other(seat)])}</span>`
    : offers[seat] ? html`<span class="soft" role="status">${t('rematch.waits', table[other(seat)])}</span>` : nothing;
  return html`${asks}${['same', 'swapped'].map(decks => html`
    <button class=${theirs === decks ? 'primary' : ''} data-rematch=${decks} aria-pressed=${String(offers[seat] === decks)}
      @click=${() => page.querySelector('table-talk').send('rematch', {decks})}>${t(`rematch.${decks}`)}</button>`)}`;
}

/** Whoever plays both seats, or against a bot, can begin again without asking anybody. */
function alone(page) {
  const {session: {seat, commits}, tokens} = page;
  const created = creation(commits) ?? {};
  const {seats} = created;
  const both = ['a', 'b'].every((one, i) => tokens[one] || seats?.[i].bot);
  return seat && seats && both
    ? html`<button class="primary" data-intent="rematch" @click=${() => again(page, created)}>${t('result.again')}</button>` : agreed(page);
}

/** The same players with the same decks, chains and terms. */
async function again(page, {seats, terms: {nonces, time, openHands, substitute}}) {
  const {session} = page;
  const [a, b] = seats.map(({player, deck, bot, chains}) => ({name: player, deck: deck.id, bot, chains}));
  const clock = time && {...time, increment: time.base ? time.increment : undefined};
  const terms = {nonces, clock, openHands, substitute: Boolean(substitute)};
  session.rematch ??= newKey();
  try {
    const token = await library.token();
    const {match, tokens} = await matches.post('/matches', {players: {a, b}, ...terms}, {key: session.rematch, token});
    Object.values(tokens).forEach(keep);
    go(`/table/${match}`);
  } catch (problem) {
    page.rejected(problem);
  }
}
