import {rules} from '../base/api.js';
import {t} from '../base/text.js';

/** What is asked after all commands: the position, and what can be asked in it. */
const ASKED = [{type: 'state'}, {type: 'legal'}];

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
  return text.split('\n').flatMap((line, i) => {
    if (!line.trim()) return [];
    try {
      const command = JSON.parse(line);
      if (typeof command.type === 'string') return [command];
    } catch {
      // Said below, as for JSON that is no command.
    }
    throw new Error(t('judge.noCommand', {n: i + 1}));
  });
}

/** A link that lays out the same again. */
export const toLink = commands => `${location.origin}/judge#lab=${encodeURIComponent(toLines(commands))}`;

/** The commands in the address, if there are any; a broken link is an Error. */
export function fromAddress() {
  const found = /(?:^#|&)lab=([^&]+)/.exec(location.hash);
  try {
    return found && fromLines(decodeURIComponent(found[1]));
  } catch {
    throw new Error(t('judge.badLink'));
  }
}
