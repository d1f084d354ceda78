/** Shapes as text of an SVG that is 160 wide and 120 high, whose middle counts most: narrow cards show no more. */

/** Numbers between 0 and 1 that follow from a text, always the same ones. */
export function dice(text) {
  let a = 2166136261;
  for (const letter of text) a = Math.imul(a ^ letter.codePointAt(0), 16777619);
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number from `low` to `high`, rounded. */
export const some = (r, low, high) => Math.round(low + r() * (high - low));
export const one = (r, all) => all[Math.floor(r() * all.length)];
export const times = (n, draw) => Array.from({length: n}, (_, i) => draw(i)).join('');

export const hsl = (h, s, l, a = 1) => `hsl(${Math.round((h + 360) % 360)} ${Math.round(s)}% ${Math.round(l)}%${a < 1 ? ` / ${a}` : ''})`;
export const oval = (x, y, rx, ry, fill, more = '') => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
export const disc = (x, y, r, fill, more) => oval(x, y, r, r, fill, more);
export const box = (x, y, w, h, fill, more = '') => `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;
export const path = (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
export const line = (d, stroke, width = 2, more = '') => `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" ${more}/>`;
export const turned = (angle, shapes, x = 80, y = 60) => `<g transform="rotate(${angle} ${x} ${y})">${shapes}</g>`;
export const sized = (by, shapes, x = 80, y = 120) => `<g transform="translate(${x} ${y}) scale(${by}) translate(${-x} ${-y})">${shapes}</g>`;
/** Shapes, and the same on the other side of the middle. */
export const both = shapes => `${shapes}<g transform="matrix(-1 0 0 1 160 0)">${shapes}</g>`;
/** A star or burst of `n` points. */
export function star(x, y, n, out, inner, fill, turn = 0) {
  const points = Array.from({length: n * 2}, (_, i) => {
    const angle = Math.PI * i / n + turn;
    const far = i % 2 ? inner : out;
    return `${Math.round((x + Math.sin(angle) * far) * 10) / 10} ${Math.round((y - Math.cos(angle) * far) * 10) / 10}`;
  });
  return path(`M${points.join('L')}Z`, fill);
}
