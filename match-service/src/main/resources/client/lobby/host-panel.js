import {html, nothing} from 'lit';
import {define, View} from '../base/element.js';
import {matches} from '../base/api.js';
import {held} from '../base/seats.js';
import {t} from '../base/text.js';
import {invitationOf} from './enter.js';
import {complaint, houseMarks, terms, when} from './parts.js';
import {poll} from './poll.js';

/** Where a host waits: the link to pass on, and on to the table as soon as somebody accepts. */
class HostPanel extends View {
  static properties = {
    invitation: {}, copied: {state: true}, away: {state: true}, refused: {state: true}, busy: {state: true},
  };

  constructor() {
    super();
    this.invitation = null;
    this.copied = false;
    this.away = null;
    this.refused = null;
    this.busy = false;
  }

  get path() {
    return `/invitations/${encodeURIComponent(this.invitation.invitation)}`;
  }

  connectedCallback() {
    super.connectedCallback();
    this.polling = poll(() => this.look(), {first: 1000, most: 5000});
  }

  disconnectedCallback() {
    this.polling.stop();
    super.disconnectedCallback();
  }

  async look() {
    try {
      const {state} = await matches.get(this.path);
      this.away = null;
      if (state !== 'open') this.changed();
    } catch (problem) {
      this.away = problem;
    }
    return false;
  }

  changed() {
    this.polling.stop();
    this.dispatchEvent(new CustomEvent('changed'));
  }

  async copy(link) {
    try {
      await navigator.clipboard.writeText(link);
      this.copied = true;
    } catch {
      // Without leave to write to the clipboard the reader copies what is selected.
      this.querySelector('[name=link]').select();
    }
  }

  async withdraw() {
    this.busy = true;
    this.refused = null;
    try {
      await matches.delete(this.path, {token: held(this.invitation.invitation).a});
      this.polling.stop();
      this.dispatchEvent(new CustomEvent('withdrawn'));
    } catch (problem) {
      this.refused = problem;
      this.polling.now();
    }
    this.busy = false;
  }

  render() {
    const {invitation, deck, listed, expires} = this.invitation;
    const link = location.origin + invitationOf(invitation);
    return html`
      <h1>${t('host.title')}</h1>
      <section class="sheet host">
        <p>${t(listed ? 'host.listed' : 'host.link')}</p>
        <div class="row">
          <label class="host-link">${t('host.link.label')}
            <input name="link" readonly .value=${link} @focus=${e => e.target.select()}></label>
          <button class="primary" data-action="copy-link" @click=${() => this.copy(link)}>${t(this.copied ? 'base.copied' : 'base.copy')}</button>
        </div>
        <p class="host-waits" role="status"><span class="dots" aria-hidden="true"></span>${t('host.waits')}</p>
        <p>${deck.name} ${houseMarks(deck.houses, true)}<br>
          <span class="soft">${terms(this.invitation, {a: t('join.you'), b: t('terms.guest')})}</span></p>
        ${expires ? html`<p class="soft">${t('join.expires', {when: when(expires)})} ${t('host.stays')}</p>` : nothing}
        ${this.away ? complaint(this.away) : nothing}${complaint(this.refused)}
        <p class="row"><button class="danger" data-action="withdraw" ?disabled=${this.busy} @click=${() => this.withdraw()}>${t('host.withdraw')}</button></p>
      </section>`;
  }
}

define('host-panel', HostPanel);
