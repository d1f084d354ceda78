import {matches, newKey} from '../base/api.js';
import {follow} from '../base/stream.js';

const AGAIN = 400;
const SLOWEST = 5000;

/**
 * One seat of a match, or one who watches it: the table as the server shows it, what may be asked,
 * and the commits so far. What the server says is the truth; commits only tell that it has changed,
 * so a reload, a lost line or a restarted server end in the same place.
 *
 * `changed()` is called whenever something is different. `commits` are replaced, never altered.
 */
export class Session {
  constructor(match, token, seat, changed) {
    this.match = match;
    this.token = token;
    this.seat = seat;
    this.changed = changed;
    this.path = `/matches/${encodeURIComponent(match)}`;
    this.version = 0;
    this.table = null;
    this.menu = {};
    this.commits = [];
    this.known = new Map();
    this.line = 'live';
    this.busy = false;
    this.problem = null;
    this.wanted = 0;
    this.told = 0;
    this.heard = {version: 0, when: 0};
    this.arrivals = [];
    this.wait = AGAIN;
    this.onFresh = () => {};
  }

  /** Reads the table, then follows what happens. */
  async open() {
    this.opened ??= new AbortController();
    await this.read();
  }

  close() {
    this.closed = true;
    this.opened?.abort();
    this.stream?.close();
    clearTimeout(this.timer);
  }

  /** Reads the table again, whatever is known. */
  read() {
    this.anew = true;
    return this.catchUp();
  }

  /** Reads until the table is as new as what was heard of; never twice at a time. */
  catchUp() {
    this.reading ??= this.readOn().finally(() => (this.reading = null));
    return this.reading;
  }

  async readOn() {
    while (!this.closed && (this.anew || this.version < this.wanted)) {
      this.anew = false;
      if (!await this.once()) return;
    }
  }

  async once() {
    const {token} = this;
    const {signal} = this.opened;
    try {
      const [view, menu] = await Promise.all([
        matches.get(`${this.path}/view`, {token, signal}),
        this.seat ? matches.get(`${this.path}/intents`, {token, signal}) : {},
      ]);
      const behind = view.version < Math.max(this.wanted, this.version);
      if (behind || (this.seat && view.version !== menu.version)) {
        this.later(60);
        return false;
      }
      this.take(view, menu);
      return true;
    } catch (problem) {
      if (!this.closed) this.failed(problem);
      return false;
    }
  }

  failed(problem) {
    if (problem.passing || this.table && problem.status >= 500) {
      this.line = 'waiting';
      if (!this.table) this.problem = problem;
      this.later(this.wait);
      this.wait = Math.min(this.wait * 2, SLOWEST);
    } else {
      this.problem = problem;
      this.stream?.close();
    }
    this.changed();
  }

  later(wait) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.read(), wait);
  }

  take(view, menu) {
    this.version = view.version;
    this.table = view.table;
    this.summary = view;
    this.menu = menu;
    this.problem = null;
    this.wait = AGAIN;
    if (this.stream) this.line = this.streaming;
    this.learn();
    if (!this.stream) this.listen();
    this.rest();
    this.changed();
    for (const {version, done} of this.arrivals) if (version <= this.version) done();
    this.arrivals = this.arrivals.filter(({version}) => version > this.version);
  }

  /** Nothing follows the end of a match. */
  rest() {
    if (!this.table.winner || this.commits.at(-1)?.version !== this.version) return;
    this.stream.close();
    this.line = 'live';
  }

  /** Cards keep their titles when they are out of sight, such as an action while it resolves. */
  learn() {
    for (const seat of ['a', 'b']) for (const {card} of cardsOf(this.table, seat)) this.known.set(card.id, card);
    for (const card of this.table.shown ?? []) this.known.set(card.id, card);
  }

  listen() {
    this.told = this.version;
    this.streaming = 'live';
    let batch = [];
    this.stream = follow(this.match, this.token, 0, {
      commit: commit => {
        if (!batch.length) queueMicrotask(() => {
          this.commits = [...this.commits, ...batch];
          batch = [];
          this.rest();
          this.changed();
        });
        batch.push(commit);
        for (const [id, card] of Object.entries(commit.names ?? {})) {
          if (!this.known.has(Number(id))) this.known.set(Number(id), {id: Number(id), card: card.definition.split('@')[0], house: card.house});
        }
        if (commit.version > this.told) {
          this.told = commit.version;
          this.heard = {version: commit.version, when: Date.now()};
          this.onFresh(commit);
        }
        if (commit.version > this.version) {
          this.wanted = Math.max(this.wanted, commit.version);
          this.catchUp();
        }
      },
      state: state => {
        const back = state === 'live' && this.streaming === 'waiting';
        this.streaming = state;
        this.line = state;
        if (back || state === 'waiting') this.read();
        this.changed();
      },
    });
  }

  /**
   * Asks for something, once, at the version that is seen. Gives the answer, null when it was
   * refused or something is being asked already; `refused(problem)` is told why.
   */
  async ask(intent, refused) {
    if (this.busy) return null;
    const {seat, ...body} = intent;
    this.busy = true;
    this.changed();
    try {
      const answer = await matches.post(`${this.path}/intents`, {...body, expectedVersion: this.version},
        {token: this.token, key: newKey()});
      await this.reach(answer.version ?? 0);
      return answer;
    } catch (problem) {
      refused(problem);
      this.read();
      return null;
    } finally {
      this.busy = false;
      this.changed();
    }
  }

  /** Done when the table is at a version, or is so late that it will be seen whenever it comes. */
  async reach(version) {
    this.wanted = Math.max(this.wanted, version);
    if (this.version >= version) return;
    this.catchUp();
    await new Promise(done => {
      this.arrivals.push({version, done});
      setTimeout(done, SLOWEST);
    });
  }
}

/** All cards of a half that are seen, each with its `zone` and, in play, as `it` on its `row`. */
export function cardsOf(table, seat) {
  const half = table[seat];
  const found = [];
  for (const zone of ['hand', 'discard', 'archives', 'purged']) {
    for (const card of half[zone] ?? []) found.push({card, zone, seat});
  }
  for (const zone of ['battleline', 'artifacts']) {
    for (const it of half[zone] ?? []) {
      found.push({card: it.card, it, zone, seat});
      for (const card of [...(it.upgrades ?? []), ...(it.under ?? [])]) found.push({card, zone: 'attached', host: it, seat});
    }
  }
  return found;
}

/** Whether a card lies where the board shows it, rather than in a pile. */
export function onBoard(table, id) {
  return ['a', 'b'].some(seat => cardsOf(table, seat).some(
    ({card, zone}) => card.id === id && ['battleline', 'artifacts', 'attached', 'hand'].includes(zone)));
}
