import {html, nothing} from 'lit';
import {cardBack} from '../cards/card.js';
import {t} from '../base/text.js';
import {clickable, openCard} from './board.js';
import {markOf, question} from './choice.js';
import {PILES} from './session.js';

/** The cards of a choice that do not lie on the board, to be picked beside it. */
export function offered(page) {
  const {choice, layout, question: words} = page;
  if (!choice || !layout.cards.length) return nothing;
  const asked = question(choice, words);
  return html`
    <section class="sheet offered" aria-label=${asked}>
      <h2>${asked}</h2>
      <ol class="row-of-cards" aria-label=${asked}>${layout.cards.map(i => html`<li>${one(page, i)}</li>`)}</ol>
    </section>`;
}

function one(page, i) {
  const {choice, picks, session: {table, known}} = page;
  const id = choice.options[i].card;
  const card = known.get(id);
  const ui = {
    lit: () => true, picked: () => markOf(choice, picks, i), hint: () => ({option: i}), onCard: () => page.choose(i),
  };
  if (!card?.title) return clickable({id}, ui, cardBack(), t('choice.nth-card', {n: i + 1}));
  const where = [table.a, table.b].flatMap(half => PILES.filter(pile => half[pile]?.some(it => it.id === id))
    .map(pile => t(`pile.${pile}`, half))).join();
  return html`${openCard(card, ui, where && `, ${where}`)}<small class="soft">${where}</small>`;
}
