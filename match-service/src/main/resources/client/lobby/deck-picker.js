import {html, nothing} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {define} from '../base/element.js';
import {t} from '../base/text.js';
import {allDecks, filtered} from '../library/decks.js';
import {Loading} from './loading.js';
import {houseMarks, remembered, wrongNote} from './parts.js';

const FEW = 6;
const SHOWN = 60;

/**
 * Picks a deck: says `picked` with its id and `decks` with all there are. The deck of last time is
 * picked already, or else the first.
 */
class DeckPicker extends Loading {
  static first = {value: '', wrong: '', words: '', found: null, failed: null};

  async load() {
    const {decks} = await allDecks();
    const before = remembered('deck');
    this.dispatchEvent(new CustomEvent('decks', {detail: decks}));
    this.pick((decks.find(deck => deck.id === before) ?? decks[0])?.id ?? '');
    return decks;
  }

  pick(id) {
    this.value = id;
    this.dispatchEvent(new CustomEvent('picked', {detail: id}));
  }

  show(decks) {
    const found = filtered(decks, this.words);
    // The picked deck comes first, so that it is seen whatever is filtered.
    const picked = decks.filter(deck => deck.id === this.value);
    const shown = [...picked, ...found.filter(deck => deck.id !== this.value)].slice(0, SHOWN);
    return html`
      <fieldset class="deck-picker">
        <legend>${t('lobby.deck')}</legend>
        ${decks.length > FEW ? html`<input type="search" name="deck-filter" aria-label=${t('lobby.deck.filter')}
          placeholder=${t('lobby.deck.filter')} .value=${this.words} @input=${e => (this.words = e.target.value)}
          @keydown=${e => e.key === 'Enter' && e.preventDefault()}>` : nothing}
        <div class="deck-tiles">${repeat(shown, deck => deck.id, deck => html`
          <label class="deck-tile">
            <input type="radio" name="deck" value=${deck.id} .checked=${deck.id === this.value} @change=${() => this.pick(deck.id)}>
            <span class="deck-name">${deck.name}</span>${houseMarks(deck.houses)}</label>`)}</div>
        ${found.length ? nothing : html`<p class="soft">${t('library.none')}</p>`}
        ${found.length > SHOWN ? html`<p class="soft">${t('lobby.deck.more', {count: found.length - SHOWN})}</p>` : nothing}
        ${wrongNote(this.wrong)}
      </fieldset>`;
  }
}

define('deck-picker', DeckPicker);
