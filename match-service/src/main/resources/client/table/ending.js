import {html, nothing} from 'lit';
import {archive} from '../base/api.js';
import {play} from '../base/sound.js';
import {t} from '../base/text.js';
import {keySign} from '../cards/sigils.js';
import {remember} from '../base/memory.js';
import {other} from './board.js';

const SEATS = ['a', 'b'];
const COLORS = ['red', 'blue', 'yellow'];
const AGAIN = 700;
const TRIES = 12;
/** What a key is worth in Æmber when one asks who leads. */
const KEY = 6;

/** At the end of a match, once: the sound of it for who saw it end, and what the archive says of its turns. */
export function ending(page) {
  const {session: {table: {step, winner}, seat}, match} = page;
  if (step !== 'finished') {
    page.playing = match;
    return;
  }
  if (page.ended === match) return;
  page.ended = match;
  page.ending = null;
  if (seat) remember('finished', match);
  if (page.playing === match && winner) play(seat && winner !== seat ? 'lost' : 'won');
  read(page, match, TRIES);
}

/** The archive may be a moment behind, and shows marks to everybody only once it knows that the match is over. */
async function read(page, match, tries) {
  const path = `/matches/${encodeURIComponent(match)}`;
  const {endedAt} = await archive.get(path).catch(() => ({}));
  const found = endedAt && await archive.get(`${path}/marks`).catch(() => null);
  if (page.match !== match || !page.isConnected) return;
  if (found) page.ending = found;
  else if (tries > 1) setTimeout(() => page.match === match && read(page, match, tries - 1), AGAIN);
}

/** The keys of both, how they stand, and where the match turned. */
export function summary({session: {table}, ending: read, match}) {
  const {winner} = table;
  return html`
    <div class="summary">
      ${SEATS.map(seat => standing(table, seat, read))}
      ${winner && read ? turning(table, match, read.curve) : nothing}
    </div>`;
}

function standing(table, seat, read) {
  const {player, keys = [], aember, battleline = []} = table[seat];
  const fallen = read?.marks.filter(mark => mark.kind === 'fell-in-fight' && mark.seat === other(seat)).length;
  return html`
    <p class="stands ${table.winner === seat ? 'won' : ''}">
      <b>${player}</b>
      <span class="won-keys" role="img" aria-label=${t('board.keys', {count: keys.length, colors: keys.map(color => t(`key.${color}`)).join(', ')})}>
        ${COLORS.map(color => keySign(color, keys.includes(color)))}</span>
      <span class="soft">${[
        t('ending.aember', {n: aember}), t('ending.creatures', {count: battleline.length}),
        ...fallen === undefined ? [] : [t('ending.defeated', {count: fallen})],
      ].join(' · ')}</span>
    </p>`;
}

/** The turn from whose end on the winner led, with a link to where it begins. */
function turning({winner, turn, ...halves}, match, curve) {
  const lead = point => SEATS.map(seat => point[seat]).map(({keys, aember}) => keys * KEY + aember).reduce((a, b) => (winner === 'a' ? a - b : b - a));
  const last = curve.findLastIndex(point => lead(point) <= 0);
  const {player, keys} = halves[winner];
  // Who is behind until the third key is forged turns the match by it.
  const turned = curve[last + 1] ?? (keys?.length === COLORS.length && last >= 0 ? {turn} : null);
  if (!turned) return nothing;
  const text = last < 0 ? t('ending.always', {player}) : t('ending.turned', {player, n: turned.turn});
  return html`<p class="turned"><a href="/replay/${match}#v=${(curve[last]?.version ?? 0) + 1}">${text}</a></p>`;
}
