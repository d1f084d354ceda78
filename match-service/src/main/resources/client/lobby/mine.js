import {matches} from '../base/api.js';
import {t} from '../base/text.js';
import {invitationOf, replayOf, seriesOf, tableOf} from './enter.js';

/**
 * What became of a seat that this browser holds, for a list: `title`, `note`, the page it leads to,
 * whether it is `over` or `waits` for somebody. Null while that cannot be said.
 */
export async function seatOf({id, tokens, series}) {
  try {
    const found = series ? await seriesSeat(id, tokens) : await matchSeat(id, tokens);
    return {id, tokens, over: false, waits: false, ...found};
  } catch (problem) {
    const gone = problem.status === 404 || problem.status === 401;
    return gone ? {id, tokens, over: true, href: tableOf(id), title: t('lists.gone'), note: id.slice(0, 8)} : null;
  }
}

/** How far a match has come, in few words. */
export function progress({a, b, turn, winner}) {
  if (!turn && !winner) return t('lists.setup');
  const keys = t('lists.keys', {a: (a.keys ?? []).length, b: (b.keys ?? []).length});
  return winner ? keys : `${t('lists.turn', {n: turn})} · ${keys}`;
}

async function matchSeat(id, tokens) {
  const match = await matches.get(`/matches/${encodeURIComponent(id)}`);
  const {a, b, winner} = match;
  const over = Boolean(winner);
  const opponent = (tokens.a ? b : a).player;
  return {
    over,
    href: over ? replayOf(id) : tableOf(id),
    title: t('lists.against', {who: opponent}),
    note: over
      ? t(tokens[winner] ? 'lists.youWon' : 'lists.youLost')
      : progress(match),
  };
}

async function seriesSeat(id, tokens) {
  let series;
  try {
    series = await matches.get(`/series/${encodeURIComponent(id)}`, {token: tokens.a ?? tokens.b});
  } catch (problem) {
    if (problem.status !== 404) throw problem;
    return invitationSeat(await matches.get(`/invitations/${encodeURIComponent(id)}`), id);
  }
  const {players: {a, b}, bestOf, games = [], winner} = series;
  const over = Boolean(winner);
  const only = bestOf === 1 && games[0]?.begun ? games[0].match : null;
  return {
    over,
    href: only ? (over ? replayOf(only) : tableOf(only)) : seriesOf(id),
    title: t('lists.against', {who: (tokens.a ? b : a).player}),
    note: [
      bestOf > 1 ? `${t('terms.bestOf', {n: bestOf, count: bestOf})} · ${t('lists.score', {a: a.wins, b: b.wins})}` : '',
      over ? t(tokens[winner] ? 'lists.youWon' : 'lists.youLost') : '',
    ].filter(Boolean).join(' · '),
  };
}

function invitationSeat({state, deck}, id) {
  const open = state === 'open';
  return {
    over: !open, waits: open, href: invitationOf(id), title: t('lists.invitation', {deck: deck.name}), note: t(`join.state.${state}`),
  };
}
