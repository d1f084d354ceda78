import {html, nothing} from 'lit';
import {matches} from '../base/api.js';
import {define, View} from '../base/element.js';
import {remember, remembered} from '../base/memory.js';
import {complaint} from '../base/problem.js';
import {profile} from '../base/profile.js';
import {go} from '../base/router.js';
import {named, t} from '../base/text.js';
import {findDecks} from '../library/contents.js';
import {invite, playBot, poster} from './enter.js';
import './lobby-lists.js';
import {agreed, optionFields} from './options.js';
import {saidIn, whoFields} from './parts.js';

/** The decks that the rulebook's first match is played with. */
const STARTERS = ['Radiant Argus the Supreme', 'Miss “Onyx” Censorius'];
const LATER = 5000;

/** Where people come in: who I am, what I play with, and against whom. */
class LobbyPage extends View {
  static first = {decks: [], bots: [], bot: 'sensible', custom: false};

  connectedCallback() {
    super.connectedCallback();
    this.post = poster();
    this.learnBots();
  }

  /** Until it is known which bots there are, the usual one can be played. */
  learnBots() {
    matches.get('/bots').then(({bots}) => (this.bots = bots), problem => {
      console.warn(problem);
      setTimeout(() => this.isConnected && this.learnBots(), LATER);
    });
  }

  /** Does what the button says: plays a bot, invites by link or opens a seat for all. */
  start(event) {
    event.preventDefault();
    const way = event.submitter?.value ?? 'bot';
    const {name, deck, bot, 'bot-deck': botDeck, ...options} = saidIn(event.target);
    const who = {name, deck, terms: agreed(options)};
    const any = this.decks[Math.floor(Math.random() * this.decks.length)].id;
    this.attempt(async () => go(way === 'bot'
      ? await playBot(this.post, {...who, bot: bot ?? this.bot, botDeck: botDeck || any})
      : await invite(this.post, {...who, listed: way === 'seat'})), way);
  }

  /** Begins a match with the starter decks, through which the table guides. */
  showFirst() {
    this.attempt(async () => {
      const [deck, botDeck] = await Promise.all(STARTERS.map(async name => {
        const {decks} = await findDecks(name);
        return (decks.find(found => found.name === name) ?? this.decks[0]).id;
      }));
      const table = await playBot(this.post, {
        name: profile()?.name || t('lobby.newcomer'), deck, bot: 'sensible', botDeck, terms: {bestOf: 1},
      });
      remember('guide', table.split('/').at(-1));
      go(table);
    }, 'first');
  }

  render() {
    const button = (way, action) => html`
      <button class=${way === 'bot' ? 'primary' : ''} value=${way} data-action=${action}
        ?disabled=${this.busy || !this.decks.length}>${t(this.busy === way ? 'base.loading' : `lobby.${way}`)}</button>`;
    return html`
      <h1>${t('title.lobby')}</h1>
      ${remembered('finished') ? nothing : html`
        <p class="row newcomer"><button data-action="first-turn" ?disabled=${this.busy || !this.decks.length} @click=${this.showFirst}>${
          t(this.busy === 'first' ? 'base.loading' : 'lobby.first')}</button><span class="soft">${t('lobby.first.hint')}</span></p>`}
      <div class="columns">
        <form class="sheet form" @submit=${this.start}>
          ${whoFields(this)}
          <p class="row lobby-more">
            <a href="/library#import">${t('lobby.deck.import')}</a><a href="/profile">${t('title.profile')}</a></p>
          <details @invalid=${OPEN}>
            <summary>${t('lobby.options')}</summary>
            ${optionFields(this)}
          </details>
          ${complaint(this.rejected)}
          <section class="way" aria-labelledby="way-bot">
            <h2 id="way-bot">${t('lobby.bot.title')}</h2>
            <div class="row">${this.bots.length ? this.whichBot() : nothing}${button('bot', 'play-bot')}</div>
            <p class="soft" id="bot-told">${this.bots.find(({name}) => name === this.bot)?.description}</p>
          </section>
          <section class="way" aria-labelledby="way-people">
            <h2 id="way-people">${t('lobby.people.title')}</h2>
            <div class="row">${button('link', 'invite')}${button('seat', 'open-seat')}</div>
            <p class="soft">${t('lobby.people.hint')}</p>
          </section>
        </form>
        <lobby-lists></lobby-lists>
      </div>`;
  }

  whichBot() {
    return html`
      <label>${t('lobby.bot.which')}
        <select name="bot" aria-describedby="bot-told" @change=${event => (this.bot = event.target.value)}>
          ${this.bots.map(({name}) => html`
            <option value=${name} ?selected=${name === this.bot}>${named('bot', name)}</option>`)}</select></label>
      <label class="bot-deck">${t('lobby.bot.deck')}
        <select name="bot-deck">
          <option value="">${t('lobby.bot.anyDeck')}</option>
          ${this.decks.map(deck => html`<option value=${deck.id}>${deck.name}</option>`)}</select></label>`;
  }
}

/** What is not well filled in must be seen, so that the browser can say so. */
const OPEN = {capture: true, handleEvent: event => (event.currentTarget.open = true)};

define('lobby-page', LobbyPage);
