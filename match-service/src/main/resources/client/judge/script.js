import {rules} from '../base/api.js';
import {t} from '../base/text.js';

/** The lab takes 100 commands at once; two of them ask for the position and what is legal in it. */
export const MOST = 98;
const MOST_BYTES = 64 * 1024;
const MOST_LINK = 8000;
const ASKED = [{type: 'state'}, {type: 'legal'}];

/** Why the lab would not take these commands, or nothing. */
export function tooMuch(commands) {
  if (commands.length > MOST) return t('judge.tooMany', {n: commands.length, most: MOST});
  const size = new TextEncoder().encode(JSON.stringify({commands: [...commands, ...ASKED]})).length;
  return size > MOST_BYTES ? t('judge.tooLong', {n: Math.ceil(size / 1024)}) : '';
}

/** Plays commands from an empty table: their answers, the position and what can be asked in it. */
export async function play(commands, token) {
  const {answers} = await rules.post('/lab', {commands: [...commands, ...ASKED]}, {token});
  const [state, legal] = answers.splice(-2).map(answer => (answer.type === 'problem' ? null : answer));
  return {answers, state, legal};
}

/** Commands as lines of JSON, as `./aemberlog lab` reads them. */
export const toLines = commands => commands.map(command => JSON.stringify(command)).join('\n');

/** Lines of JSON as commands; what cannot be read is an Error that names the line. */
export function fromLines(text) {
  const lines = text.split('\n').map((line, i) => [line.trim(), i + 1]).filter(([line]) => line);
  if (!lines.length) throw new Error(t('judge.noCommand', {n: 1}));
  return lines.map(([line, n]) => {
    try {
      const command = JSON.parse(line);
      if (typeof command.type === 'string') return command;
    } catch {
      // Said below, as for JSON that is no command.
    }
    throw new Error(t('judge.noCommand', {n}));
  });
}

const through = (bytes, stream) => new Response(new Blob([bytes]).stream().pipeThrough(stream));

/** A link that lays out the same again, or nothing if it would be too long for one. */
export async function toLink(commands) {
  const packed = new Uint8Array(
    await through(JSON.stringify(commands), new CompressionStream('deflate-raw')).arrayBuffer());
  const text = btoa(String.fromCharCode(...packed.subarray(0, MOST_LINK)))
    .replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return packed.length > MOST_LINK || text.length > MOST_LINK ? '' : `${location.origin}/judge#lab=${text}`;
}

/** The commands in the address, or nothing; a broken link is an Error. */
export async function fromAddress() {
  const found = /(?:^#|&)lab=([\w-]+)/.exec(location.hash);
  if (!found) return null;
  try {
    const bytes = Uint8Array.from(atob(found[1].replaceAll('-', '+').replaceAll('_', '/')), c => c.charCodeAt(0));
    const commands = JSON.parse(await through(bytes, new DecompressionStream('deflate-raw')).text());
    return fromLines(toLines(commands));
  } catch {
    throw new Error(t('judge.badLink'));
  }
}
