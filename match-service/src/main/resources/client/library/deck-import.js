import {html, nothing} from 'lit';
import {define} from '../base/element.js';
import {library} from '../base/api.js';
import {go} from '../base/router.js';
import {named, t} from '../base/text.js';
import {Loading} from '../lobby/loading.js';
import {allRight, houseMarks, wrongNote} from '../lobby/parts.js';
import {allCards, SETS} from './cards.js';
import {readDeck} from './deck-text.js';

const LARGEST = 64 * 1024;
const LONGEST_NAME = 80;
const PER_HOUSE = 12;

/** Takes a deck into the library: a list is pasted or chosen as a file and read as it is typed. */
class DeckImport extends Loading {
  static first = {found: null, failed: null, text: '', name: '', set: '', wrong: {}, busy: false};

  load() {
    return allCards();
  }

  get read() {
    return readDeck(this.text, this.found, this.set);
  }

  write(text) {
    this.text = text;
    this.wrong = {};
    const {name} = this.read;
    // What the list says counts until the reader says otherwise.
    if (name && name !== this.said) this.name = name;
    this.said = name;
  }

  async take(file) {
    if (file?.size > LARGEST) this.wrong = {list: t('import.tooLarge')};
    else if (file) this.write(await file.text());
  }

  async send(event) {
    event.preventDefault();
    const {set, houses, wrong} = this.read;
    const name = this.name.trim();
    const counts = Object.values(houses).map(all => all.length);
    const whole = counts.length === 3 && counts.every(n => n === PER_HOUSE);
    const right = allRight(this, {
      list: wrong.length ? t('import.lines', {count: wrong.length}) : whole ? '' : t('import.whole'),
      name: name && name.length <= LONGEST_NAME ? '' : t('import.name.wrong', {most: LONGEST_NAME, count: name.length}),
    });
    if (!right) return;
    this.busy = true;
    try {
      const {deck} = await library.post('/decks', {name, set, houses});
      go(`/library/${deck.id}`);
    } catch ({title, detail = title}) {
      allRight(this, {[/^(name:|The name)/.test(detail) ? 'name' : 'list']: detail});
    }
    this.busy = false;
  }

  show() {
    const bad = field => (this.wrong[field] ? 'true' : nothing);
    return html`
      <div class="columns">
        <form class="sheet form" @submit=${e => this.send(e)} novalidate>
          <p>${t('import.how')}</p>
          <label>${t('import.list')}
            <textarea name="list" rows="14" spellcheck="false" placeholder=${t('import.example')} .value=${this.text}
              aria-invalid=${bad('list')} @input=${e => this.write(e.target.value)}></textarea>
            ${wrongNote(this.wrong.list)}</label>
          <label>${t('import.file')}
            <input type="file" name="file" accept=".txt,.json,.yml,.yaml" @change=${e => this.take(e.target.files[0])}></label>
          <div class="row">
            <label class="words">${t('import.name')}
              <input name="deck-name" .value=${this.name} aria-invalid=${bad('name')} @input=${e => (this.name = e.target.value)}>
              ${wrongNote(this.wrong.name)}</label>
            <label>${t('library.set')}
              <select name="set" @change=${e => (this.set = e.target.value)}>
                <option value="">${t('import.set.any')}</option>
                ${SETS.map(set => html`<option value=${set}>${named('set', set)}</option>`)}</select></label>
            <button class="primary" data-action="import-deck" ?disabled=${this.busy}>${t(this.busy ? 'base.loading' : 'import.send')}</button>
          </div>
        </form>
        <section class="sheet" aria-labelledby="import-read">
          <h2 id="import-read">${t('import.read')}</h2>
          ${this.text.trim() ? this.preview() : html`<p class="soft">${t('import.nothing')}</p>`}
        </section>
      </div>`;
  }

  preview() {
    const {set, houses, wrong} = this.read;
    const title = number => this.found.find(card => card.printings.some(one => one.set === set && one.number === number)).title;
    return html`
      <p class="soft">${named('set', set)}</p>
      ${wrong.map(({line, text}) => html`<p class="bad long">${t(line ? 'import.wrong' : 'import.notJson', {line, text, set: named('set', set)})}</p>`)}
      ${Object.entries(houses).map(([house, numbers]) => html`
        <h3>${houseMarks([house], true)} <span class=${numbers.length === PER_HOUSE ? 'good' : 'bad'}>${numbers.length} / ${PER_HOUSE}</span></h3>
        <p class="soft">${numbers.map(title).join(', ')}</p>`)}`;
  }
}

define('deck-import', DeckImport);
