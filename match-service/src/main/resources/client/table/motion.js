import {play} from '../base/sound.js';
import {aember} from '../cards/sigils.js';
import {render} from 'lit';
import {changes} from './changes.js';

const STORE = 'aemberlog.motion';
const MOVE = {duration: 260, easing: 'cubic-bezier(.2, .7, .2, 1)'};
const FLOW = {duration: 420, easing: 'cubic-bezier(.4, 0, .3, 1)'};
const FLOAT = {duration: 900, easing: 'ease-out'};
const FALL = {duration: 380, easing: 'ease-in'};
const LINE = {duration: 520, easing: 'ease-out'};
/** More than these at once, as after a long absence, are not shown one by one. */
const MANY = 24;
const STILL = 2;

/** Whether things move: unless the system or the player wants none. */
export function motionOn() {
  return localStorage.getItem(STORE) !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export function switchMotion() {
  localStorage.setItem(STORE, localStorage.getItem(STORE) === 'off' ? 'on' : 'off');
}

/**
 * Looks where everything is before the table is drawn anew, and gives what then shows how it came to
 * the new one; null where nothing is to be shown. Only what lies above the page moves, and what is on
 * it is drawn from where it was: the page itself is the new one at once.
 */
export function leaving(page, before, after) {
  const found = changes(before, after);
  sounds(found);
  if (!motionOn() || document.hidden || found.moves.length > MANY) return null;
  const old = rects(page);
  page.rects = old;
  const gone = new Map(found.moves.filter(({card}) => old.has(card)).map(({card}) => [card, ghostOf(page, card, old.get(card))]));
  return () => arriving(page, found, old, gone);
}

function arriving(page, {moves, flows, floats, keys}, old, gone) {
  const layer = page.querySelector('.motion');
  const now = rects(page);
  page.rects = now;
  const at = end => (end === null ? middle(page) : end.seat ? rectOf(page, `.bar[data-seat="${end.seat}"] .pool`) : now.get(end.card) ?? old.get(end.card));
  const moved = new Set(moves.map(({card}) => card));
  for (const [card, rect] of now) {
    const from = old.get(card);
    if (from && !moved.has(card)) slide(page, card, from, rect);
  }
  for (const {card, from, to, destroyed} of moves) {
    const start = old.get(card) ?? placeOf(page, from);
    const goal = now.get(card);
    if (goal && start) slide(page, card, start, goal);
    else if (start && gone.has(card)) fly(layer, gone.get(card), start, placeOf(page, to), destroyed);
  }
  for (const flow of flows) drop(layer, flow, at(flow.from), at(flow.to));
  for (const {card, n} of floats) if (now.has(card)) float(layer, n, now.get(card));
  for (const {seat, color} of keys) pulse(page.querySelector(`.bar[data-seat="${seat}"] .key.${color}`));
}

/** Draws who fights whom, from where both are or were last. */
export function attackLine(page, attacker, defender) {
  if (!motionOn() || document.hidden) return;
  const now = rects(page);
  const [from, to] = [attacker, defender].map(card => now.get(card) ?? page.rects?.get(card)).map(rect => rect && centerOf(rect));
  if (!from || !to) return;
  const line = document.createElement('i');
  line.className = 'attack-line';
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  Object.assign(line.style, {left: `${from.x}px`, top: `${from.y}px`, width: `${length}px`});
  show(page.querySelector('.motion'), line, [
    {transform: `rotate(${angle}rad) scaleX(0)`, opacity: 1},
    {transform: `rotate(${angle}rad) scaleX(1)`, opacity: 1, offset: 0.4},
    {transform: `rotate(${angle}rad) scaleX(1)`, opacity: 0},
  ], LINE);
}

/** Every card of the board and where it is on the screen. */
function rects(page) {
  return new Map([...page.querySelectorAll('.board [data-card]')].map(it => [Number(it.dataset.card), it.getBoundingClientRect()]));
}

const cardOf = (page, card) => page.querySelector(`.board [data-card="${card}"]`);
const rectOf = (page, path) => page.querySelector(path)?.getBoundingClientRect();
const middle = page => rectOf(page, '.board .middle');
const centerOf = ({left, top, width, height}) => ({x: left + width / 2, y: top + height / 2});

/** Where a place is on the screen whose cards are not drawn one by one. */
function placeOf(page, {seat, zone, on}) {
  if (on !== undefined) return cardOf(page, on)?.getBoundingClientRect();
  return rectOf(page, zone === 'hand' ? `.hand[data-seat="${seat}"]` : `.bar[data-seat="${seat}"] .pile[data-zone="${zone}"]`);
}

/** A picture of a card that is about to be drawn elsewhere or no more. */
function ghostOf(page, card, rect) {
  const ghost = document.createElement('span');
  ghost.className = 'ghost';
  ghost.append(cardOf(page, card).firstElementChild.cloneNode(true));
  Object.assign(ghost.style, {left: `${rect.left}px`, top: `${rect.top}px`, width: `${rect.width}px`, height: `${rect.height}px`});
  ghost.style.setProperty('--w', `${rect.width}px`);
  return ghost;
}

/** Draws a card on the board from where it was. */
function slide(page, card, from, to) {
  const x = from.left - to.left;
  const y = from.top - to.top;
  if (Math.abs(x) < STILL && Math.abs(y) < STILL || !to.width) return;
  // From a row or a pile it comes in the size it will have.
  const scale = from.width > 2 * to.width || from.width < to.width / 2 ? 1 : from.width / to.width;
  const shift = scale === 1 ? [x + (from.width - to.width) / 2, y + (from.height - to.height) / 2] : [x, y];
  cardOf(page, card).animate(
    [{transform: `translate(${shift[0]}px, ${shift[1]}px) scale(${scale})`, transformOrigin: '0 0'}, {transform: 'none', transformOrigin: '0 0'}], MOVE);
}

/** A card leaves the board for a place; one that is destroyed breaks first. */
function fly(layer, ghost, from, to, destroyed) {
  if (!to) return;
  const [start, goal] = [centerOf(from), centerOf(to)];
  const far = `translate(${goal.x - start.x}px, ${goal.y - start.y}px) scale(0.15)`;
  if (destroyed) ghost.classList.add('destroyed');
  show(layer, ghost, destroyed
    ? [{transform: 'none', opacity: 1}, {transform: 'rotate(-4deg) scale(1.06)', opacity: 1, offset: 0.4}, {transform: far, opacity: 0.2}]
    : [{transform: 'none', opacity: 1}, {transform: far, opacity: 0.3}], destroyed ? FALL : MOVE);
}

/** Æmber goes from where it was to where it is. */
function drop(layer, {n, from, to}, start, goal) {
  if (!start || !goal) return;
  const drops = document.createElement('b');
  drops.className = 'flow';
  render([aember(), n], drops);
  const [a, b] = [centerOf(start), centerOf(goal)];
  Object.assign(drops.style, {left: `${a.x}px`, top: `${a.y}px`});
  show(layer, drops, [
    {transform: 'translate(-50%, -50%) scale(0.6)', opacity: from ? 1 : 0},
    {transform: `translate(calc(-50% + ${(b.x - a.x) / 2}px), calc(-50% + ${(b.y - a.y) / 2}px)) scale(1.25)`, opacity: 1, offset: 0.5},
    {transform: `translate(calc(-50% + ${b.x - a.x}px), calc(-50% + ${b.y - a.y}px)) scale(0.8)`, opacity: to ? 1 : 0},
  ], FLOW);
}

/** How much damage a card has just been dealt, or healed of. */
function float(layer, n, rect) {
  const number = document.createElement('b');
  number.className = n > 0 ? 'float hurt' : 'float healed';
  number.textContent = n > 0 ? `−${n}` : `+${-n}`;
  const {x, y} = centerOf(rect);
  Object.assign(number.style, {left: `${x}px`, top: `${y}px`});
  show(layer, number, [
    {transform: 'translate(-50%, -50%) scale(0.5)', opacity: 0},
    {transform: 'translate(-50%, -50%) scale(1.3)', opacity: 1, offset: 0.2},
    {transform: 'translate(-50%, -130%) scale(1)', opacity: 1, offset: 0.7},
    {transform: 'translate(-50%, -170%) scale(1)', opacity: 0},
  ], FLOAT);
}

function pulse(key) {
  key?.animate([{transform: 'scale(3.4)', opacity: 0}, {transform: 'scale(2.2)', opacity: 1, offset: 0.5}, {transform: 'none'}], FLOAT);
}

/** Shows something above the page for as long as it moves. */
function show(layer, it, frames, timing) {
  layer.append(it);
  const over = () => it.remove();
  it.animate(frames, timing).finished.then(over, over);
}

/** One sound for all that happened at once: the one that matters most. */
function sounds({moves, flows, floats, keys}) {
  if (keys.length) play('key');
  else if (moves.some(({destroyed}) => destroyed)) play('destroyed');
  else if (floats.some(({n}) => n > 0)) play('damage');
  else if (flows.length) play('aember');
  else if (moves.some(({from, to}) => from.zone === 'hand' && to.zone !== 'deck')) play('card');
}
