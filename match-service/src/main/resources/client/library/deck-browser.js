import {html, nothing} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {define, View} from '../base/element.js';
import {waiting} from '../base/problem.js';
import {named, t} from '../base/text.js';
import {complaint, houseMarks} from '../lobby/parts.js';
import {allDecks, filtered} from './decks.js';
import {chooser, HOUSES, wordsField} from './parts.js';

const PAGE = 48;

/** The decks there are, by name and house. */
class DeckBrowser extends View {
  static properties = {
    found: {state: true}, failed: {state: true}, words: {state: true}, house: {state: true}, most: {state: true},
  };

  constructor() {
    super();
    this.found = null;
    this.failed = null;
    this.words = '';
    this.house = '';
    this.most = PAGE;
  }

  connectedCallback() {
    super.connectedCallback();
    this.fetch();
  }

  async fetch() {
    this.failed = null;
    try {
      this.found = await allDecks();
    } catch (problem) {
      this.failed = problem;
    }
  }

  render() {
    if (this.failed) return complaint(this.failed, () => this.fetch());
    if (!this.found) return waiting();
    const decks = filtered(this.found.decks, this.words, this.house, house => named('house', house));
    return html`
      <div class="row filters">
        ${wordsField(t('library.decks.words'), this.words, words => { this.words = words; this.most = PAGE; })}
        ${chooser('house', HOUSES, this.house, house => { this.house = house; this.most = PAGE; })}
      </div>
      <p class="soft" role="status">${t('library.decks.count', {count: decks.length})}
        ${this.found.more ? t('library.decks.more') : nothing}</p>
      ${decks.length
        ? html`<ul class="grid decks">${repeat(decks.slice(0, this.most), deck => deck.id, deck => html`
            <li><a class="sheet deck-link" href="/library/${encodeURIComponent(deck.id)}" data-deck=${deck.id}>
              <b>${deck.name}</b>${houseMarks(deck.houses, true)}</a></li>`)}</ul>`
        : html`<p>${t(this.found.decks.length ? 'library.decks.noneFound' : 'library.decks.none')}</p>`}
      ${decks.length > this.most ? html`<button data-action="more" @click=${() => (this.most += PAGE)}>
        ${t('library.more', {count: decks.length - this.most})}</button>` : nothing}`;
  }
}

define('deck-browser', DeckBrowser);
