const UNSEEN = 15_000;

/**
 * What happens in a match, as it happens. A line that breaks is opened again after the last version
 * that was had, so nothing is missed, sooner than the browser would; until `close` is called. While
 * its page is out of sight it is closed after a while: a browser has only six lines to a server for
 * all its tabs.
 *
 * `on.commit({version, facts, names})` is told each commit once and in order, `on.state('live' |
 * 'waiting')` whether the line stands.
 */
export function follow(match, token, after, on) {
  let last = after;
  let source;
  let again;
  let hiding;
  let wait = 500;

  function open() {
    clearTimeout(again);
    const query = new URLSearchParams({access_token: token, after: last});
    source = new EventSource(`/matches/${encodeURIComponent(match)}/stream?${query}`);
    source.addEventListener('open', () => {
      wait = 500;
      on.state('live');
    });
    source.addEventListener('commit', event => {
      const commit = JSON.parse(event.data);
      if (commit.version > last) {
        last = commit.version;
        on.commit(commit);
      }
    });
    source.addEventListener('error', () => {
      stop();
      again = setTimeout(open, wait);
      wait = Math.min(wait * 2, 5000);
      on.state('waiting');
    });
  }

  function stop() {
    clearTimeout(again);
    source.close();
  }

  function seen() {
    clearTimeout(hiding);
    if (document.hidden) hiding = setTimeout(stop, UNSEEN);
    else if (source.readyState === EventSource.CLOSED) open();
  }

  open();
  seen();
  document.addEventListener('visibilitychange', seen);
  return {
    close() {
      document.removeEventListener('visibilitychange', seen);
      clearTimeout(hiding);
      stop();
    },
  };
}
