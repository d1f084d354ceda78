import {named, t} from '../base/text.js';
import {face} from '../cards/faces.js';
import {onBoard} from './session.js';

/** The picks after one more click on an option; what is not ordered is picked at most once. */
export function pick(choice, picks, option) {
  if (choice.repeats) return picks.length < choice.max ? [...picks, option] : picks;
  if (picks.includes(option)) return picks.filter(other => other !== option);
  if (choice.max === 1) return [option];
  return picks.length < choice.max ? [...picks, option] : picks;
}

/** Whether one pick is all there is to it. */
export function immediate(choice) {
  return choice.min === 1 && choice.max === 1;
}

export function complete(choice, picks) {
  return picks.length >= choice.min && picks.length <= choice.max;
}

/** What is written on a picked option: how often, in which order, or that it is. */
export function markOf(choice, picks, option) {
  if (!picks.includes(option)) return '';
  if (choice.repeats) return String(picks.filter(other => other === option).length);
  return choice.max > 1 ? String(picks.indexOf(option) + 1) : '✓';
}

/**
 * The options by where they are shown: `board` maps cards of the table to options, `cards` are
 * those that the prompt shows, `slots` places in the battleline, `buttons` all others.
 */
export function layOut(choice, table) {
  const board = new Map();
  const cards = [];
  const slots = new Map();
  const buttons = [];
  choice.options.forEach((option, i) => {
    const {type, card, left} = option;
    if (type !== 'card') {
      const place = {position: left, left: 0, right: 'end'}[type];
      if (place !== undefined) slots.set(place, i);
      buttons.push(i);
    } else if (onBoard(table, card) && !board.has(card)) board.set(card, i);
    else cards.push(i);
  });
  return {board, cards, slots, buttons};
}

/** A card by its number, as far as it has been seen. */
export function titleOf(known, id) {
  const card = known.get(id);
  return card?.title ?? (card && (face(card.card)?.title ?? named('card-id', card.card))) ?? t('card.hidden');
}

/** The question: in the card's words for it (`prompt`), or else in plain ones. */
export function question(choice, {prompt} = {}) {
  const {min, max, repeats} = choice;
  const many = min === max ? 'exact' : min === 0 ? 'up-to' : 'from-to';
  const asked = prompt ? ended(prompt) : t(`choice.${choice.why}`, {count: max, n: max});
  if (repeats && min === max) return asked;
  return max > 1 || min === 0 || repeats ? `${asked} ${t(`choice.${many}`, {min, max, count: max})}` : asked;
}

function ended(sentence) {
  return /[.?!”]$/.test(sentence) ? sentence : `${sentence}.`;
}
