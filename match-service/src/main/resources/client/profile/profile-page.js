import {html, nothing} from 'lit';
import {linkToCopy} from '../base/copy.js';
import {define, View} from '../base/element.js';
import {complaint} from '../base/problem.js';
import {hold, open, profile, renew, takeOver, tokenOf} from '../base/profile.js';
import {t} from '../base/text.js';
import {nameField} from '../lobby/parts.js';

/** Who I am: my name, and the link that takes all of it to another device. */
class ProfilePage extends View {
  static first = {offered: null, copied: ''};

  connectedCallback() {
    super.connectedCallback();
    addEventListener('hashchange', this);
    this.handleEvent();
  }

  disconnectedCallback() {
    removeEventListener('hashchange', this);
    super.disconnectedCallback();
  }

  /** Takes a secret out of the address. Whose it is, is said before it is used: a link may be anybody's. */
  handleEvent() {
    const secret = /^#secret=(.+)/.exec(location.hash)?.[1];
    if (!secret) return;
    history.replaceState(history.state, '', location.pathname);
    this.attempt(async () => (this.offered = await open(secret)));
  }

  async use() {
    await takeOver(this.offered);
    this.offered = null;
  }

  name(event) {
    event.preventDefault();
    this.attempt(() => tokenOf(new FormData(event.target).get('name').trim()));
  }

  render() {
    const held = profile();
    const button = (action, doing, kind = '') => html`
      <button class=${kind} ?disabled=${this.busy} data-action=${action} @click=${() => this.attempt(doing)}>${t(`profile.${action}`)}</button>`;
    return html`
      <h1>${t('title.profile')}</h1>
      ${complaint(this.rejected)}
      <div class="columns">
        ${this.offered ? html`<section class="note" role="alert"><p>${t('profile.offered', this.offered)}</p>
          ${button('use', () => this.use(), 'primary')}</section>` : nothing}
        <form class="sheet form" @submit=${this.name}>
          ${nameField()}
          <button ?disabled=${this.busy}>${t(held ? 'profile.rename' : 'profile.make')}</button>
          ${held ? html`
            <p class="row"><a href="/replays?profile=${held.profile}">${t('profile.matches')}</a><a href="/library">${t('title.library')}</a></p>`
            : html`<p class="soft">${t('profile.none')}</p>`}
        </form>
        ${held ? html`
          <details class="sheet">
            <summary>${t('profile.device')}</summary>
            <p>${t('profile.link')}</p>
            ${linkToCopy(this, t('profile.secret'), `${location.origin}/profile#secret=${held.secret}`)}
            <p class="soft">${t('profile.seen')}</p>
            <p class="row">${button('renew', renew)}${this.sureButton('profile.forget', () => this.attempt(() => hold(null)))}</p>
          </details>` : nothing}
      </div>`;
  }
}

define('profile-page', ProfilePage);
