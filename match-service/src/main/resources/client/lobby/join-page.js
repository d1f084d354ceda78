import {html, nothing} from 'lit';
import {matches} from '../base/api.js';
import {linkToCopy} from '../base/copy.js';
import {define} from '../base/element.js';
import {Loading} from '../base/loading.js';
import {complaint} from '../base/problem.js';
import {remember} from '../base/memory.js';
import {go} from '../base/router.js';
import {forget, held, keep} from '../base/seats.js';
import {t} from '../base/text.js';
import {houseMarks} from '../cards/sigils.js';
import {invitationOf, keepSeats, poster, seriesOf} from './enter.js';
import {saidIn, terms, whoFields} from './parts.js';

/** An invitation: for the host the page where it waits, for others the way to the table. */
class JoinPage extends Loading {
  static every = {first: 1000, most: 5000};
  static page = 'join';
  static first = {invitation: '', decks: [], copied: ''};

  get path() {
    return `/invitations/${this.invitation}`;
  }

  async load() {
    const found = await matches.get(this.path);
    const {a, b} = held(this.invitation);
    if (found.state === 'accepted' && (a || b)) go(seriesOf(this.invitation), {replace: true});
    return found;
  }

  /** Acts; if somebody was faster, or the host has left, the state then says so. */
  async act(doing) {
    await this.attempt(doing);
    await this.fetch();
  }

  accept(event) {
    event.preventDefault();
    const {name, deck} = saidIn(event.target);
    this.post ??= poster();
    this.act(async () => {
      const {series, token} = await this.post(`${this.path}/acceptance`, {name, deck});
      keep(token);
      keepSeats(series);
    });
  }

  withdraw() {
    const token = held(this.invitation).a;
    this.act(async () => {
      await matches.delete(this.path, {token});
      forget(token);
      remember(this.invitation, '');
    });
  }

  show({state, player}) {
    if (state === 'open') return held(this.invitation).a ? this.host() : this.guest();
    this.polling.stop();
    return html`
      <section class="problem" data-state=${state}>
        <h1>${t(`join.${state}`)}</h1>
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
        <form class="sheet form" @submit=${this.accept}>
          ${whoFields(this)}${complaint(this.rejected)}
          <button class="primary" data-action="accept" ?disabled=${this.busy || !this.decks.length}>${
            t(this.busy ? 'base.loading' : 'join.accept')}</button>
        </form>
        <section class="sheet" aria-label=${t('join.terms')}>${this.offer({a: player, b: t('join.you')})}</section>
      </div>`;
  }

  host() {
    const link = location.origin + invitationOf(this.invitation);
    return html`
      <h1>${t('host.title')}</h1>
      <section class="sheet host">
        <p>${t(this.found.listed ? 'host.listed' : 'host.link')}</p>
        ${linkToCopy(this, t('host.link.label'), link)}
        <p class="host-waits" role="status"><span class="dot"></span>${t('host.waits')}</p>
        ${this.offer({a: t('join.you'), b: t('host.guest')})}${complaint(this.rejected)}
        <button class="danger" data-action="withdraw" ?disabled=${this.busy} @click=${this.withdraw}>${t('host.withdraw')}</button>
      </section>`;
  }

  /** The deck, terms and end of the invitation. */
  offer(sides) {
    const {deck, expires, ...agreed} = this.found;
    const hours = (expires - Date.now()) / 3_600_000;
    const format = new Intl.RelativeTimeFormat(document.documentElement.lang);
    const when = hours < 1 ? format.format(Math.round(hours * 60), 'minute') : format.format(Math.round(hours), 'hour');
    return html`
      <p class="long"><a href="/library/${deck.id}" target="_blank">${deck.name}</a> ${houseMarks(deck.houses, true)}</p>
      <p>${terms(agreed, sides)}</p>
      <p class="soft">${t('join.expires', {when})}</p>`;
  }
}

define('join-page', JoinPage);
