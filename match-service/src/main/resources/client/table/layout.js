/**
 * How large cards are, from the room there is and what lies in it. All lengths are in CSS pixels; these
 * functions read nothing but what they are given.
 */

const GAP = 7;
/** Of a card in play: how narrow it is before cards overlap, how wide at the most, how tall for its width. */
const LEAST = 58;
const MOST = 176;
const SQUAT = 1.1;
const TALL = {words: 1.55, signs: 2.1};
/** From this width on there are words on a card in play, as in the sheets. */
const WORDS = 110;
/** A second row of creatures has to make cards this much larger. */
const WORTH = 1.22;
/** The same of a card in hand. */
const HAND = {least: 104, most: 190, squat: 1.12, tall: 1.36};
const ARTIFACT = {most: 132, least: 62, low: 56, wide: 1.35, share: 0.24};
/** Artifacts lower than this are chips, as in the sheets, whose titles need this width. */
const CHIP = {below: 44, least: 104};

/**
 * Cards in one row, or in two where that is better: `units` says of each how many cards wide it is (the
 * gap between those included), `low` how tall one with all its upgrades has to be. The answer is the
 * width `w` and height `h` of a card, how far one begins after another (`step`, less than `w` where
 * they overlap), the number of `rows`, and how wide the widest of them is with its gaps (`across`, where
 * none overlap).
 */
export function layCards({width, height, units, low = 0, rows = 2, least = LEAST, most = MOST, squat = SQUAT}) {
  const sizes = Array.from({length: rows}, (_, i) => sized(i + 1));
  const best = sizes.reduce((best, one) => (area(one) > area(best) * WORTH && (one.h >= low || best.w < least) ? one : best));
  const {w, h, rows: used} = best;
  if (w >= least || units.length < 2) {
    return {w, h, step: w + GAP, rows: used, across: Math.max(0, ...split(units, used).map(row => sum(row) * (w + GAP)))};
  }
  // Cards overlap, in as many rows as leave them that large.
  const overlapped = heightOf(rows) / squat < least ? 1 : rows;
  const fit = Math.min(least, heightOf(overlapped) / squat);
  const steps = split(units, overlapped).map(row => (width - fit - (sum(row) - row.length) * (fit + GAP)) / Math.max(1, row.length - 1));
  return {w: fit, h: Math.min(heightOf(overlapped), fit * TALL.signs), rows: overlapped, step: Math.min(fit + GAP, ...steps)};

  function heightOf(n) {
    return (height - GAP * (n - 1)) / n;
  }

  function sized(n) {
    const room = heightOf(n);
    const wide = Math.min(...split(units, n).map(row => (width - GAP * (sum(row) - 1)) / sum(row)));
    const w = Math.max(1, Math.floor(Math.min(wide, room / squat, most)));
    return {w, h: Math.floor(Math.min(room, Math.max(low, w * (w < WORDS ? TALL.signs : TALL.words)))), rows: n};
  }
}

/** Units in rows as even as can be, in their order. */
export function split(units, rows) {
  if (rows < 2) return [units];
  const half = sum(units) / rows;
  let at = 0;
  let so = 0;
  while (at < units.length && so + units[at] / 2 <= half) so += units[at++];
  return [units.slice(0, at), ...split(units.slice(at), rows - 1)].filter(row => row.length);
}

/**
 * One side of the table: artifacts at half the height of the row, one above the other, and creatures
 * in what is left. `units` as above; `slots` places between creatures that are to be clicked.
 * On a narrow table artifacts are chips in a row of their own, which this does not size.
 */
export function layLine({width, height, units, low = 0, artifacts, slots = 0, narrow = false}) {
  const around = stack => ({
    artifacts: stack,
    creatures: layCards({width: width - (stack?.width ? stack.width + BESIDE : 0) - slots * (SLOT + GAP), height, units, low}),
  });
  if (narrow) return around(null);
  const two = around(layArtifacts(width, height, artifacts, 2));
  if (artifacts < 3 || two.creatures.w >= WORDS) return two;
  const three = around(layArtifacts(width, height, artifacts, 3));
  return three.artifacts.h >= ARTIFACT.low && area(three.creatures) > area(two.creatures) ? three : two;
}

/** What is between artifacts and creatures, and the width of a place in the battleline. */
const BESIDE = 19;
const SLOT = 26;

function layArtifacts(width, height, n, most) {
  if (!n) return {w: 0, h: 0, columns: 0, width: 0};
  const rows = Math.min(n, most);
  const columns = Math.ceil(n / rows);
  const h = Math.floor(Math.min((height - GAP * (most - 1)) / most, ARTIFACT.most));
  const w = Math.floor(Math.max(h < CHIP.below ? CHIP.least : ARTIFACT.least, Math.min(h * ARTIFACT.wide, width * ARTIFACT.share / columns - GAP)));
  return {w, h, columns, width: columns * w + (columns - 1) * GAP};
}

/** A hand as a fan: cards lie side by side as long as they can be read so, then over each other. */
export function layHand({width, height, n}) {
  const {least, most, squat, tall} = HAND;
  const side = n ? (width - GAP * (n - 1)) / n : most;
  const w = Math.floor(Math.min(most, height / squat, Math.max(least, height / tall, side)));
  return {w, h: height, step: n > 1 ? Math.min(w + GAP, (width - w) / (n - 1)) : w};
}

const area = ({w, h}) => w * h;

function sum(units) {
  return units.reduce((all, one) => all + one, 0);
}
