import {html} from 'lit';
import {define} from '../base/element.js';
import {t} from '../base/text.js';
import {houseMarks} from '../lobby/parts.js';
import {Browser} from './browser.js';
import {HOUSES} from './cards.js';
import {allDecks, filtered} from './decks.js';

/** The decks there are, by name and house. */
class DeckBrowser extends Browser {
  load() {
    return allDecks();
  }

  show({decks, more}) {
    const {words, house} = this.wanted;
    return html`${this.filters({house: HOUSES})}${this.list('decks', filtered(decks, words, house), deck => html`
      <li><a class="sheet deck-link" href="/library/${deck.id}"><b>${deck.name}</b>${houseMarks(deck.houses, true)}</a></li>`,
      more ? t('library.decks.more') : '')}`;
  }
}

define('deck-browser', DeckBrowser);
