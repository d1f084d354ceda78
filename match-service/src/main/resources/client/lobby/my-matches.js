import {matches} from '../base/api.js';
import {remember, remembered} from '../base/memory.js';
import {t} from '../base/text.js';
import {invitationOf, replayOf, seriesOf, tableOf} from './enter.js';

/**
 * What became of a seat that this browser holds, for a list: `title`, `note`, the page it leads to,
 * whether it is `over` or `waits` for somebody. Null while that cannot be said.
 */
export async function seatOf({id, tokens, series}) {
  try {
    return {id, tokens, ...(series ? await seriesSeat(id, tokens) : await matchSeat(id, tokens))};
  } catch ({status}) {
    const gone = status === 404 || status === 401;
    return gone ? {id, tokens, over: true, href: tableOf(id), title: t('lists.gone'), note: id.slice(0, 8)} : null;
  }
}

/** Whether somebody has won a match or series, or nobody came to play it; of a damaged one its end alone is known. */
const isOver = ({winner, expired, endedAt}) => Boolean(winner || expired || endedAt);

/** How far a match has come, in few words. */
export function progress({a, b, turn, winner, expired, abandoned}) {
  if (expired) return t(turn ? 'lists.noWinner' : 'lists.expired');
  if (abandoned) return t('lists.abandoned');
  const keys = t('lists.keys', {a: (a.keys ?? []).length, b: (b.keys ?? []).length});
  if (winner) return keys;
  return turn ? `${t('lists.turn', {n: turn})} · ${keys}` : t('lists.setup');
}

const against = ({a, b}, tokens) => t('lists.against', {who: (tokens.a ? b : a).player});
const end = (winner, tokens) => t(tokens[winner] ? 'lists.youWon' : 'lists.youLost');

async function matchSeat(id, tokens) {
  const match = await matches.get(`/matches/${id}`);
  if (match.damaged) return {over: true, href: tableOf(id), title: t('lists.damaged', {id}), note: ''};
  const over = isOver(match);
  return {
    over,
    href: over ? replayOf(id) : tableOf(id),
    title: against(match, tokens),
    note: [match.forkedFrom && t('lists.practice'), match.winner ? end(match.winner, tokens) : progress(match)]
      .filter(Boolean).join(' · '),
  };
}

async function seriesSeat(id, tokens) {
  if (remembered(id)) {
    const {state, deck} = await matches.get(`/invitations/${id}`);
    const waits = state === 'open';
    if (!waits) remember(id, '');
    if (state !== 'accepted') {
      return {over: !waits, waits, href: invitationOf(id), title: t('lists.invitation', {deck: deck.name}), note: t(`state.${state}`)};
    }
  }
  const {players, bestOf, winner, expired} = await matches.get(`/series/${id}`, {token: tokens.a ?? tokens.b});
  const score = `${t('terms.bestOf', {n: bestOf, count: bestOf})} · ${t('lists.score', {a: players.a.wins, b: players.b.wins})}`;
  return {
    over: isOver({winner, expired}), href: seriesOf(id), title: against(players, tokens),
    note: winner ? end(winner, tokens) : expired ? t('lists.noWinner') : score,
  };
}
