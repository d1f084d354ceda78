/**
 * Asks again and again: soon after something changed (`ask` gives true), and ever more rarely while
 * nothing does. Who comes back to the page is answered at once.
 */
export function poll(ask, {first, most}) {
  let wait = first;
  let timer;
  let busy = false;
  let stopped = false;

  async function turn() {
    clearTimeout(timer);
    if (busy || stopped) return;
    busy = true;
    const changed = await ask();
    busy = false;
    if (stopped) return;
    wait = changed ? first : Math.min(wait * 1.4, most);
    timer = setTimeout(turn, wait);
  }

  function now() {
    if (document.hidden) return;
    wait = first;
    turn();
  }

  document.addEventListener('visibilitychange', now);
  turn();
  return {
    now,
    stop() {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', now);
    },
  };
}
