import {html, nothing} from 'lit';
import {define, View} from '../base/element.js';
import {matches} from '../base/api.js';
import {go} from '../base/router.js';
import {named, t} from '../base/text.js';
import './deck-picker.js';
import {invite, Once, playBot} from './enter.js';
import './lobby-lists.js';
import {agreed, objections, optionsForm, USUAL} from './options.js';
import {complaint, nameField, objectionToName, remembered, showWrong} from './parts.js';

const USUAL_BOT = 'sensible';

/** Where people come in: who I am, what I play with, and against whom. */
class LobbyPage extends View {
  static properties = {
    name: {state: true}, deck: {state: true}, decks: {state: true}, options: {state: true}, wrong: {state: true},
    bots: {state: true}, bot: {state: true}, botDeck: {state: true}, busy: {state: true}, failed: {state: true},
  };

  constructor() {
    super();
    this.name = remembered.name;
    this.deck = remembered.deck;
    this.decks = [];
    this.options = USUAL;
    this.wrong = {};
    this.bots = [USUAL_BOT];
    this.bot = USUAL_BOT;
    this.botDeck = '';
    this.busy = '';
    this.failed = null;
    this.once = new Once();
  }

  connectedCallback() {
    super.connectedCallback();
    matches.get('/bots').then(
      found => (this.bots = found.bots?.length ? found.bots : this.bots),
      problem => console.warn(problem));
  }

  /** Does one of the ways to play, if everything that it needs is filled in well. */
  async start(way, act) {
    this.wrong = {
      name: objectionToName(this.name),
      deck: this.deck ? '' : t('lobby.deck.choose'),
      ...objections(this.options),
    };
    this.failed = null;
    if (Object.values(this.wrong).some(Boolean)) {
      showWrong(this);
      return;
    }
    remembered.name = this.name.trim();
    remembered.deck = this.deck;
    this.busy = way;
    try {
      go(await act({name: this.name.trim(), deck: this.deck, terms: agreed(this.options)}));
    } catch (problem) {
      this.failed = {...problem, way};
    }
    this.busy = '';
  }

  play() {
    const any = this.decks[Math.floor(Math.random() * this.decks.length)]?.id ?? this.deck;
    return this.start('bot', who => playBot(this.once, {...who, bot: this.bot, botDeck: this.botDeck || any}));
  }

  invite(listed) {
    return this.start(listed ? 'seat' : 'link', who => invite(this.once, {...who, listed}));
  }

  render() {
    const wrongOption = Object.keys(objections(this.options)).some(field => this.wrong[field]);
    return html`
      <h1>${t('lobby.title')}</h1>
      <div class="lobby">
        <form class="sheet lobby-start" @submit=${e => { e.preventDefault(); this.play(); }} novalidate>
          ${nameField(this.name, this.wrong.name, name => { this.name = name; this.wrong = {...this.wrong, name: ''}; })}
          <deck-picker .wrong=${this.wrong.deck ?? ''} @picked=${e => (this.deck = e.detail)} @decks=${e => (this.decks = e.detail)}></deck-picker>
          <p class="lobby-more"><a href="/library#import">${t('lobby.deck.import')}</a></p>
          <details ?open=${wrongOption}>
            <summary>${t('lobby.options')}</summary>
            ${optionsForm(this.options, this.wrong, change => (this.options = {...this.options, ...change}))}
          </details>
          ${this.ways()}
        </form>
        <lobby-lists></lobby-lists>
      </div>`;
  }

  ways() {
    const doing = way => (this.busy === way ? t('base.loading') : t(`lobby.${way}`));
    const complain = way => (this.failed?.way === way ? complaint(this.failed) : nothing);
    return html`
      <section class="way" aria-labelledby="way-bot">
        <h2 id="way-bot">${t('lobby.bot.title')}</h2>
        <div class="row">
          ${this.bots.length > 1 ? html`<label>${t('lobby.bot.which')}
            <select name="bot" @change=${e => (this.bot = e.target.value)}>${this.bots.map(bot => html`
              <option value=${bot} ?selected=${bot === this.bot}>${named('bot', bot)}</option>`)}</select></label>` : nothing}
          <label class="bot-deck">${t('lobby.bot.deck')}
            <select name="bot-deck" @change=${e => (this.botDeck = e.target.value)}>
              <option value="">${t('lobby.bot.anyDeck')}</option>
              ${this.decks.map(deck => html`<option value=${deck.id}>${deck.name}</option>`)}
            </select></label>
          <button class="primary" data-action="play-bot" ?disabled=${this.busy}>${doing('bot')}</button>
        </div>
        ${complain('bot')}
      </section>
      <section class="way" aria-labelledby="way-people">
        <h2 id="way-people">${t('lobby.people.title')}</h2>
        <div class="row">
          <button type="button" data-action="invite" ?disabled=${this.busy} @click=${() => this.invite(false)}>${doing('link')}</button>
          <button type="button" data-action="open-seat" ?disabled=${this.busy} @click=${() => this.invite(true)}>${doing('seat')}</button>
        </div>
        ${complain('link')}${complain('seat')}
        <p class="soft">${t('lobby.people.hint')}</p>
      </section>`;
  }
}

define('lobby-page', LobbyPage);
