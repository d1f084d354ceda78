/** The text of what JSON.parse gives by RFC 8785, which is what hashes and signatures are of. */
export function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const fields = Object.keys(value).sort().map(name => `${JSON.stringify(name)}:${canonical(value[name])}`);
  return `{${fields.join()}}`;
}

/**
 * Checks hashes and signature of a replay file in this browser, without asking anybody. Gives the number of
 * `commits`, which of them is `broken` (undefined when none is, 0 for the head), and whether it is `signed` with the
 * key that it names (undefined where the browser does not know Ed25519).
 */
export async function checkHere(file) {
  const [header, ...lines] = file.trimEnd().split('\n').map(line => JSON.parse(line));
  const {signature, ...head} = lines.pop();
  const commits = lines.slice(header.cards);
  let previous = '0'.repeat(64);
  for (const {hash, ...commit} of commits) {
    if (commit.previousHash !== previous || hash !== await sha256(canonical(commit))) {
      return {commits: commits.length, broken: commit.version};
    }
    previous = hash;
  }
  const whole = head.hash === previous && head.version === commits.length;
  return whole ? {commits: commits.length, signed: await isSigned(head, signature)} : {commits: commits.length, broken: 0};
}

async function sha256(text) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map(byte => byte.toString(16).padStart(2, '0')).join('');
}

async function isSigned(head, signature) {
  let key;
  try {
    key = await crypto.subtle.importKey('spki', bytes(head.key), 'Ed25519', false, ['verify']);
  } catch (e) {
    if (e.name === 'NotSupportedError') return undefined;
    throw e;
  }
  return crypto.subtle.verify('Ed25519', key, bytes(signature), new TextEncoder().encode(canonical(head)));
}

function bytes(base64) {
  return Uint8Array.from(atob(base64), character => character.charCodeAt(0));
}
