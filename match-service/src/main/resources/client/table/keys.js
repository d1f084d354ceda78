import {html} from 'lit';
import {t} from '../base/text.js';
import {leaving} from './absence.js';
import {complete, immediate} from './choice.js';
import {elementAt} from './focus.js';

const STEPS = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};
const ITEMS = '.touch, .place, .bar button:not(:disabled), .prompt button:not(:disabled), .side .acts button:not(:disabled), .log';
const MENU = '.acts-menu:popover-open';
const OVER = ['dialog[open]', MENU];

/** The shortcuts, as they are listed: the keys and the text `keys.<name>`. */
const SHORTCUTS = [
  ['↑ ↓ ← →', 'arrows'], ['Enter', 'enter'], ['1 … 9', 'digits'], ['Esc', 'escape'], ['E', 'end'], ['U', 'undo'], ['I', 'look'],
  ['?', 'help'],
];

/** What keys do on the table. */
export function shortcut(page, event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !page.session?.table) return;
  const {target} = event;
  if (target.closest?.('input, textarea, select')) return;
  const {choice, picks, mode} = page;
  if (event.key in STEPS) return walk(page, event);
  if (target.closest?.('match-log, dialog[open]')) return;
  // A key that is held says nothing twice.
  if (event.repeat) return;
  if (/^[1-9]$/.test(event.key)) return press(page, event);
  switch (event.key.toLowerCase()) {
    case 'enter':
      if (!choice || immediate(choice) || !picks.length || !complete(choice, picks)) return;
      if (target.closest?.('button, a') && !target.closest('.picked')) return;
      event.preventDefault();
      page.answer(picks);
      break;
    case 'escape':
      if (picks.length) page.picks = [];
      else page.clear();
      break;
    case 'e':
      if (!choice && mode?.kind === 'end') page.ask({type: 'end-turn'});
      else if (!choice && !mode) page.endTurn();
      break;
    case 'u':
      if (!page.ahead && /^may-(ask|undo)$/.test(page.session.menu.takeback)) page.ask({type: 'ask-takeback'});
      break;
    case '?':
      page.querySelector('.keys-dialog').showModal();
      break;
    default:
  }
}

/** Clicks the button that shows this digit, or the card beside the board that has this place. */
function press(page, event) {
  const n = Number(event.key) - 1;
  const buttons = page.querySelectorAll(page.querySelector(MENU) ? `${MENU} button` : '.prompt button:has(> kbd)');
  const found = buttons.length ? buttons[n] : page.querySelectorAll('.offered .touch')[n];
  if (!found || found.disabled) return;
  event.preventDefault();
  found.click();
}

/** To what is next in the direction of an arrow, whatever it is; at first to a card that glows. */
function walk(page, event) {
  const {target} = event;
  if (target !== document.body && !page.contains(target)) return;
  const over = OVER.find(it => page.querySelector(it));
  const items = [...page.querySelectorAll(over ? `${over} button:not(:disabled)` : ITEMS)].filter(it => it.checkVisibility());
  const from = items.find(it => it.contains(target));
  const to = from ? next(items, from, target, STEPS[event.key])
    : over ? items[0] : elementAt(page, page.place) ?? items.find(it => it.matches('.lit')) ?? items.find(it => it.matches('.touch'));
  if (!to) return;
  event.preventDefault();
  to.focus();
  to.scrollIntoView({block: 'nearest', inline: 'nearest'});
}

/**
 * Of the items that lie in a direction from what has the focus the one that is nearest, above all along the direction. Up
 * and down lead from the board to no item of the side bar, and back to none.
 */
function next(items, from, focused, [dx, dy]) {
  const here = middle(focused);
  const side = from.closest('.side');
  let best = null;
  let least = Infinity;
  for (const item of items) {
    const {x, y, height} = middle(item);
    const along = dx ? (x - here.x) * dx : (y - here.y) * dy;
    const across = Math.abs(dx ? y - here.y : x - here.x);
    const tooFar = dx ? across > Math.max(height, here.height) / 2 : along < Math.min(height, here.height) / 2;
    if (item === from || along <= 1 || tooFar || dy && item.closest('.side') !== side) continue;
    const distance = dx ? along : 4 * along + across;
    if (distance < least) [best, least] = [item, distance];
  }
  return best;
}

function middle(element) {
  const {left, top, width, height} = element.getBoundingClientRect();
  return {x: left + width / 2, y: top + height / 2, height};
}

/** What helps at the table, in a dialog: the shortcuts, and what holds when a player leaves. */
export function shortcuts(talk) {
  return html`
    <dialog class="keys-dialog" aria-labelledby="keys-title" closedby="any">
      <form method="dialog" class="row pile-head"><h2 id="keys-title">${t('keys.title')}</h2>
        <button autofocus>${t('base.close')}</button></form>
      <dl>${SHORTCUTS.map(([keys, name]) => html`<div><dt><kbd>${keys}</kbd></dt><dd>${t(`keys.${name}`)}</dd></div>`)}</dl>
      ${leaving(talk)}
    </dialog>`;
}
