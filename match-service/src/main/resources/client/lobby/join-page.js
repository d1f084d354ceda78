import {html, nothing} from 'lit';
import {define} from '../base/element.js';
import {matches} from '../base/api.js';
import {go} from '../base/router.js';
import {forget, held, keep} from '../base/seats.js';
import {t} from '../base/text.js';
import './deck-picker.js';
import {invitationOf, keepSeats, poster, seriesOf} from './enter.js';
import {Loading} from './loading.js';
import {allRight, complaint, objectionsTo, offer, remember, remembered, whoFields} from './parts.js';
import {poll} from './poll.js';

/** An invitation: for the host the page where it waits, for others the way to the table. */
class JoinPage extends Loading {
  static by = 'invitation';
  static missing = 'join';
  static first = {
    invitation: '', found: null, failed: null, name: '', deck: '', wrong: {}, busy: false, refused: null, copied: false,
  };

  connectedCallback() {
    super.connectedCallback();
    this.name = remembered('name');
    this.post = poster();
  }

  disconnectedCallback() {
    this.polling?.stop();
    super.disconnectedCallback();
  }

  get path() {
    return `/invitations/${this.invitation}`;
  }

  async load() {
    this.polling?.stop();
    const found = await matches.get(this.path);
    const {a, b} = held(this.invitation);
    if (found.state === 'accepted' && (a || b)) go(seriesOf(this.invitation), {replace: true});
    else if (found.state === 'open' && a) this.polling = poll(() => this.look(), {first: 1000, most: 5000});
    return found;
  }

  /** Whether somebody has sat down. While the server is away that is said and it is asked again. */
  async look() {
    try {
      const {state} = await matches.get(this.path);
      this.refused = null;
      if (state !== 'open') await this.fetch();
    } catch (problem) {
      this.refused = problem;
    }
  }

  async act(doing) {
    this.refused = null;
    this.busy = true;
    try {
      await doing();
    } catch (problem) {
      // Somebody was faster, or the host has left: the state then says so.
      if ([404, 409, 410].includes(problem.status)) await this.fetch();
      this.refused = problem;
    }
    this.busy = false;
  }

  accept(event) {
    event.preventDefault();
    if (!allRight(this, objectionsTo(this))) return;
    const name = this.name.trim();
    remember('name', name);
    remember('deck', this.deck);
    this.act(async () => {
      const {series, token} = await this.post(`${this.path}/acceptance`, {name, deck: this.deck});
      keep(token);
      keepSeats(series);
      go(seriesOf(this.invitation), {replace: true});
    });
  }

  withdraw() {
    const token = held(this.invitation).a;
    this.act(async () => {
      await matches.delete(this.path, {token});
      forget(token);
      remember(this.invitation, '');
      await this.fetch();
    });
  }

  async copy() {
    const link = this.querySelector('[name=link]');
    try {
      await navigator.clipboard.writeText(link.value);
      this.copied = true;
    } catch {
      // Without leave to write to the clipboard the reader copies what is selected.
      link.select();
    }
  }

  show({state, player}) {
    if (state === 'open') return held(this.invitation).a ? this.host() : this.guest();
    return html`
      <section class="problem" data-state=${state}>
        <h1>${t(`join.${state}`, {who: player})}</h1>
        <p>${t(`join.${state}.detail`, {who: player})}</p>
        <p class="row">
          ${state === 'accepted' ? html`<a class="button primary" href=${seriesOf(this.invitation)} data-action="watch">${t('join.watch')}</a>` : nothing}
          <a class="button" href="/">${t('join.own')}</a></p>
      </section>`;
  }

  guest() {
    const {player} = this.found;
    return html`
      <h1>${t('join.title', {who: player})}</h1>
      <div class="columns">
        <form class="sheet form" @submit=${e => this.accept(e)} novalidate>
          ${whoFields(this)}${complaint(this.refused)}
          <button class="primary" data-action="accept" ?disabled=${this.busy}>${t(this.busy ? 'base.loading' : 'join.accept')}</button>
        </form>
        <section class="sheet" aria-label=${t('join.terms')}>${offer(this.found, {a: player, b: t('join.you')})}</section>
      </div>`;
  }

  host() {
    return html`
      <h1>${t('host.title')}</h1>
      <section class="sheet host">
        <p>${t(this.found.listed ? 'host.listed' : 'host.link')}</p>
        <div class="row">
          <label class="host-link">${t('host.link.label')}
            <input name="link" readonly .value=${location.origin + invitationOf(this.invitation)} @focus=${e => e.target.select()}></label>
          <button class="primary" data-action="copy-link" @click=${() => this.copy()}>${t(this.copied ? 'base.copied' : 'base.copy')}</button>
        </div>
        <p class="host-waits" role="status"><span class="dot"></span>${t('host.waits')}</p>
        ${offer(this.found, {a: t('join.you'), b: t('host.guest')})}${complaint(this.refused)}
        <button class="danger" data-action="withdraw" ?disabled=${this.busy} @click=${() => this.withdraw()}>${t('host.withdraw')}</button>
      </section>`;
  }
}

define('join-page', JoinPage);
