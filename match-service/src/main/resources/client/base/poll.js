/**
 * Asks again and again: soon after something changed (`ask` gives true), and ever more rarely while
 * nothing does or nothing answers. Who comes back to the page is answered at once.
 */
export function poll(ask, {first = 1500, most = 15_000} = {}) {
  let wait = first;
  let timer;
  let busy = false;
  let stopped = false;

  async function turn() {
    clearTimeout(timer);
    if (busy || stopped) return;
    busy = true;
    let changed = false;
    try {
      changed = await ask();
    } catch (problem) {
      console.warn(problem);
    }
    busy = false;
    if (stopped) return;
    wait = changed ? first : Math.min(wait * 1.4, most);
    timer = setTimeout(turn, wait);
  }

  function back() {
    if (document.hidden) return;
    wait = first;
    turn();
  }

  document.addEventListener('visibilitychange', back);
  turn();
  return {
    now: back,
    stop() {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', back);
    },
  };
}
