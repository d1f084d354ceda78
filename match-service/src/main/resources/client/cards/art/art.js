import {dice, hsl, some} from './brush.js';
import {creature} from './creatures.js';
import {scenery} from './scenery.js';
import {action, artifact, upgrade} from './things.js';

/** The hue and the strength of each house's color, and the hue of what shines in it. */
const HOUSES = {
  brobnar: [14, 78, 46], dis: [318, 55, 286], logos: [192, 60, 44], mars: [128, 48, 74], sanctum: [43, 62, 210], saurian: [170, 45, 30],
  shadows: [222, 16, 48], 'star-alliance': [224, 62, 40], unfathomable: [202, 56, 172], untamed: [84, 48, 50],
};
const SUBJECTS = {creature, artifact, action, upgrade, reference: action};
const drawn = new Map();

/**
 * The picture of a card as the address of an image: scenery in the manner of its house, before it a
 * subject by its type and traits, both varied by its id. The same card always has the same picture.
 */
export function artOf({card, id, house, type, traits, power}) {
  const name = card ?? id;
  const key = `${name} ${house} ${type}`;
  if (!drawn.has(key)) drawn.set(key, `data:image/svg+xml,${encodeURIComponent(draw({name, house, type, traits, power}))}`);
  return drawn.get(key);
}

/** The same as text of an SVG. */
export function draw({name, house, type, traits, power}) {
  const r = dice(name);
  const [hue, strength, spark] = HOUSES[house] ?? [250, 10, 40];
  const h = hue + some(r, -9, 9);
  const night = r() < 0.35;
  const behind = {
    light: hsl(h + 8, strength, night ? 40 : 80), pale: hsl(h, strength * 0.8, night ? 32 : 70), mid: hsl(h - 6, strength * 0.85, night ? 22 : 52),
    deep: hsl(h - 10, strength, night ? 13 : 34), spark: hsl(spark, 90, 66),
  };
  const turn = h + [0, 28, -28, 180][some(r, 0, 3)];
  const before = {
    body: hsl(turn, strength * 0.9, night ? 46 : 30), shade: hsl(turn - 8, strength, night ? 28 : 16), shine: hsl(turn + 12, strength * 0.75, night ? 72 : 60),
    skin: hsl(turn + some(r, -30, 30), strength * 0.6 + 12, night ? 62 : 44), dark: hsl(turn, 40, 9), eye: hsl(spark + some(r, -14, 14), 95, 66),
  };
  const sky = [hsl(h + 14, strength, night ? 20 : 90), hsl(h - 4, strength, night ? 34 : 72)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120" width="320" height="240" preserveAspectRatio="xMidYMid slice">`
    + `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient>`
    + `<rect width="160" height="120" fill="url(#s)"/>${scenery(house, r, behind)}`
    + `<g stroke="${before.dark}" stroke-opacity=".35" stroke-width="1" stroke-linejoin="round">${(SUBJECTS[type] ?? action)({traits, power}, r, before)}</g></svg>`;
}
