/**
 * Whose browser this is: the profile that it holds, with its id (`profile`), its owner's `name`, the `secret` that opens
 * it and, while it is not known whether that was replaced, the `next` one.
 */
import {library, matches} from './api.js';
import {remember, remembered} from './memory.js';
import {claims, keep} from './seats.js';
import {t} from './text.js';

/** A token is asked for again so long before it ends. */
const MARGIN = 60_000;
/** The profile as the server opened it last, with its token. */
let opened = {};

/** The profile, or null. */
export const profile = () => JSON.parse(remembered('profile') || 'null');

/** Holds a profile from now on, in the place of the one before, or none. */
export function hold(found) {
  opened = found ?? {};
  const {token, ...kept} = opened;
  remember('profile', found && JSON.stringify(kept));
}

/** The profile that a secret opens, with a token. */
export const open = async secret => ({secret, ...await matches.post('/profiles/token', {secret})});

/** A token of the profile; undefined without one. A secret that opens nothing any more is forgotten, and the Problem thrown. */
async function token() {
  const {secret, next} = profile() ?? {};
  if (!secret) return undefined;
  if (opened.secret !== secret || claims(opened.token)?.exp * 1000 < Date.now() + MARGIN) {
    try {
      hold({...await open(secret), next});
    } catch (problem) {
      if (problem.name !== 'no-such-profile' || profile()?.secret !== secret) throw problem;
      hold(next ? {...profile(), secret: next, next: undefined} : null);
      if (!next) throw problem;
      return token();
    }
  }
  return opened.token;
}

/** The token of the profile, which takes the name its owner says, if any, and is made if there is none. */
export async function tokenOf(name) {
  const held = profile();
  if (!held) hold(await matches.post('/profiles', {name: name ?? t('profile.nameless')}));
  else if (name && name !== held.name) {
    const renamed = await matches.post('/profiles/me', {name}, {token: await token()});
    hold({...opened, ...renamed});
  }
  return token();
}

/** Takes a profile from another device, with its seats in matches that go on. */
export async function takeOver(found) {
  hold(found);
  const {tokens} = await matches.get('/profiles/me/seats', {token: found.token});
  tokens.forEach(keep);
}

/**
 * Replaces the secret, so that every link and every other device opens nothing any more. The next one is kept before it
 * is sent: the answer may be lost when the old one opens nothing any more.
 */
export async function renew() {
  const {secret, next = newSecret()} = profile();
  hold({...profile(), next});
  hold(await matches.post('/profiles/secret', {secret, next}, {harmless: true}));
}

/** 256 random bits in base64url. */
const newSecret = () => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
  .replaceAll('+', '-').replaceAll('/', '_').replace('=', '');

library.token = token;
