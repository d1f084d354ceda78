import {html} from 'lit';
import {area} from '../base/text.js';

/** The words of the rulebook by their forms: each with its `name` and its `meaning` in a sentence. */
const WORDS = new Map(area('glossary').flatMap(text => {
  const [, forms, meaning] = /^(.+?): (.+)$/.exec(text);
  const all = forms.split('|');
  const word = {name: all[0], meaning};
  return all.map(form => [form, word]);
}));
const FORMS = new RegExp(`(?<!\\p{L})(${[...WORDS.keys()].join('|')})(?!\\p{L})`, 'giu');

/** The word with this form. */
export const word = form => WORDS.get(form.toLowerCase());

/** The words in a text, each once. */
export const wordsIn = text => [...new Set(text.match(FORMS)?.map(word))];

/** A text in which each word says what it means when it is pointed at, clicked or has the focus. */
export const explained = (text, tabindex = 0) => kept(text.split(FORMS).map((piece, i) => (i % 2
  ? html`<button class="word" type="button" tabindex=${tabindex} .peek=${word(piece)}>${piece}</button>` : piece)));

/** Pieces of a text in which a button stays on one line with what no space parts from it, such as a comma. */
export function kept(pieces) {
  const all = [];
  let run = [];
  const end = () => {
    all.push(run.length > 1 && run.some(one => typeof one !== 'string') ? html`<span class="kept">${run}</span>` : run);
    run = [];
  };
  for (const piece of pieces.flat(Infinity)) {
    if (typeof piece !== 'string') run.push(piece);
    else {
      const [, head, middle, tail] = /^(\S*)(.*?)(\S*)$/s.exec(piece);
      if (head) run.push(head);
      if (middle) {
        end();
        all.push(middle);
      }
      if (tail) run.push(tail);
    }
  }
  end();
  return all.flat();
}
