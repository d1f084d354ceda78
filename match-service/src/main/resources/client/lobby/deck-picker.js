import {html, nothing} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {define, View} from '../base/element.js';
import {named, t} from '../base/text.js';
import {allDecks, filtered} from '../library/decks.js';
import {complaint, houseMarks, remembered} from './parts.js';

const FEW = 6;
const SHOWN = 60;

/**
 * Picks a deck of the library; `value` is its id. Says `picked` when it changes and `decks` (with
 * the list) when the library is known. The deck of last time is picked already, or else the first.
 */
class DeckPicker extends View {
  static properties = {
    value: {}, wrong: {}, decks: {state: true}, words: {state: true}, failed: {state: true},
  };

  constructor() {
    super();
    this.value = remembered.deck;
    this.wrong = '';
    this.decks = null;
    this.words = '';
    this.failed = null;
  }

  connectedCallback() {
    super.connectedCallback();
    this.fetch();
  }

  async fetch() {
    this.failed = null;
    try {
      const {decks} = await allDecks();
      this.decks = decks;
      this.dispatchEvent(new CustomEvent('decks', {detail: decks}));
      this.pick((decks.find(deck => deck.id === this.value) ?? decks[0])?.id ?? '');
    } catch (problem) {
      this.failed = problem;
    }
  }

  pick(id) {
    this.value = id;
    this.dispatchEvent(new CustomEvent('picked', {detail: id}));
  }

  render() {
    if (this.failed) return complaint(this.failed, () => this.fetch());
    const decks = this.decks ?? [];
    const found = filtered(decks, this.words, '', house => named('house', house));
    // The picked deck comes first, so that it is seen whatever is filtered.
    const first = decks.filter(deck => deck.id === this.value);
    const shown = [...first, ...found.filter(deck => deck.id !== this.value)].slice(0, SHOWN);
    return html`
      <fieldset class="deck-picker" aria-busy=${!this.decks}>
        <legend>${t('lobby.deck')}</legend>
        ${decks.length > FEW ? html`<input type="search" name="deck-filter" aria-label=${t('lobby.deck.filter')}
          placeholder=${t('lobby.deck.filter')} .value=${this.words} @input=${e => (this.words = e.target.value)}
          @keydown=${e => e.key === 'Enter' && e.preventDefault()}>` : nothing}
        <div class="deck-tiles">${repeat(shown, deck => deck.id, deck => this.tile(deck))}</div>
        ${this.decks && !found.length ? html`<p class="soft">${t(decks.length ? 'library.decks.noneFound' : 'library.decks.none')}</p>` : nothing}
        ${found.length > shown.length ? html`<p class="soft">${t('lobby.deck.more', {count: found.length - shown.length})}</p>` : nothing}
        ${this.wrong ? html`<p class="bad" role="alert">${this.wrong}</p>` : nothing}
      </fieldset>`;
  }

  tile(deck) {
    return html`
      <label class="deck-tile">
        <input type="radio" name="deck" value=${deck.id} .checked=${deck.id === this.value} @change=${() => this.pick(deck.id)}>
        <span class="deck-name">${deck.name}</span>${houseMarks(deck.houses)}
      </label>`;
  }
}

define('deck-picker', DeckPicker);
