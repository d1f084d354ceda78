import {read} from './api.js';

const UNSEEN = 15_000;
/** The server says four times a minute that it is there. */
const SILENT = 45_000;
const SOONEST = 500;
const LATEST = 5000;
/** Whatever the server says, it is asked once in so long. */
const LONGEST = 60_000;

/**
 * What happens in a match, as it happens. A line that breaks is opened again after the last version
 * that was had, so nothing is missed; until `close` is called. While its page is out of sight it is
 * closed after a while: a browser has only six lines to a server for all its tabs. It is fetched
 * rather than an EventSource, which could send the token in the address only.
 *
 * `on.commit({version, events, names})` is told each commit once and in order, `on.live()` that the
 * line stands, `on.waiting(problem)` each time that it does not, and why.
 */
export function follow(match, token, after, on) {
  let last = after;
  let line = null;
  let again;
  let hiding;
  let wait = SOONEST;
  let stands = Infinity;

  async function open() {
    clearTimeout(again);
    const mine = (line = new AbortController());
    let problem = null;
    try {
      for await (const commit of commits(match, token, last, mine, live)) {
        if (commit.version > last) {
          last = commit.version;
          on.commit(commit);
        }
      }
    } catch (e) {
      problem = e;
    }
    if (line !== mine) return;
    line = null;
    // One that breaks as soon as it stands is no better than one that does not stand.
    if (Date.now() - stands > LATEST) wait = SOONEST;
    stands = Infinity;
    again = setTimeout(open, Math.min(Math.max(wait, problem?.wait ?? 0), LONGEST));
    wait = Math.min(wait * 2, LATEST);
    on.waiting(problem);
  }

  function live() {
    stands = Date.now();
    on.live();
  }

  function stop() {
    clearTimeout(again);
    const mine = line;
    line = null;
    mine?.abort();
  }

  function seen() {
    clearTimeout(hiding);
    if (document.hidden) hiding = setTimeout(stop, UNSEEN);
    else if (!line) open();
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

/** The commits of one line, until it ends or falls silent; `live` is called when it stands. */
async function* commits(match, token, after, line, live) {
  let silence;
  const heard = () => {
    clearTimeout(silence);
    silence = setTimeout(() => line.abort(), SILENT);
  };
  try {
    heard();
    const answer = await fetch(`/matches/${encodeURIComponent(match)}/stream?after=${after}`, {
      headers: {Accept: 'text/event-stream', Authorization: `Bearer ${token}`},
      cache: 'no-store',
      signal: line.signal,
    });
    if (!answer.ok) await read(answer);
    live();
    let rest = '';
    for await (const text of pieces(answer.body)) {
      heard();
      const events = (rest + text).split('\n\n');
      rest = events.pop();
      for (const event of events) {
        const data = event.split('\n').filter(part => part.startsWith('data:')).map(part => part.slice(5)).join('\n');
        if (data) yield JSON.parse(data);
      }
    }
  } finally {
    clearTimeout(silence);
  }
}

/** A body as text, piece by piece; not every browser can walk through it otherwise. */
async function* pieces(body) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
}
