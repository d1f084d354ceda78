import {matches, newKey} from '../base/api.js';
import {remember} from '../base/memory.js';
import {tokenOf} from '../base/profile.js';
import {claims, held, keep} from '../base/seats.js';
import {named} from '../base/text.js';

/** Where a match is played and watched, and where it is seen once it is over. */
export const tableOf = match => `/table/${match}`;
export const replayOf = match => `/replay/${match}`;
/** Where a series is followed, and where an invitation waits. */
export const seriesOf = series => `/best-of/${series}`;
export const invitationOf = invitation => `/join/${invitation}`;

/** A way to post that can be tried again and happens once, as long as what is asked stays the same. */
export function poster() {
  let said;
  let key;
  return async (path, body) => {
    const now = JSON.stringify([path, body]);
    if (now !== said) key = newKey();
    said = now;
    const token = await tokenOf(body.name ?? body.players.a.name).catch(unlessTooMany);
    const answer = await matches.post(path, body, {key, token});
    said = null;
    return answer;
  };
}

/** Where an address has made too many profiles, people play without one. */
function unlessTooMany(problem) {
  if (problem.status !== 429) throw problem;
}

/** Begins to play a bot on the terms agreed on and gives the page to go to. */
export async function playBot(post, {name, deck, bot, botDeck, terms: {bestOf, chains, substitute, ...rest}}) {
  const a = {name, deck};
  const b = {name: named('bot', bot), deck: botDeck, bot};
  if (bestOf > 1) {
    const {series, tokens} = await post('/series', {players: {a, b}, bestOf, chains, ...rest});
    keep(tokens.a);
    return seriesOf(series.series);
  }
  const players = {a: {...a, chains: chains?.a}, b: {...b, chains: chains?.b}};
  const {match, tokens} = await post('/matches', {players, ...rest});
  keep(tokens.a);
  return tableOf(match);
}

/** Holds a seat open for somebody, remembers that it waits, and gives the page where it does. */
export async function invite(post, {terms, ...who}) {
  const {invitation, token} = await post('/invitations', {...who, ...terms});
  keep(token);
  remember(invitation.invitation, 'invitation');
  return invitationOf(invitation.invitation);
}

/** Keeps the seats' tokens that came with a series, unless such a seat is held already. */
export function keepSeats(series) {
  for (const {match, token} of series.games ?? []) {
    const seat = claims(token)?.seat;
    if (seat && !held(match)[seat]) keep(token);
  }
}
