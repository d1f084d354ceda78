import {html, nothing} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {define, View} from '../base/element.js';
import {waiting} from '../base/problem.js';
import {named, t} from '../base/text.js';
import {cardFace} from '../cards/card.js';
import {complaint} from '../lobby/parts.js';
import {allCards} from './cards.js';
import {fold} from './decks.js';
import {chooser, HOUSES, SETS, TYPES, wordsField} from './parts.js';

const PAGE = 60;
const NO_FILTER = {set: '', house: '', type: '', words: ''};

/** All cards, by set, house, type and words in their title and text. */
class CardBrowser extends View {
  static properties = {cards: {state: true}, failed: {state: true}, wanted: {state: true}, most: {state: true}};

  constructor() {
    super();
    this.cards = null;
    this.failed = null;
    this.wanted = NO_FILTER;
    this.most = PAGE;
  }

  connectedCallback() {
    super.connectedCallback();
    this.fetch();
  }

  async fetch() {
    this.failed = null;
    try {
      this.cards = await allCards();
    } catch (problem) {
      this.failed = problem;
    }
  }

  want(change) {
    this.wanted = {...this.wanted, ...change};
    this.most = PAGE;
  }

  /** The cards wanted, each in the house of the printing that made it so. */
  get found() {
    const {set, house, type, words} = this.wanted;
    const wanted = fold(words).split(/\s+/).filter(Boolean);
    return this.cards.flatMap(card => {
      const printing = card.printings.find(one => (!set || one.set === set) && (!house || one.house === house));
      const said = fold(`${card.title} ${card.text} ${(card.traits ?? []).map(trait => named('trait', trait)).join(' ')}`);
      const fits = printing && (!type || card.type === type) && wanted.every(word => said.includes(word));
      return fits ? [{...card, house: printing.house, printing}] : [];
    });
  }

  render() {
    if (this.failed) return complaint(this.failed, () => this.fetch());
    if (!this.cards) return waiting();
    const {set, house, type, words} = this.wanted;
    const found = this.found;
    return html`
      <div class="row filters">
        ${wordsField(t('library.cards.words'), words, value => this.want({words: value}))}
        ${chooser('set', SETS, set, value => this.want({set: value}))}
        ${chooser('house', HOUSES, house, value => this.want({house: value}))}
        ${chooser('type', TYPES, type, value => this.want({type: value}))}
      </div>
      <p class="soft" role="status">${t('library.cards.count', {count: found.length})}</p>
      ${found.length
        ? html`<ul class="card-grid">${repeat(found.slice(0, this.most), card => card.id, card => html`
            <li .peek=${card} data-card=${card.id}>${cardFace(card, {text: true, kind: 'shelf'})}
              <span class="soft">${named('set', card.printing.set)} ${card.printing.number}</span></li>`)}</ul>`
        : html`<p>${t('library.cards.none')}</p>`}
      ${found.length > this.most ? html`<button data-action="more" @click=${() => (this.most += PAGE)}>
        ${t('library.more', {count: found.length - this.most})}</button>` : nothing}`;
  }
}

define('card-browser', CardBrowser);
