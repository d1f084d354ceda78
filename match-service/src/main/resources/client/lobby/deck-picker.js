import {html, nothing} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {library} from '../base/api.js';
import {define} from '../base/element.js';
import {Loading} from '../base/loading.js';
import {remembered} from '../base/memory.js';
import {t} from '../base/text.js';
import {houseMarks} from '../cards/sigils.js';
import {findDecks, standingMarks} from '../library/contents.js';

const FEW = 6;

/** Picks a deck, the field `deck` of a form: that of last time, or else the first; `decks` says which there are. */
class DeckPicker extends Loading {
  static first = {picked: null, top: null, words: ''};

  async load() {
    const found = await findDecks(this.words);
    if (!this.picked) {
      const last = remembered('deck');
      const kept = last && await library.get(`/decks/${last}`).catch(problem => console.warn(problem));
      this.picked = kept ? {...kept.deck, standing: kept.standing} : found.decks[0];
      this.top = this.picked;
      this.dispatchEvent(new CustomEvent('decks', {detail: found.decks}));
    }
    return found;
  }

  seek(words) {
    this.words = words;
    this.top = this.picked;
    this.soon();
  }

  show({decks, more}) {
    // The deck that was picked comes first, so that it is seen whatever is sought; while arrows pick others, each stays in its place.
    const shown = [this.top, ...decks.filter(deck => deck.id !== this.top?.id)].filter(Boolean);
    return html`
      <fieldset class="deck-picker">
        <legend>${t('lobby.deck')}</legend>
        ${this.words || decks.length > FEW ? html`<input type="search" name="deck-filter" aria-label=${t('lobby.deck.filter')}
          placeholder=${t('lobby.deck.filter')} @input=${e => this.seek(e.target.value)}
          @keydown=${e => e.key === 'Enter' && e.preventDefault()}>` : nothing}
        <div class="deck-tiles">${repeat(shown, deck => deck.id, deck => html`
          <label class="deck-tile">
            <input type="radio" name="deck" required value=${deck.id} .checked=${deck.id === this.picked.id} @change=${() => (this.picked = deck)}>
            <span class="deck-name">${deck.name}</span>${standingMarks(deck.standing)}${houseMarks(deck.houses)}</label>`)}</div>
        ${decks.length ? nothing : html`<p class="soft">${t('library.none')}</p>`}
        ${more ? html`<p class="soft">${t('library.decks.more')}</p>` : nothing}
      </fieldset>`;
  }
}

define('deck-picker', DeckPicker);
