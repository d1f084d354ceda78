import {keep} from '../base/seats.js';
import {go} from '../base/router.js';
import {play} from '../base/sound.js';
import {t, tOr} from '../base/text.js';
import {other} from './board.js';
import {attackLine} from './motion.js';
import {mark, signal} from './signals.js';
import {muted} from './talk.js';

const BANNER = 2400;
const BUBBLE = 5000;
const SPOTLIGHT = 1300;

/** Says what has just happened, to eyes and ears. */
export function heard(page, commit) {
  const {table, seat} = page.session;
  const players = page.players();
  const big = (commit.events ?? []).map(event => bigWords(event, players, seat)).filter(Boolean).join(' ');
  if (big) {
    page.banner = big;
    clearTimeout(page.bannering);
    page.bannering = setTimeout(() => (page.banner = null), BANNER);
  }
  for (const event of commit.events ?? []) see(page, event);
  if (page.announce && (table.active !== seat || big)) page.said = page.announce(commit, players, table.active);
}

/** Shows what is over before the next table is there: who fights whom, which action somebody else plays. */
function see(page, {type, seat, card, attacker, defender}) {
  if (type.startsWith('fight-began')) attackLine(page, attacker, defender);
  if (type.startsWith('card-played') && seat !== page.session.seat) page.played = card;
  light(page);
}

/** Shows an action large for a moment, as soon as it is known what it says. */
export function light(page) {
  const card = page.session.known.get(page.played);
  if (!card?.title) return;
  page.played = null;
  if (card.type !== 'action') return;
  page.spotlight = card;
  clearTimeout(page.lighting);
  page.lighting = setTimeout(() => (page.spotlight = null), SPOTLIGHT);
}

/** What the table is called in the tab. */
const named = page => t('table.title', page.players());

/** Says what changed for somebody who may look elsewhere: that it is their turn, that the opponent is here. */
export function tellTurn(page) {
  const {seat, table, bots} = page.session;
  const here = !table.nonces || Boolean(table.nonces.a && table.nonces.b);
  const mine = Boolean(seat) && here && table.step !== 'finished' && table.toAct === seat && !bots[seat];
  mark(named(page), mine);
  const before = {here: page.here, mine: page.mine};
  Object.assign(page, {here, mine});
  if (seat && here && (before.here === false || before.here === undefined && document.hidden && table.step === 'setup')) {
    signal('joined', named(page));
  } else if (mine && before.mine === false) signal('turn', named(page));
}

/** Says that a player's own time runs low. */
export function timeRunsLow(page, seat) {
  if (seat === page.session?.seat) signal('low', named(page));
}

export function hearPhrase(page, {seat, phrase}) {
  if (seat !== page.session.seat && muted()) return;
  const text = t(`phrase.${phrase}`);
  page.bubbles = {...page.bubbles, [seat]: text};
  clearTimeout(page.bubbling);
  page.bubbling = setTimeout(() => (page.bubbles = {}), BUBBLE);
  if (seat === page.session.seat) return;
  play('phrase');
  page.said = t('talk.said', {player: page.players()[seat], text});
}

/** Who played or watched comes along to a rematch. */
export function hearTalk(page, talk) {
  page.talk = talk;
  const {next} = talk;
  if (!next || page.session.table.step !== 'finished') return;
  if (next.token) keep(next.token);
  go(`/table/${next.match}`, {replace: true});
}

/** What is told large: keys, "Check!", one's own turn, what was taken back. */
function bigWords({type, seat, color}, players, me) {
  const name = type.split('.')[0];
  if (name === 'turn-began' && seat !== me) return '';
  return tOr(`big.${name}`, '', {player: players[seat], other: players[other(seat)], color: color && t(`key.${color}`)});
}
