import {html, nothing} from 'lit';
import {icons} from '../cards/card.js';
import {face, listed, titled} from '../cards/faces.js';
import {houseMarks} from '../cards/sigils.js';
import {t} from '../base/text.js';
import {openCards, pileSize} from './board.js';
import {titleOf} from './log-words.js';
import {creation} from './session.js';

/** The deck lists of both seats, which are open to all; none where the commits do not say them. */
export function deckLists(commits) {
  const [a, b] = creation(commits)?.seats ?? [];
  return b && {a: a.deck, b: b.deck};
}

/**
 * The cards of a pile, the top one first, to look through, or in place of the deck, which is hidden, its list out of
 * `lists`; `ui` is the board's. It stands in a dialog.
 */
export function pileView(table, {seat, zone}, lists, ui) {
  const half = table[seat];
  const name = t(`pile.${zone}`, {player: half.player});
  const size = pileSize(half, zone);
  return html`
    <form method="dialog" class="row pile-head"><h2>${name}</h2><button autofocus>${t('base.close')}</button></form>
    ${zone === 'discard' && size > 1 ? html`<p class="soft">${t('pile.order')}</p>` : nothing}
    ${zone === 'deck' ? listView(lists[seat])
      : size ? html`<ol class="row-of-cards spread" aria-label=${name}>${openCards(half[zone], size, ui)}</ol>`
        : html`<p class="soft">${t('pile.empty')}</p>`}`;
}

/** A deck list, house by house; its cards can be looked at closely. */
function listView({name, houses, cards}) {
  const of = house => listed(cards.filter(card => card.house === house), ({definition}) =>
    face(definition.split('@')[0]) ?? {title: titleOf(definition)});
  return html`
    <p class="soft">${name}</p>
    <div class="deck-list">${houses.map(house => html`
      <section><h3>${houseMarks([house], true)}</h3>
        <ul class="plain">${of(house).map(({card, count}) => html`
          <li>${count > 1 ? `${count}× ` : ''}<button class="name" type="button" .peek=${card}>${titled(card)}</button>${
            icons(card.enhancements)}</li>`)}</ul>
      </section>`)}</div>`;
}
