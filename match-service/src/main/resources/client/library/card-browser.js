import {html} from 'lit';
import {define} from '../base/element.js';
import {named} from '../base/text.js';
import {Browser} from './browser.js';
import {allCards, cardLink, HOUSES, SETS, TYPES} from './contents.js';

/** All cards, by set, house, type and words in their title, text and traits. */
class CardBrowser extends Browser {
  load() {
    return allCards();
  }

  /** The cards wanted, each as in the printing that makes it so. */
  filtered(cards) {
    const {set, house, type, words} = this.wanted;
    const wanted = fold(words).split(/\s+/);
    return cards.flatMap(card => {
      const printing = card.printings.find(one => (!set || one.set === set) && (!house || one.house === house));
      const text = fold([card.title, card.text, ...(card.traits ?? []).map(trait => named('trait', trait))].join(' '));
      const fits = printing && (!type || card.type === type) && wanted.every(word => text.includes(word));
      return fits ? [{...card, house: printing.house, printing}] : [];
    });
  }

  show(cards) {
    return html`${this.filters({set: SETS, house: HOUSES, type: TYPES})}${this.list('cards', this.filtered(cards), card => html`
      <li .peek=${card} data-card=${card.id}>${cardLink(card)}
        <span class="soft">${named('set', card.printing.set)} ${card.printing.number}</span></li>`)}`;
  }
}

/** A text for comparing: without accents and capitals. */
const fold = text => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[Ææ]/g, 'ae').toLowerCase();

define('card-browser', CardBrowser);
