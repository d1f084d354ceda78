import {matches, newKey} from '../base/api.js';
import {follow} from '../base/stream.js';

const AGAIN = 400;
/** What a line that stands for less than this brings was missed before. */
const SETTLED = 1000;
const SLOWEST = 5000;
const BEHIND = 60;
export const PILES = ['discard', 'archives', 'purged'];

/** The event that began a match; none, while its commits are not there and for practice. */
export const creation = commits => commits[0]?.events?.find(({type}) => type.startsWith('match-created'));

/**
 * One seat of a match, or one who watches it: the table as the server shows it, what may be asked,
 * and the commits so far. What the server says is the truth; commits only tell that it has changed,
 * so a reload, a lost line or a restarted server end in the same place.
 *
 * `changed()` is called whenever something is different, `told(commit)` of each commit that is new
 * to the table. `commits` are replaced, never altered.
 */
export class Session {
  constructor(match, token, seat, {changed, told}) {
    Object.assign(this, {match, token, seat, changed, told});
    this.path = `/matches/${encodeURIComponent(match)}`;
    this.version = 0;
    this.wanted = 0;
    this.table = null;
    this.menu = {};
    this.commits = [];
    this.came = [];
    this.known = new Map();
    this.answers = true;
    this.streams = true;
    this.limited = null;
    this.awaited = 0;
    this.problem = null;
    this.stands = Infinity;
    this.skew = 0;
    this.halted = null;
    this.wait = AGAIN;
    this.closing = new AbortController();
  }

  /** Whether the server answers and tells what happens. */
  get live() {
    return this.answers && this.streams;
  }

  /** Whether something is under way whose outcome is not seen yet. */
  get busy() {
    return this.version < this.awaited;
  }

  close() {
    this.closing.abort();
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
    const {path, seat, token, closing: {signal}} = this;
    try {
      while (!signal.aborted && (this.anew || this.version < this.wanted)) {
        this.anew = false;
        const [view, menu] = await Promise.all([
          matches.get(`${path}/view`, {token, signal}),
          seat ? matches.get(`${path}/intents`, {token, signal}) : {version: 0},
        ]);
        if (view.version >= Math.max(this.wanted, this.version) && (!seat || view.version === menu.version)) {
          this.take(view, menu);
        } else {
          this.anew = true;
          await new Promise(done => setTimeout(done, BEHIND));
        }
      }
    } catch (problem) {
      if (!signal.aborted) this.failed(problem);
    }
  }

  /** Tries again where that may help. */
  failed(problem) {
    const passing = problem.passing || (this.table && problem.status >= 500);
    if (passing) {
      this.answers = false;
      this.limited = problem.status === 429 ? problem : null;
      this.later(this.wait);
      this.wait = Math.min(this.wait * 2, SLOWEST);
    } else this.stream?.close();
    if (!passing || !this.table) this.problem = problem;
    this.changed();
  }

  later(wait) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.read(), wait);
  }

  take({version, table, bots = {}}, menu) {
    if (version !== this.version) this.halted = null;
    Object.assign(this, {version, table, bots, menu});
    this.problem = null;
    this.answers = true;
    this.wait = AGAIN;
    // Cards keep their titles when they are out of sight, such as an action while it resolves.
    const piles = half => PILES.flatMap(pile => half[pile] ?? []);
    for (const half of [table.a, table.b]) for (const card of [...laidOut(half), ...piles(half)]) this.known.set(card.id, card);
    for (const card of table.shown ?? []) this.known.set(card.id, card);
    this.stream ??= this.listen(version);
    this.rest();
    this.changed();
  }

  /** Nothing follows the end of a match. */
  rest() {
    if (this.table.step !== 'finished' || this.commits.at(-1)?.version !== this.version) return;
    this.stream.close();
    this.streams = true;
  }

  /** Adds the commits that came. */
  add() {
    if (!this.came.length) return;
    this.commits = [...this.commits, ...this.came];
    this.came = [];
    this.rest();
    this.changed();
  }

  /** Takes all commits from the first one on; those after `since` are news. */
  listen(since) {
    return follow(this.match, this.token, 0, {
      commit: commit => {
        const {version, names = {}} = commit;
        // What is asked for just now is answered with the table, and drawn with it.
        if (this.came.push(commit) === 1 && !this.sending) setTimeout(() => this.add());
        for (const [key, {definition, house}] of Object.entries(names)) {
          const id = Number(key);
          if (!this.known.has(id)) this.known.set(id, {id, card: definition.split('@')[0], house});
        }
        if (version > since) {
          // Server and browser may disagree on the time; what is heard has just happened, unless it was missed before.
          const at = commit.events[0]?.at;
          if (at && Date.now() - this.stands > SETTLED) this.skew = Date.now() - at;
          this.told(commit);
        }
        this.wanted = Math.max(this.wanted, version);
        if (!this.sending) this.catchUp();
      },
      live: () => {
        this.stands = Date.now();
        this.hears(true);
      },
      waiting: problem => {
        this.stands = Infinity;
        const before = this.limited;
        this.limited = problem?.status === 429 ? problem : null;
        // Who may not listen looks now and then.
        if (this.limited) this.read();
        if (before?.name !== this.limited?.name) this.changed();
        this.hears(false);
      },
    });
  }

  /** What happened while the line was down, or is about to be missed, is in the table. */
  hears(streams) {
    if (streams) this.limited = null;
    if (streams === this.streams) return;
    this.streams = streams;
    this.read();
    this.changed();
  }

  /**
   * Asks for something at the version that is seen; the same again, as after a lost line, happens
   * once. Gives the answer once the table shows it; when it was rejected, `rejected(problem)` is told
   * why. Nothing is done while something else is under way: what may come of that is not seen yet.
   * `to` is what is asked; with `&foresee=true` an intent that would ask for a choice first is not
   * done, and the answer is that choice.
   */
  async ask(wish, rejected, to = 'intents?table=true') {
    if (this.busy) return null;
    this.underWay = this.send(wish, rejected, to);
    return this.underWay;
  }

  /** Asks the rules about something without doing it; throws the problem that rejects it. */
  async preview({seat, ...wish}) {
    const said = matches.post(`${this.path}/intents/preview`, {...wish, expectedVersion: this.version}, {token: this.token});
    this.awaits(Infinity);
    this.underWay = said.then(() => this.awaits(0), () => this.awaits(0));
    await said;
  }

  /** What waits for a judge stands still until it goes on: since when, by this browser's time, is in `halted`. */
  halts(problem) {
    if (problem.name === 'match-halted') this.halted ??= Date.now();
  }

  /** Is busy until the table has a version. */
  awaits(version) {
    const {busy} = this;
    this.awaited = version;
    if (busy !== this.busy) this.changed();
  }

  /** Asks for what makes sense whatever comes of that which is under way, and so waits for it. */
  async askThen(wish, rejected) {
    while (this.busy && !this.closing.signal.aborted) {
      await this.underWay;
      // The answer may be there before the table that it is about.
      if (this.busy) await new Promise(done => setTimeout(done, AGAIN));
    }
    return this.ask(wish, rejected);
  }

  async send({seat, ...wish}, rejected, to) {
    const body = {...wish, expectedVersion: this.version};
    const text = JSON.stringify(body);
    if (this.asked?.text !== text) this.asked = {text, key: newKey()};
    this.awaits(Infinity);
    this.sending = true;
    try {
      const answer = await matches.post(`${this.path}/${to}`, body, {token: this.token, key: this.asked.key});
      const {view, menu, version = 0} = answer;
      this.wanted = Math.max(this.wanted, version);
      this.sending = false;
      if (view && view.version >= this.wanted) this.take(view, menu);
      this.add();
      this.awaits(version);
      await this.catchUp();
      return answer;
    } catch (problem) {
      this.sending = false;
      this.add();
      this.halts(problem);
      this.awaits(0);
      rejected(problem);
      this.read();
      return null;
    }
  }
}

/** The cards of a half that the board shows: those in hand and in play, with what is on and under them. */
function laidOut({hand = [], battleline = [], artifacts = []}) {
  return [...hand, ...[...battleline, ...artifacts].flatMap(({card, upgrades = [], under = []}) => [card, ...upgrades.map(it => it.card), ...under])];
}

/** Whether a card lies where the board shows it, rather than in a pile. */
export function onBoard(table, id) {
  return [table.a, table.b].some(half => laidOut(half).some(card => card.id === id));
}
