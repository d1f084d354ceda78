import {texts} from '../texts/en.js';

const plural = new Intl.PluralRules('en');

/** The pattern under a key; where it has plural forms, the one for `values.count`. */
function pattern(key, values) {
  const found = texts[key];
  if (found === undefined) {
    throw new Error(`There is no text '${key}'.`);
  }
  return typeof found === 'string' ? found : found[plural.select(values.count)] ?? found.other;
}

/** Of forms such as 'card|cards' the one that goes with a number. */
function form(forms, count) {
  const [one, other] = forms.split('|');
  return plural.select(count) === 'one' ? one : other;
}

/**
 * A text as the pieces it is made of: what stands in braces is replaced by the value of that name,
 * which may be a template, such as the name of a card with its picture behind it, and `{one|more}`
 * by the form that goes with `values.count`.
 */
export function parts(key, values = {}) {
  return pattern(key, values).split(/\{(.+?)\}/).map((piece, i) => {
    if (i % 2 === 0) return piece;
    return piece.includes('|') ? form(piece, values.count) : values[piece] ?? '';
  });
}

/** The names of the values that a text shows. */
export function places(key) {
  return [...pattern(key).matchAll(/\{(\w+)\}/g)].map(found => found[1]);
}

/** A text. */
export function t(key, values) {
  return parts(key, values).join('');
}

/** All texts of an area such as `glossary`. */
export function area(name) {
  return Object.keys(texts).filter(key => key.startsWith(`${name}.`)).map(key => texts[key]);
}

/** Whether there is a text under this key. */
export function has(key) {
  return key in texts;
}

/** The text under a key, or what to say without one. */
export function tOr(key, otherwise, values) {
  return has(key) ? t(key, values) : otherwise;
}

/** A wire word such as `star-alliance` for people who read a language without a text for it. */
export function words(wire) {
  return wire.replaceAll('-', ' ');
}

/** The name of a house, key, type, keyword, trait ... */
export function named(kind, wire) {
  return tOr(`${kind}.${wire}`, words(wire));
}
