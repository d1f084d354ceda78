import {html, nothing} from 'lit';
import {define, View} from '../base/element.js';
import {matches} from '../base/api.js';
import {go} from '../base/router.js';
import {named, t} from '../base/text.js';
import './deck-picker.js';
import {invite, playBot, poster} from './enter.js';
import './lobby-lists.js';
import {agreed, objections, optionsForm, USUAL} from './options.js';
import {allRight, complaint, objectionsTo, remember, remembered, whoFields} from './parts.js';

const USUAL_BOT = 'sensible';

/** Where people come in: who I am, what I play with, and against whom. */
class LobbyPage extends View {
  static first = {
    name: '', deck: '', decks: [], options: USUAL, wrong: {}, bots: [], bot: USUAL_BOT, botDeck: '', busy: '', failed: null,
  };

  connectedCallback() {
    super.connectedCallback();
    this.name = remembered('name');
    this.post = poster();
    matches.get('/bots').then(({bots}) => (this.bots = bots), problem => console.warn(problem));
  }

  /** Does one of the ways to play, if everything that it needs is filled in well. */
  async start(way, act) {
    this.failed = null;
    if (!allRight(this, {...objectionsTo(this), ...objections(this.options)})) return;
    const name = this.name.trim();
    remember('name', name);
    remember('deck', this.deck);
    this.busy = way;
    try {
      go(await act({name, deck: this.deck, terms: agreed(this.options)}));
    } catch (problem) {
      this.failed = problem;
    }
    this.busy = '';
  }

  play() {
    const any = this.decks[Math.floor(Math.random() * this.decks.length)]?.id;
    return this.start('bot', who => playBot(this.post, {...who, bot: this.bot, botDeck: this.botDeck || any}));
  }

  render() {
    const invites = (way, action, listed) => html`
      <button type="button" data-action=${action} ?disabled=${this.busy}
        @click=${() => this.start(way, who => invite(this.post, {...who, listed}))}>${this.doing(way)}</button>`;
    return html`
      <h1>${t('lobby.title')}</h1>
      <div class="columns">
        <form class="sheet form" @submit=${e => { e.preventDefault(); this.play(); }} novalidate>
          ${whoFields(this)}
          <a class="lobby-more" href="/library#import">${t('lobby.deck.import')}</a>
          <details ?open=${Object.keys(USUAL).some(field => this.wrong[field])}>
            <summary>${t('lobby.options')}</summary>
            ${optionsForm(this.options, this.wrong, change => (this.options = {...this.options, ...change}))}
          </details>
          ${complaint(this.failed)}
          <section class="way" aria-labelledby="way-bot">
            <h2 id="way-bot">${t('lobby.bot.title')}</h2>
            <div class="row">${this.bots.length ? this.whichBot() : nothing}
              <button class="primary" data-action="play-bot" ?disabled=${this.busy}>${this.doing('bot')}</button></div>
          </section>
          <section class="way" aria-labelledby="way-people">
            <h2 id="way-people">${t('lobby.people.title')}</h2>
            <div class="row">${invites('link', 'invite', false)}${invites('seat', 'open-seat', true)}</div>
            <p class="soft">${t('lobby.people.hint')}</p>
          </section>
        </form>
        <lobby-lists></lobby-lists>
      </div>`;
  }

  doing(way) {
    return t(this.busy === way ? 'base.loading' : `lobby.${way}`);
  }

  whichBot() {
    return html`
      <label>${t('lobby.bot.which')}
        <select name="bot" @change=${e => (this.bot = e.target.value)}>${this.bots.map(bot => html`
          <option value=${bot} ?selected=${bot === this.bot}>${named('bot', bot)}</option>`)}</select></label>
      <label class="bot-deck">${t('lobby.bot.deck')}
        <select name="bot-deck" @change=${e => (this.botDeck = e.target.value)}>
          <option value="">${t('lobby.bot.anyDeck')}</option>
          ${this.decks.map(deck => html`<option value=${deck.id}>${deck.name}</option>`)}</select></label>`;
  }
}

define('lobby-page', LobbyPage);
