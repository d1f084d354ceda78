/** What a card's text says, as far as it is shown in short. */

const BOLD = /^([A-ZÆ][\w’'/ ]{1,30}:)(.*)$/;
const KEYWORD = /^(alpha|assault|deploy|elusive|hazardous|invulnerable|omega|poison|skirmish|taunt)\b/i;
const GIGANTIC = /half of a gigantic creature/;
const REMINDER = / ?\([^()]*\)/g;
const SIGNS = {
  reap: /\bReap\b/, fight: /\bFight\b/, action: /\bAction\b/, omni: /\bOmni\b/, destroyed: /\bDestroyed\b/,
};

/** The lines of a text, each with its bold words in front, if any: "Play:". */
export function linesOf(text) {
  return text.split('\n').filter(Boolean).map(line => {
    const [, bold = '', rest = line] = BOLD.exec(line) ?? [];
    return {bold, rest};
  });
}

/**
 * The lines that a card in play still has to say: no keywords, which are shown as such, no reminders, and
 * what happened when it was played only if there is nothing else.
 */
export function shortLines(text) {
  const lines = linesOf(text)
    .filter(({bold, rest}) => bold || !onlyKeywords(rest) && !GIGANTIC.test(rest))
    .map(({bold, rest}) => ({bold, rest: rest.replace(REMINDER, '')}));
  const still = lines.filter(({bold}) => bold !== 'Play:');
  return still.length ? still : lines;
}

/** What a card in play has, for a sign of each: `reap`, `fight`, `action`, `omni`, `destroyed`, `constant`. */
export function signsOf(text) {
  const lines = shortLines(text);
  const signs = Object.keys(SIGNS).filter(sign => lines.some(({bold}) => SIGNS[sign].test(bold)));
  if (lines.some(({bold}) => !bold)) signs.push('constant');
  return signs;
}

/** The length of the longest word of a title, which has to fit. */
export function longestWord(title = '') {
  return Math.max(4, ...title.split(/\s+/).map(word => word.length));
}

function onlyKeywords(line) {
  return line.replace(REMINDER, '').split(/[.,]\s*/).filter(Boolean).every(part => KEYWORD.test(part.trim()));
}
