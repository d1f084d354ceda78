import {html, nothing} from 'lit';
import {define} from '../base/element.js';
import {Loading} from '../base/loading.js';
import {archive, library} from '../base/api.js';
import {complaint} from '../base/problem.js';
import {remember} from '../base/memory.js';
import {tokenOf} from '../base/profile.js';
import {entitle, go} from '../base/router.js';
import {t} from '../base/text.js';
import {learn, listed} from '../cards/faces.js';
import {houseMarks} from '../cards/sigils.js';
import {cardLink} from './contents.js';

/** A deck: its three houses with all cards, and what it has done so far. */
class DeckPage extends Loading {
  static page = 'deck';
  static first = {deck: '', record: undefined};

  async load() {
    const id = this.deck;
    const found = await library.get(`/decks/${id}`);
    learn(Object.values(found.faces));
    archive.get('/statistics/decks?limit=2000').then(
      ({decks = []}) => (this.record = decks.find(line => line.deck === id) ?? null),
      problem => console.warn(problem));
    return found;
  }

  /** Sets a part of the deck's standing, or takes it off the shelf, where no part is said. */
  set(part, on) {
    this.attempt(async () => {
      await tokenOf();
      const path = `/decks/${this.deck}${part}`;
      await (on ? library.post(path) : library.delete(path));
      if (part) await this.fetch();
      else go('/library');
    });
  }

  standing({own, published, favorite}) {
    const button = (part, on, action) => html`
      <button ?disabled=${this.busy} @click=${() => this.set(part, !on)} data-action=${action}>${t(`deck.${action}`)}</button>`;
    return html`
      ${button('/favorite', favorite, favorite ? 'unfavor' : 'favor')}
      ${own ? html`${button('/publication', published, published ? 'withdraw' : 'publish')}
        ${this.sureButton('deck.remove', () => this.set('', false))}` : nothing}`;
  }

  play(id) {
    remember('deck', id);
    go('/');
  }

  show({deck: {id, name, houses}, standing}) {
    entitle(name);
    return html`
      <p><a href="/library">${t('deck.back')}</a></p>
      <h1 class="long">${name}</h1>
      <p>${houseMarks(houses, true)}</p>
      <p class="row"><button class="primary" data-action="play-deck" @click=${() => this.play(id)}>${t('deck.play')}</button>
        ${this.standing(standing)}</p>
      ${standing.published ? nothing : html`<p class="soft">${t('deck.private')}</p>`}
      ${complaint(this.rejected)}
      ${this.numbers()}
      <div class="deck-houses">${houses.map(house => this.house(house))}</div>`;
  }

  numbers() {
    if (this.record === undefined) return nothing;
    if (!this.record) return html`<p class="soft">${t('deck.unplayed')}</p>`;
    const {matches, wins, winRate, winRateLow, winRateHigh, keys = 0, gained = 0, turns = 0} = this.record;
    const percent = rate => Math.round(rate * 100);
    const each = n => (n / matches).toFixed(1);
    return html`<p class="soft" data-record>${t('deck.record', {
      count: matches, wins, rate: percent(winRate), low: percent(winRateLow), high: percent(winRateHigh),
      keys: each(keys), gained: each(gained), turns: each(turns)})}</p>`;
  }

  /** The cards of a house, alike ones together, in the deck's own order. */
  house(house) {
    const {deck, faces} = this.found;
    const cards = listed(deck.cards.filter(one => one.house === house), ({definition}) => faces[definition]);
    return html`
      <section aria-labelledby="house-${house}" data-house=${house}>
        <h2 id="house-${house}">${houseMarks([house], true)}</h2>
        <ul class="grid cards">${cards.map(({card, count}) => html`
          <li .peek=${card} data-card=${card.id}>${cardLink(card)}
            ${count > 1 ? html`<b class="times">×${count}</b>` : nothing}</li>`)}</ul>
      </section>`;
  }
}

define('deck-page', DeckPage);
