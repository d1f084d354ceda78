import {html, nothing} from 'lit';
import {t} from '../base/text.js';
import {openCards, pileSize} from './board.js';

/** The cards of a pile, the top one first, to look through; `ui` is the board's. It stands in a dialog. */
export function pileView(table, {seat, zone}, ui) {
  const half = table[seat];
  const name = t(`pile.${zone}`, {player: half.player});
  const size = pileSize(half, zone);
  return html`
    <form method="dialog" class="row pile-head"><h2>${name}</h2><button autofocus>${t('base.close')}</button></form>
    ${zone === 'discard' && size > 1 ? html`<p class="soft">${t('pile.order')}</p>` : nothing}
    ${size ? html`<ol class="row-of-cards spread" aria-label=${name}>${openCards(half[zone], size, ui)}</ol>`
      : html`<p class="soft">${t('pile.empty')}</p>`}`;
}
