import {complete, immediate} from './choice.js';

const STEPS = {ArrowLeft: -1, ArrowRight: 1};
const ROWS = {ArrowUp: -1, ArrowDown: 1};

/** What keys do on the table: Enter confirms, Escape clears, arrows walk over cards, E ends the turn, U asks to undo. */
export function shortcut(page, event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !page.session?.table) return;
  const {target} = event;
  if (target.closest?.('input, textarea, select, dialog[open], match-log')) return;
  const {choice, picks, mode} = page;
  if (event.key in STEPS || event.key in ROWS) return walk(page, event);
  switch (event.key) {
    case 'Enter':
      if (!choice || immediate(choice) || !picks.length || !complete(choice, picks)) return;
      if (target.closest?.('button, a') && !target.closest('.picked')) return;
      event.preventDefault();
      page.answer(picks);
      break;
    case 'Escape':
      page.clear();
      break;
    case 'e':
      if (!choice && !mode) page.endTurn();
      break;
    case 'u':
      if (page.session.menu.takeback === 'may-ask') page.ask({type: 'ask-takeback'});
      break;
    default:
  }
}

/** Left and right within a row of cards, up and down from row to row. */
function walk(page, event) {
  const from = event.target.closest?.('.touch, .place');
  if (!from || !page.contains(from)) return;
  const row = from.closest('ol');
  const inRow = [...row.querySelectorAll('.touch, .place')];
  let to;
  if (event.key in STEPS) to = inRow[inRow.indexOf(from) + STEPS[event.key]];
  else {
    const rows = [...page.querySelectorAll('ol.row-of-cards')].filter(one => one.querySelector('.touch'));
    to = rows[rows.indexOf(row) + ROWS[event.key]]?.querySelector('.touch.lit, .touch');
  }
  if (!to) return;
  event.preventDefault();
  to.focus();
}
