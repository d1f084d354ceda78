import {html, nothing} from 'lit';
import {matches, newKey} from '../base/api.js';
import {go} from '../base/router.js';
import {keep} from '../base/seats.js';
import {t} from '../base/text.js';

/** Who won, by what, and where to go from here. */
export function result(page) {
  const {table: {winner, turn, ...halves}, commits, match, seat} = page.session;
  const won = commits.flatMap(({events = []}) => events).findLast(({type}) => type.startsWith('match-won'));
  const series = /^(.+)-\d+$/.exec(match)?.[1];
  const over = commits.some(({events = []}) => events.some(({type}) => type.startsWith('match-expired'))) ? 'result.expired' : 'result.over';
  const title = winner ? t(winner === seat ? 'result.you' : 'result.wins', halves[winner]) : t(over);
  return {
    says: html`<div role="status"><h1>${title}</h1></div>
      <span class="soft">${t('result.turns', {count: turn})}${won ? `, ${t(`log.won.${won.by}`)}` : ''}.</span>`,
    acts: html`
      ${series ? html`<a class="button primary" href="/best-of/${series}">${t('result.series')}</a>` : rematch(page)}
      <a class="button" href="/replay/${match}">${t('result.replay')}</a>
      <a class="button" href="/">${t('result.lobby')}</a>`,
  };
}

/** Whoever plays both seats, or against a bot, can begin again without asking anybody. */
function rematch(page) {
  const {session: {seat, bots, commits}, tokens} = page;
  const {seats} = commits[0]?.events?.find(({type}) => type.startsWith('match-created')) ?? {};
  const alone = ['a', 'b'].every(one => tokens[one] || bots[one]);
  return seat && seats && alone
    ? html`<button class="primary" data-intent="rematch" @click=${() => again(page, seats)}>${t('result.again')}</button>` : nothing;
}

async function again(page, seats) {
  const {session} = page;
  const [a, b] = seats.map(({player, deck}, i) => ({name: player, deck: deck.id, bot: session.bots['ab'[i]]}));
  session.rematch ??= newKey();
  try {
    const {match, tokens} = await matches.post('/matches', {players: {a, b}}, {key: session.rematch});
    Object.values(tokens).forEach(keep);
    go(`/table/${match}`);
  } catch (problem) {
    page.rejected(problem);
  }
}
