/**
 * The tokens this browser holds, by match or series: who may sit where. Only what the server gave or
 * believes is kept.
 */
import {matches, Problem} from './api.js';
import {t} from './text.js';

const STORE = 'aemberlog.tokens';
const FORM = /^[\w-]+\.[\w-]+\.[\w-]+$/;

function all() {
  try {
    return JSON.parse(localStorage.getItem(STORE)) ?? {};
  } catch {
    return {};
  }
}

/** What a token says of itself; the server checks it, we only read it. Null if it is none. */
export function claims(token) {
  if (!FORM.test(token)) return null;
  try {
    const middle = token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(middle), c => c.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

/** Keeps a token that the server gave; one for each seat, and one for who only watches. */
export function keep(token) {
  const said = claims(token);
  if (said) store(token, said);
}

function store(token, said) {
  const id = said.match ?? said.series ?? 'all';
  const tokens = all();
  tokens[id] = {...tokens[id], [said.seat ?? said.role]: token};
  localStorage.setItem(STORE, JSON.stringify(tokens));
}

/**
 * Takes a token from somebody who is not the server: from a link, or by hand. The server is asked
 * what it is good for; when that is nothing, or cannot be said, all stays as it was and the Problem
 * is thrown. The page hears `seats` when it was taken.
 */
export async function accept(token) {
  const says = claims(token);
  if (!says) throw new Problem(401, 'token', t('problem.token'), t('problem.token.detail'));
  const said = isKept(token) ? says : await matches.get('/token', {token});
  store(token, said);
  if (said.match && said.seat) sit(said.match, said.seat);
  dispatchEvent(new Event('seats'));
}

function isKept(token) {
  return Object.values(all()).some(kept => Object.values(kept).includes(token));
}

/** Forgets a token that is not good any more. */
export function forget(token) {
  const tokens = all();
  for (const [id, held] of Object.entries(tokens)) {
    for (const [seat, kept] of Object.entries(held)) {
      if (kept === token) delete held[seat];
    }
    if (!Object.keys(held).length) delete tokens[id];
  }
  localStorage.setItem(STORE, JSON.stringify(tokens));
}

/** Tokens by `a`, `b`, `spectator` for a match or series. */
export function held(id) {
  return all()[id] ?? {};
}

/** The token of a role such as `judge`: one for all matches, or else one that names a match. */
export function official(role) {
  return [held('all'), ...Object.values(all())].find(tokens => tokens[role])?.[role];
}

/** The ids of all matches and series that this browser has a seat in. */
export function mine() {
  return Object.entries(all())
    .filter(([, tokens]) => tokens.a || tokens.b)
    .map(([id, tokens]) => ({id, tokens, series: Boolean(claims(tokens.a ?? tokens.b)?.series)}));
}

/** Takes the token out of the address, where links carry it, be it good or not; null if there is none. */
export function takeFromAddress() {
  const found = /(?:^#|&)token=([^&]+)/.exec(location.hash);
  if (!found) return null;
  const rest = location.hash.replace(found[0], found[0].startsWith('#') ? '#' : '');
  history.replaceState(history.state, '', location.pathname + location.search + (rest.length > 1 ? rest : ''));
  return found[1];
}

/** Remembers, for this tab, on which of the seats it holds it sits. */
export function sit(match, seat) {
  sessionStorage.setItem(`aemberlog.seat.${match}`, seat);
}

/** The seat this tab sits on, of those it holds: the last one it sat on, else the first; null if it holds none. */
export function seatOf(match) {
  const tokens = held(match);
  const last = sessionStorage.getItem(`aemberlog.seat.${match}`);
  return tokens[last] ? last : ['a', 'b'].find(seat => tokens[seat]) ?? null;
}
