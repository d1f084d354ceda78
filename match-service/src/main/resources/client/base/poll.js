/**
 * Asks again and again: soon after something changed (`ask` gives true), and ever more rarely while
 * nothing does. `now` asks at once, and once more when something is being asked, because its answer
 * may be older; so does coming back to the page.
 */
export function poll(ask, {first, most}) {
  let wait = first;
  let timer;
  let busy = false;
  let again = false;
  let stopped = false;

  async function turn() {
    clearTimeout(timer);
    again = busy;
    if (busy || stopped) return;
    busy = true;
    const changed = await ask();
    busy = false;
    if (stopped) return;
    if (again) return turn();
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
