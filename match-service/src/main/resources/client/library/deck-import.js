import {html, nothing} from 'lit';
import {define, View} from '../base/element.js';
import {library} from '../base/api.js';
import {waiting} from '../base/problem.js';
import {go} from '../base/router.js';
import {named, t} from '../base/text.js';
import {complaint, houseMarks} from '../lobby/parts.js';
import {allCards} from './cards.js';
import {readDeck, similar} from './deck-text.js';
import {SETS} from './parts.js';

const LARGEST = 64 * 1024;
const LONGEST_NAME = 80;
const PER_HOUSE = 12;

/** Brings a deck into the library: a list is pasted or chosen as a file and read as it is typed. */
class DeckImport extends View {
  static properties = {
    cards: {state: true}, failed: {state: true}, text: {state: true}, name: {state: true}, set: {state: true},
    wrong: {state: true}, busy: {state: true},
  };

  constructor() {
    super();
    this.cards = null;
    this.failed = null;
    this.text = '';
    this.name = '';
    this.set = '';
    this.wrong = {};
    this.said = '';
    this.busy = false;
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

  get read() {
    return readDeck(this.text, this.cards, {set: this.set});
  }

  write(text) {
    this.text = text;
    this.wrong = {};
    const {name} = this.read;
    // What the list says counts until the reader says otherwise.
    if (name !== this.said) this.name = name;
    this.said = name;
  }

  async take(file) {
    if (!file) return;
    if (file.size > LARGEST) this.wrong = {list: t('import.tooLarge')};
    else this.write(await file.text());
  }

  /** What is wrong here, by field, before the service is asked. */
  objections({houses, wrong}) {
    const length = this.name.trim().length;
    const counts = Object.values(houses).map(all => all.length);
    const whole = counts.length === 3 && counts.every(n => n === PER_HOUSE);
    return {
      name: length < 1 || length > LONGEST_NAME ? t('import.name.wrong', {most: LONGEST_NAME, count: length}) : '',
      list: wrong.length ? t('import.lines', {count: wrong.length}) : whole ? '' : t('import.whole'),
    };
  }

  async send(event) {
    event.preventDefault();
    const read = this.read;
    this.wrong = this.objections(read);
    if (this.wrong.name || this.wrong.list) {
      this.updateComplete.then(() => this.querySelector('[aria-invalid]')?.focus());
      return;
    }
    this.busy = true;
    try {
      const {deck} = await library.post('/decks', {name: this.name.trim(), set: read.set, houses: read.houses});
      go(`/library/${encodeURIComponent(deck.id)}`);
    } catch (problem) {
      this.wrong = {[fieldOf(problem)]: problem.detail ?? problem.title};
    }
    this.busy = false;
  }

  render() {
    if (this.failed) return complaint(this.failed, () => this.fetch());
    if (!this.cards) return waiting();
    const read = this.read;
    const marks = (field, id) => (this.wrong[field] ? html`<span class="bad" id=${id} role="alert">${this.wrong[field]}</span>` : nothing);
    const bad = field => (this.wrong[field] ? 'true' : nothing);
    return html`
      <div class="import">
        <form class="sheet" @submit=${e => this.send(e)} novalidate>
          <p>${t('import.how')}</p>
          <label>${t('import.list')}
            <textarea name="list" rows="14" spellcheck="false" placeholder=${t('import.example')} .value=${this.text}
              aria-invalid=${bad('list')} aria-describedby="list-wrong" @input=${e => this.write(e.target.value)}></textarea>
            ${marks('list', 'list-wrong')}</label>
          <label>${t('import.file')}
            <input type="file" name="file" accept=".txt,.json,.yml,.yaml,text/plain,application/json" @change=${e => this.take(e.target.files[0])}></label>
          <div class="row">
            <label class="deck-title">${t('import.name')}
              <input name="deck-name" .value=${this.name} aria-invalid=${bad('name')} aria-describedby="name-wrong"
                @input=${e => { this.name = e.target.value; this.wrong = {...this.wrong, name: ''}; }}>
              ${marks('name', 'name-wrong')}</label>
            <label>${t('library.set')}
              <select name="set" aria-invalid=${bad('set')} @change=${e => (this.set = e.target.value)}>
                <option value="">${t('import.set.any')}</option>
                ${SETS.map(set => html`<option value=${set} ?selected=${set === this.set}>${named('set', set)}</option>`)}
              </select>${marks('set', 'set-wrong')}</label>
            <button class="primary" data-action="import-deck" ?disabled=${this.busy}>${t(this.busy ? 'base.loading' : 'import.send')}</button>
          </div>
        </form>
        <section class="sheet" aria-labelledby="import-read">
          <h2 id="import-read">${t('import.read')}</h2>
          ${this.text.trim() ? this.preview(read) : html`<p class="soft">${t('import.nothing')}</p>`}
        </section>
      </div>`;
  }

  preview({set, houses, wrong}) {
    const titles = new Map(this.cards.flatMap(card => card.printings.filter(one => one.set === set).map(one => [one.number, card.title])));
    return html`
      <p class="soft">${named('set', set)}</p>
      ${wrong.length ? html`<ul class="wrong-lines">${wrong.slice(0, 12).map(line => this.wrongLine(line))}</ul>` : nothing}
      ${Object.entries(houses).map(([house, entries]) => html`
        <h3>${houseMarks([house], true)}
          <span class=${entries.length === PER_HOUSE ? 'good' : 'bad'}>${t('import.count', {n: entries.length, of: PER_HOUSE})}</span></h3>
        <p class="soft">${entries.map(entry => titles.get(entry)).join(', ')}</p>`)}`;
  }

  wrongLine({line, text, why}) {
    const help = why === 'card' ? similar(text.replace(/^\d+\s*[x×]?\s*/, ''), this.cards) : [];
    return html`<li class="bad">${t(`import.wrong.${why}`, {line, text})}
      ${help.length ? html`<span class="soft">${t('import.similar', {titles: help.join(', ')})}</span>` : nothing}</li>`;
  }
}

/** Which field the service speaks of. */
function fieldOf({detail = ''}) {
  if (/^(name:|The name)/.test(detail)) return 'name';
  return detail.startsWith('set:') ? 'set' : 'list';
}

define('deck-import', DeckImport);
