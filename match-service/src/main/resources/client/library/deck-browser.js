import {html} from 'lit';
import {define} from '../base/element.js';
import {profile} from '../base/profile.js';
import {t} from '../base/text.js';
import {houseMarks} from '../cards/sigils.js';
import {Browser} from './browser.js';
import {findDecks, HOUSES, standingMarks} from './contents.js';

/** The decks there are, by name and house; the server finds them. */
class DeckBrowser extends Browser {
  load() {
    return findDecks(this.wanted.words, this.wanted.house, this.wanted.shelf);
  }

  want(change) {
    super.want(change);
    if (change.words === undefined) this.fetch();
    else this.soon();
  }

  show({decks, more}) {
    return html`${this.filters({...(profile() && {shelf: ['own', 'favorites']}), house: HOUSES})}${this.list('decks', decks, deck => html`
      <li><a class="sheet deck-link" href="/library/${deck.id}"><b>${deck.name}</b>${standingMarks(deck.standing)}${houseMarks(deck.houses, true)}</a></li>`,
      more && t('library.decks.more'))}`;
  }
}

define('deck-browser', DeckBrowser);
