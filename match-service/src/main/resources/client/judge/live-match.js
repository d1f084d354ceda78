import {html, nothing} from 'lit';
import {matches, newKey, rules} from '../base/api.js';
import {define, View} from '../base/element.js';
import {t} from '../base/text.js';

/** What a judge does in a match that is played: see what is halted, and rewind. */
class LiveMatch extends View {
  static first = {token: '', halts: null, match: '', said: '', busy: false, rejected: null};

  constructor() {
    super();
    this.match = this.asked = new URLSearchParams(location.search).get('match') ?? '';
  }

  look() {
    return this.attempt(async () => {
      this.halts = (await rules.get('/halts', {token: this.token})).halts ?? [];
    });
  }

  confirm(event) {
    event.preventDefault();
    this.querySelector('dialog').showModal();
  }

  /** What got no answer is asked again under the same key, and so happens once. */
  rewind() {
    this.said = '';
    if (!this.rejected?.passing) this.key = newKey();
    return this.attempt(async () => {
      const path = `/matches/${encodeURIComponent(this.match)}/rewind`;
      this.said = t('judge.rewound', await matches.post(path, {}, {token: this.token, key: this.key}));
      this.key = newKey();
      await this.look();
    }, 'rewind');
  }

  render() {
    const {halts, match} = this;
    return html`
      <details class="sheet" data-panel="live" ?open=${this.asked} @toggle=${event => event.target.open && this.look()}>
        <summary>${t('judge.live')}</summary>
        <p class="soft">${t('judge.live.told')}</p>
        ${halts?.length === 0 ? html`<p>${t('judge.noHalts')}</p>` : nothing}
        <ul class="found">${halts?.map(halt => html`
          <li>
            <button data-action="halt" ?disabled=${!halt.rewindable}
              @click=${() => (this.match = halt.match)}>${halt.match}</button>
            ${halt.why}
            <span class="soft">${t('judge.halted', {...halt, since: new Date(halt.since).toLocaleString()})}</span>
          </li>`)}</ul>
        <form class="row" @submit=${this.confirm}>
          <label class="grow">${t('judge.match')}<input name="match" required .value=${match}
            @input=${event => (this.match = event.target.value.trim())}></label>
          <button class="danger" data-action="rewind" ?disabled=${this.busy === 'rewind'}>${t('judge.rewind')}</button>
        </form>
        <p role="status">${this.said}</p>
        <p class="bad" role="alert">${this.rejected?.message}</p>
        <dialog aria-labelledby="rewind-title">
          <form method="dialog">
            <h2 id="rewind-title">${t('judge.rewind.sure')}</h2>
            <p>${t('judge.rewind.told', {match})}</p>
            <p class="row">
              <button class="primary" data-action="rewind-now" @click=${this.rewind}>${t('judge.rewind')}</button>
              <button>${t('base.cancel')}</button></p>
          </form>
        </dialog>
      </details>`;
  }
}

define('live-match', LiveMatch);
