import {matches, newKey} from '../base/api.js';
import {claims, held, keep} from '../base/seats.js';
import {named} from '../base/text.js';

/** Where a match is played and watched, and where it is seen once it is over. */
export const tableOf = match => `/table/${encodeURIComponent(match)}`;
export const replayOf = match => `/replay/${encodeURIComponent(match)}`;
/** Where a series is followed, and where an invitation waits. */
export const seriesOf = series => `/best-of/${encodeURIComponent(series)}`;
export const invitationOf = invitation => `/join/${encodeURIComponent(invitation)}`;

/** A request that can be sent again and happens once, as long as what is asked stays the same. */
export class Once {
  async post(path, body, options) {
    const said = JSON.stringify([path, body]);
    if (said !== this.said) {
      this.said = said;
      this.key = newKey();
    }
    const answer = await matches.post(path, body, {...options, key: this.key});
    this.said = null;
    return answer;
  }
}

/** Begins to play a bot on the terms agreed on and gives the page to go to. */
export async function playBot(once, {name, deck, bot, botDeck, terms: {bestOf, chains, ...rest}}) {
  const players = {a: {name, deck}, b: {name: named('bot', bot), deck: botDeck, bot}};
  if (bestOf > 1) {
    const opened = await once.post('/series', {players, bestOf, ...(chains ? {chains} : {}), ...rest});
    keep(opened.tokens.a);
    return seriesOf(opened.series.series);
  }
  if (chains) {
    players.a.chains = chains.a;
    players.b.chains = chains.b;
  }
  const opened = await once.post('/matches', {players, ...rest});
  keep(opened.tokens.a);
  return tableOf(opened.match);
}

/** Holds a seat open for somebody and gives the page where it waits. */
export async function invite(once, {name, deck, listed, terms}) {
  const opened = await once.post('/invitations', {name, deck, listed, ...terms});
  keep(opened.token);
  return invitationOf(opened.invitation.invitation ?? opened.invitation);
}

/** Keeps the seats' tokens that came with a series, unless such a seat is held already. */
export function keepSeats(series) {
  for (const {match, token} of series.games ?? []) {
    const seat = claims(token ?? '')?.seat;
    if (seat && !held(match)[seat]) keep(token);
  }
}
