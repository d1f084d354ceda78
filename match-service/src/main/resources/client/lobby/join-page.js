import {html, nothing} from 'lit';
import {define, View} from '../base/element.js';
import {matches} from '../base/api.js';
import {problemPage, waiting} from '../base/problem.js';
import {go} from '../base/router.js';
import {forget, held, keep} from '../base/seats.js';
import {t} from '../base/text.js';
import './deck-picker.js';
import {keepSeats, Once, seriesOf} from './enter.js';
import './host-panel.js';
import {complaint, houseMarks, nameField, objectionToName, remembered, showWrong, terms, when} from './parts.js';

/** An invitation: for the host the page where it waits, for others the way to the table. */
class JoinPage extends View {
  static properties = {
    invitation: {}, found: {state: true}, failed: {state: true}, name: {state: true}, deck: {state: true},
    wrong: {state: true}, busy: {state: true}, refused: {state: true},
  };

  constructor() {
    super();
    this.invitation = '';
    this.found = null;
    this.failed = null;
    this.name = remembered.name;
    this.deck = remembered.deck;
    this.wrong = {};
    this.busy = false;
    this.refused = null;
    this.once = new Once();
  }

  willUpdate(changed) {
    if (changed.has('invitation')) {
      this.found = null;
      this.fetch();
    }
  }

  get path() {
    return `/invitations/${encodeURIComponent(this.invitation)}`;
  }

  async fetch() {
    this.failed = null;
    const {path} = this;
    try {
      const found = await matches.get(path);
      if (path !== this.path) return;
      this.found = found;
      const {a, b} = held(this.invitation);
      if (found.state === 'accepted' && (a || b)) go(seriesOf(this.invitation), {replace: true});
    } catch (problem) {
      if (path === this.path) this.failed = problem;
    }
  }

  async accept(event) {
    event.preventDefault();
    this.wrong = {name: objectionToName(this.name), deck: this.deck ? '' : t('lobby.deck.choose')};
    this.refused = null;
    if (this.wrong.name || this.wrong.deck) {
      showWrong(this);
      return;
    }
    remembered.name = this.name.trim();
    remembered.deck = this.deck;
    this.busy = true;
    try {
      const {series, token} = await this.once.post(`${this.path}/acceptance`, {name: this.name.trim(), deck: this.deck});
      keep(token);
      keepSeats(series);
      go(seriesOf(this.invitation), {replace: true});
    } catch (problem) {
      // Somebody was faster, or the host has left: the page then says so by the state.
      if ([404, 409, 410].includes(problem.status)) await this.fetch();
      this.refused = problem;
    }
    this.busy = false;
  }

  render() {
    if (this.failed) return problemPage(...this.sayFailed());
    if (!this.found) return waiting();
    const {state} = this.found;
    if (state !== 'open') return this.closed(state);
    return held(this.invitation).a
      ? html`<host-panel .invitation=${this.found} @withdrawn=${() => this.withdrawn()} @changed=${() => this.fetch()}></host-panel>`
      : this.form();
  }

  sayFailed() {
    return this.failed.status === 404
      ? [{title: t('join.none'), detail: t('join.none.detail')}]
      : [this.failed, () => this.fetch()];
  }

  withdrawn() {
    forget(held(this.invitation).a);
    this.fetch();
  }

  /** An invitation that cannot be accepted any more, and what to do instead. */
  closed(state) {
    const {player} = this.found;
    return html`
      <section class="problem" data-state=${state}>
        <h1>${t(`join.${state}`, {who: player})}</h1>
        <p>${t(`join.${state}.detail`, {who: player})}</p>
        <p class="row">
          ${state === 'accepted' ? html`<a class="button primary" href=${seriesOf(this.invitation)} data-action="watch">${t('join.watch')}</a>` : nothing}
          <a class="button" href="/" data-action="own">${t('join.own')}</a>
        </p>
      </section>`;
  }

  form() {
    const {player, deck, expires} = this.found;
    return html`
      <h1>${t('join.title', {who: player})}</h1>
      <div class="join">
        <section class="sheet" aria-label=${t('join.terms')}>
          <p class="join-deck"><b>${deck.name}</b> ${houseMarks(deck.houses, true)}</p>
          <p>${terms(this.found, {a: player, b: t('join.you')})}</p>
          <p class="row"><a href="/library/${encodeURIComponent(deck.id)}" target="_blank">${t('join.seeDeck')}</a></p>
          ${expires ? html`<p class="soft">${t('join.expires', {when: when(expires)})}</p>` : nothing}
        </section>
        <form class="sheet" @submit=${e => this.accept(e)} novalidate>
          ${nameField(this.name, this.wrong.name, name => { this.name = name; this.wrong = {...this.wrong, name: ''}; })}
          <deck-picker .wrong=${this.wrong.deck ?? ''} @picked=${e => (this.deck = e.detail)}></deck-picker>
          ${complaint(this.refused)}
          <button class="primary" data-action="accept" ?disabled=${this.busy}>${t(this.busy ? 'base.loading' : 'join.accept')}</button>
        </form>
      </div>`;
  }
}

define('join-page', JoinPage);
