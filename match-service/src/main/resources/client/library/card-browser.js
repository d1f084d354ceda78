import {html} from 'lit';
import {define} from '../base/element.js';
import {named} from '../base/text.js';
import {cardFace} from '../cards/card.js';
import {Browser} from './browser.js';
import {allCards, HOUSES, SETS, TYPES} from './cards.js';
import {said} from './decks.js';

/** All cards, by set, house, type and words in their title, text and traits. */
class CardBrowser extends Browser {
  load() {
    return allCards();
  }

  /** The cards wanted, each as in the printing that makes it so. */
  filtered(cards) {
    const {set, house, type, words} = this.wanted;
    const wanted = said(words);
    return cards.flatMap(card => {
      const printing = card.printings.find(one => (!set || one.set === set) && (!house || one.house === house));
      const all = [card.title, card.text, ...(card.traits ?? []).map(trait => named('trait', trait))].join(' ');
      return printing && (!type || card.type === type) && wanted(all) ? [{...card, house: printing.house, printing}] : [];
    });
  }

  show(cards) {
    return html`${this.filters({set: SETS, house: HOUSES, type: TYPES})}${this.list('cards', this.filtered(cards), card => html`
      <li .peek=${card} data-card=${card.id}>${cardFace(card, {text: true, kind: 'shelf'})}
        <span class="soft">${named('set', card.printing.set)} ${card.printing.number}</span></li>`)}`;
  }
}

define('card-browser', CardBrowser);
