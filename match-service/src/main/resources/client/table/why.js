import {html, nothing} from 'lit';
import {t} from '../base/text.js';
import {explained} from '../cards/glossary.js';
import {question, titleOf} from './choice.js';

/** The intent that a click on a card which does not glow is about; null when the rules have nothing to say. */
export function intentOf({table, seat, attacker}, id) {
  const {hand = [], battleline = [], artifacts = []} = table[seat];
  if (hand.some(card => card.id === id)) return {type: 'play-card', card: id};
  if (attacker !== undefined) return {type: 'fight', attacker, defender: id};
  if (artifacts.some(it => it.card.id === id)) return {type: 'use-action', card: id};
  const mine = battleline.find(it => it.card.id === id);
  return mine?.stunned ? {type: 'remove-stun', creature: id} : {type: 'reap', creature: id};
}

/** Why a card cannot be picked: a question waits, and this is not among its answers. */
export function notOffered({choice, question: words, session: {known}}, id) {
  return {title: t('why.not-offered', {card: titleOf(known, id)}), detail: question(choice, words)};
}

/** Why something was not done or cannot be, in the words of the rules with the section of the rulebook. */
export function whyView(why, again) {
  if (!why) return nothing;
  const {title, detail, section} = why;
  return html`
    <p class="why" role="alert">
      ${title ? html`<b>${title}</b>` : nothing} ${detail && explained(detail)}
      ${section ? html`<small>${t('table.section', {section})}</small>` : nothing}${again}
    </p>`;
}
