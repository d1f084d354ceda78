/** Texts that are written down section by section, each under the key `section.name`. */
export function sections(texts) {
  return Object.fromEntries(Object.entries(texts).flatMap(([section, under]) =>
    Object.entries(under).map(([name, text]) => [`${section}.${name}`, text])));
}
