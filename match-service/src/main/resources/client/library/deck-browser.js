import {html} from 'lit';
import {define} from '../base/element.js';
import {t} from '../base/text.js';
import {houseMarks} from '../cards/houses.js';
import {Browser} from './browser.js';
import {HOUSES} from './cards.js';
import {findDecks} from './decks.js';

/** The decks there are, by name and house; the server finds them. */
class DeckBrowser extends Browser {
  load() {
    return findDecks(this.wanted.words, this.wanted.house);
  }

  want(change) {
    super.want(change);
    this.fetch();
  }

  show({decks, more}) {
    return html`${this.filters({house: HOUSES})}${this.list('decks', decks, deck => html`
      <li><a class="sheet deck-link" href="/library/${deck.id}"><b>${deck.name}</b>${houseMarks(deck.houses, true)}</a></li>`,
      more && t('library.decks.more'))}`;
  }
}

define('deck-browser', DeckBrowser);
