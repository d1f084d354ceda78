import {html, nothing} from 'lit';
import {library} from '../base/api.js';
import {define} from '../base/element.js';
import {Loading} from '../base/loading.js';
import {entitle} from '../base/router.js';
import {named, t} from '../base/text.js';
import {cardFace} from '../cards/card.js';
import {learn, titled} from '../cards/faces.js';
import {wordsIn} from '../cards/glossary.js';
import {houseMarks} from '../cards/sigils.js';

/** A card: its text with what the words mean, where it is printed, and what is tested of it, a sentence each. */
class CardPage extends Loading {
  static page = 'card';
  static first = {card: ''};

  async load() {
    const found = await library.get(`/cards/${this.card}`);
    learn([found.face]);
    return found;
  }

  show({face, printings, cases = []}) {
    const title = titled(face);
    entitle(title);
    const words = wordsIn(face.text ?? '');
    return html`
      <p><a href="/library#cards">${t('card.back')}</a></p>
      <h1 class="long">${title}</h1>
      <div class="card-page">
        ${cardFace({...face, house: printings[0].house}, {text: true, kind: 'large'})}
        <div>
          <section><h2>${t('card.printings')}</h2>
            <ul class="plain">${printings.map(printing)}</ul></section>
          ${words.length ? html`
            <section><h2>${t('card.words')}</h2>
              <dl>${words.map(({name, meaning}) => html`<div><dt>${name}</dt><dd>${meaning}</dd></div>`)}</dl></section>` : nothing}
        </div>
        ${cases.length ? html`
          <section class="cases"><h2>${t('card.cases')}</h2>
            <p class="soft">${t('card.cases.how', {count: cases.length})}</p>
            <ul>${cases.map(each => html`<li>${each}</li>`)}</ul></section>` : nothing}
      </div>`;
  }
}

const printing = ({set, number, house, rarity}) => html`
  <li>${house ? houseMarks([house], true) : nothing}
    <span class="soft">${named('set', set)} ${number} · ${named('rarity', rarity)}</span></li>`;

define('card-page', CardPage);
