import {html, nothing} from 'lit';
import {define, View} from '../base/element.js';
import {archive, library} from '../base/api.js';
import {problemPage, waiting} from '../base/problem.js';
import {go} from '../base/router.js';
import {t} from '../base/text.js';
import {cardFace} from '../cards/card.js';
import {learn} from '../cards/faces.js';
import {houseMarks, remembered} from '../lobby/parts.js';

/** A deck: its three houses with all cards, and what it has done so far. */
class DeckPage extends View {
  static properties = {deck: {}, found: {state: true}, failed: {state: true}, record: {state: true}};

  constructor() {
    super();
    this.deck = '';
    this.found = null;
    this.failed = null;
    this.record = undefined;
  }

  willUpdate(changed) {
    if (changed.has('deck')) {
      this.found = null;
      this.fetch();
    }
  }

  async fetch() {
    const id = this.deck;
    this.failed = null;
    try {
      const found = await library.get(`/decks/${encodeURIComponent(id)}`);
      if (id !== this.deck) return;
      learn(Object.values(found.faces ?? {}));
      this.found = found;
    } catch (problem) {
      if (id === this.deck) this.failed = problem;
      return;
    }
    archive.get('/statistics/decks?limit=2000').then(
      ({decks = []}) => (this.record = decks.find(line => line.deck === id) ?? null),
      problem => console.warn(problem));
  }

  play() {
    remembered.deck = this.found.deck.id;
    go('/');
  }

  render() {
    if (this.failed) {
      return this.failed.status === 404
        ? problemPage({title: t('deck.none'), detail: t('deck.none.detail')})
        : problemPage(this.failed, () => this.fetch());
    }
    if (!this.found) return waiting();
    const {deck} = this.found;
    return html`
      <p class="back"><a href="/library">${t('deck.back')}</a></p>
      <h1 class="long">${deck.name}</h1>
      <p>${houseMarks(deck.houses, true)}</p>
      <p class="row"><button class="primary" data-action="play-deck" @click=${() => this.play()}>${t('deck.play')}</button></p>
      ${this.numbers()}
      <div class="deck-houses">${deck.houses.map(house => this.house(house))}</div>`;
  }

  numbers() {
    if (this.record === undefined) return nothing;
    if (!this.record) return html`<p class="soft">${t('deck.unplayed')}</p>`;
    const {matches, wins, winRate, winRateLow, winRateHigh, keys = 0, gained = 0, turns = 0} = this.record;
    const percent = rate => Math.round(rate * 100);
    const each = n => (n / matches).toFixed(1);
    return html`
      <p class="soft" data-record>${t('deck.record', {
        count: matches, wins, rate: percent(winRate), low: percent(winRateLow), high: percent(winRateHigh),
        keys: each(keys), gained: each(gained), turns: each(turns)})}</p>`;
  }

  /** The cards of a house, alike ones together, in the deck's own order. */
  house(house) {
    const counts = new Map();
    for (const card of this.found.deck.cards) {
      if (card.house !== house) continue;
      const key = [card.definition, ...(card.enhancements ?? [])].join(' ');
      counts.set(key, {card, count: (counts.get(key)?.count ?? 0) + 1});
    }
    return html`
      <section aria-labelledby="house-${house}" data-house=${house}>
        <h2 id="house-${house}">${houseMarks([house], true)}</h2>
        <ul class="card-grid">${[...counts.values()].map(({card, count}) => this.card(card, count))}</ul>
      </section>`;
  }

  card({definition, house, enhancements = []}, count) {
    const face = this.found.faces?.[definition];
    const card = {...face, house, bonus: [...(face?.bonus ?? []), ...enhancements]};
    return html`
      <li .peek=${card} data-card=${card.id}>${cardFace(card, {text: true, kind: 'shelf'})}
        ${count > 1 ? html`<b class="times" aria-label=${t('deck.times', {count})}>×${count}</b>` : nothing}</li>`;
  }
}

define('deck-page', DeckPage);
