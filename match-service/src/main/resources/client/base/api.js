import {tOr, t} from './text.js';

const PATIENCE = 15_000;
/** So long may sending a file take. */
const LONG = 120_000;
const TRIES = 4;
/** Whatever the server says, it is asked once more after so long. */
const LONGEST = 3_000;

/** An answer that is not what was asked for: a problem document, or a server that is away. */
export class Problem extends Error {
  /** `name` is the last word of the problem's type, `status` 0 when nothing answered, `wait` the milliseconds to ask again after. */
  constructor(status, name, title, detail, document = {}, wait = 0) {
    super(detail || title);
    this.status = status;
    this.name = name;
    this.title = title;
    this.detail = detail;
    this.document = document;
    this.wait = wait;
  }

  /** All that is known, in a line. */
  get said() {
    return this.detail ? `${this.title}. ${this.detail}` : this.title;
  }

  /** Whether asking again later may do. */
  get passing() {
    return this.status === 0 || this.status === 429 || this.status >= 502;
  }
}

/** A service, by the path under which it is reached. */
class Service {
  constructor(prefix) {
    this.prefix = prefix;
    /** Gives the token to send where none is said. */
    this.token = () => undefined;
  }

  get(path, options) {
    return this.ask('GET', path, options);
  }

  post(path, body, options) {
    return this.ask('POST', path, {...options, body});
  }

  delete(path, options) {
    return this.ask('DELETE', path, options);
  }

  /**
   * Asks for something. `token` says who asks, `key` makes asking again `harmless`, so that what got
   * no answer is asked again by itself; `file` is sent as it is. Gives the JSON document, or throws a Problem.
   */
  async ask(method, path, options = {}) {
    const tries = method === 'GET' || options.key || options.harmless ? TRIES : 1;
    for (let n = 1; ; n++) {
      try {
        return await this.once(method, path, options);
      } catch (problem) {
        if (n === tries || !problem.passing || problem.status === 429) {
          throw problem;
        }
        await new Promise(done => setTimeout(done, Math.min(Math.max(300 * n, problem.wait), LONGEST)));
      }
    }
  }

  async once(method, path, {token, body, file, key, text, signal}) {
    const headers = {Accept: text ?? 'application/json, application/problem+json'};
    token ??= await this.token();
    if (token) headers.Authorization = `Bearer ${token}`;
    if (key) headers['Idempotency-Key'] = key;
    if (body !== undefined) headers['Content-Type'] = 'application/json';
    const patience = AbortSignal.timeout(file ? LONG : PATIENCE);
    let answer;
    try {
      answer = await fetch(this.prefix + path, {
        method,
        headers,
        body: file ?? (body === undefined ? undefined : JSON.stringify(body)),
        signal: signal ? AbortSignal.any([signal, patience]) : patience,
      });
      return await read(answer, text);
    } catch (e) {
      if (e instanceof Problem || signal?.aborted) throw e;
      throw new Problem(0, 'unreachable', t('problem.unreachable'), t('problem.unreachable.detail'));
    }
  }
}

/** The JSON document of an answer; throws the Problem that it is. */
export async function read(answer, text) {
  const written = await answer.text();
  if (answer.ok && text) return written;
  let document = {};
  try {
    document = written ? JSON.parse(written) : {};
  } catch {
    // What stands in front of the server answers with a page of its own.
    document = {title: t('problem.unreachable'), detail: t('problem.unreachable.detail')};
  }
  if (answer.ok) return document;
  const name = (document.type ?? '').split('/').pop() || String(answer.status);
  const title = tOr(`problem.${name}`, document.title ?? t('problem.status', {status: answer.status}));
  throw new Problem(answer.status, name, title, tOr(`problem.${name}.detail`, document.detail), document, 1000 * (Number(answer.headers.get('Retry-After')) || 0));
}

/** The players' door. */
export const matches = new Service('');
/** Decks and cards. */
export const library = new Service('/deck-service');
/** Replays and statistics. */
export const archive = new Service('/replay-service');
/** The lab. */
export const rules = new Service('/rules-service');

/** A name for one request, so that it can be sent again and happens once. */
export function newKey() {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('');
}
