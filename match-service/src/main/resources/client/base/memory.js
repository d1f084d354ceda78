/**
 * What this browser remembers: the player's `profile` and last `deck`, the last match that was `finished` and the one
 * that has a `guide`, and under their ids which invitations wait.
 */
export const remembered = what => localStorage.getItem(`aemberlog.${what}`) ?? '';

/** Remembers something for the next time, or forgets it. */
export function remember(what, value) {
  if (value) localStorage.setItem(`aemberlog.${what}`, value);
  else localStorage.removeItem(`aemberlog.${what}`);
}
