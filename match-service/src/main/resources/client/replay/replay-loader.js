import {archive, matches, Problem} from '../base/api.js';
import {held, keep} from '../base/seats.js';
import {t} from '../base/text.js';

/** Through whose eyes a match can be looked at; `all` only when it is over. */
export const EYES = ['a', 'b', 'spectator', 'all'];

/** A match in the archive: its events as they come in, its marks and the table at every version. */
export class Reel {
  constructor(match, onChange) {
    this.match = match;
    this.path = `/matches/${encodeURIComponent(match)}`;
    this.onChange = onChange;
    this.gone = new AbortController();
  }

  /** Reads what the match is; fails where there is none. */
  async open(wish) {
    this.summary = await archive.get(this.path, {signal: this.gone.signal});
    this.head = this.summary.version;
    this.eyes = await this.allowed();
    await this.lookAs(this.eyes.includes(wish) ? wish : this.eyes[0]);
    await this.readMarks();
  }

  get over() {
    return Boolean(this.summary.endedAt);
  }

  /** Whose eyes there are, the likeliest first. While a match runs, a token says what one may see. */
  async allowed() {
    const own = held(this.match);
    const seats = ['a', 'b'].filter(seat => own[seat]);
    if (this.over) return [...new Set([...seats, 'all', ...EYES])];
    if (!seats.length && !own.spectator) {
      keep((await matches.post(`${this.path}/spectators`)).token);
    }
    return [...seats, 'spectator'];
  }

  /** The token of these eyes, in a match that is running. */
  token(as) {
    const own = held(this.match);
    return this.over ? undefined : own[as] ?? own.spectator ?? own.a ?? own.b;
  }

  /** Goes on with other eyes as soon as what they saw is there; until then, and without it, with those it has. */
  async lookAs(as) {
    const wish = (this.wish = {});
    const seen = await this.seen(as, 1);
    if (this.wish !== wish) return;
    Object.assign(this, {as, tables: new Map(), commits: [], names: null});
    this.add(seen);
  }

  /** Marks hold nothing hidden, so any token will do. */
  async readMarks() {
    const {marks = [], curve = []} = await archive.get(`${this.path}/marks`, this.asking());
    Object.assign(this, {marks, curve});
    this.onChange();
  }

  asking(as = this.as) {
    return {token: this.token(as), signal: this.gone.signal};
  }

  /** The commits as these eyes see them, from a version on. */
  async seen(as, from) {
    const lines = await archive.get(`${this.path}/events?from=${from}&as=${as}`,
      {...this.asking(as), text: 'application/x-ndjson'});
    return lines.split('\n').filter(Boolean).map(line => JSON.parse(line));
  }

  /** Reads the commits that are not there yet. */
  async readMore() {
    const {commits} = this;
    const seen = await this.seen(this.as, commits.length + 1);
    if (this.commits === commits) this.add(seen);
  }

  add(seen) {
    this.commits = [...this.commits, ...seen.map(commit => this.named(commit))];
    this.onChange();
  }

  /** Reads what has happened since, in a match that is running. */
  async grow() {
    const summary = await archive.get(this.path, {signal: this.gone.signal});
    if (summary.version === this.head && Boolean(summary.endedAt) === this.over) return;
    await this.readMore();
    await this.readMarks();
    this.summary = summary;
    this.head = Math.min(summary.version, this.commits.length);
    if (this.over) this.eyes = await this.allowed();
    this.onChange();
  }

  /** A sealed commit names no cards: the numbers count through the decks. */
  named(commit) {
    if (commit.names) return commit;
    const first = commit.events[0];
    const seats = first.seats ?? first.state?.seats;
    if (seats) {
      this.names = Object.fromEntries(seats.flatMap(({deck}, seat) =>
        deck.cards.map(({definition, house}, i) => [seat * 100 + i, {definition, house}])));
    }
    return {...commit, names: this.names};
  }

  /** The table after a commit. */
  table(version) {
    const {tables} = this;
    if (!tables.has(version)) {
      const asked = archive
        .get(`${this.path}/state?version=${version}&as=${this.as}`, this.asking())
        .then(({table}) => {
          if (table) return table;
          throw new Problem(503, 'no-table', t('replay.noTable'), t('replay.noTable.detail'));
        });
      asked.catch(() => tables.delete(version));
      tables.set(version, asked);
    }
    return tables.get(version);
  }

  /** Fetches the tables that are likely to be looked at next. */
  prefetch(version) {
    const next = this.stops.findIndex(stop => stop > version);
    if (next < 0) return;
    for (const stop of this.stops.slice(Math.max(0, next - 3), next + 4)) this.table(stop).catch(() => {});
  }

  /** The last versions of all actions: a decision belongs to the action that asked for it. */
  get stops() {
    if (this.stopsOf !== this.commits) {
      this.stopsOf = this.commits;
      const goesOn = commit => commit?.events.find(event => !event.type.startsWith('time-passed'))
        ?.type.startsWith('choice-made');
      this.known = this.commits.filter((_, i) => !goesOn(this.commits[i + 1])).map(({version}) => version);
    }
    return this.known;
  }

  /** The events of the action that ends at a version, as far as it. */
  action(version) {
    const before = this.stops.findLast(stop => stop < version) ?? 0;
    return this.commits.filter(commit => commit.version > before && commit.version <= version);
  }

  close() {
    this.gone.abort();
  }
}
