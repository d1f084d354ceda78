import {html, nothing} from 'lit';
import {cardBack, cardFace, describe} from '../cards/card.js';
import {t} from '../base/text.js';
import {clickable, pileSize} from './board.js';

/** The cards of a pile, the top one first, to look through; `ui` is the board's. */
export function pileView(table, {seat, zone}, ui, close) {
  const half = table[seat];
  const cards = half[zone] ?? [];
  const hidden = Math.max(0, pileSize(half, zone) - cards.length);
  return html`
    <div class="row pile-head">
      <h2>${t(`pile.${zone}`, {player: half.player})}</h2>
      <button class="quiet" @click=${close} autofocus>${t('base.close')}</button>
    </div>
    ${cards.length || hidden ? html`
      <ol class="row-of-cards spread" aria-label=${t(`pile.${zone}`, {player: half.player})}>
        ${cards.map(card => html`<li>${clickable(card, ui, cardFace(card, {text: true, kind: 'hand'}), describe(card))}</li>`)}
        ${Array.from({length: hidden}, () => html`<li>${cardBack()}</li>`)}
      </ol>` : html`<p class="soft">${t('pile.empty')}</p>`}
    ${zone === 'discard' && cards.length > 1 ? html`<p class="soft">${t('pile.order')}</p>` : nothing}`;
}
