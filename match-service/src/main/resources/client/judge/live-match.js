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

  /** What is wished for stays the same until it is answered, so that it happens once. */
  confirm(event) {
    event.preventDefault();
    if (this.wish?.match !== this.match) this.wish = {match: this.match, key: newKey(), version: this.versionOf(this.match)};
    this.querySelector('dialog').showModal();
  }

  /** What is to be taken back is what is there now; of a match that cannot be read, the last thing. */
  versionOf(match) {
    return matches.get(`/matches/${encodeURIComponent(match)}`).then(({version}) => version, () => undefined);
  }

  rewind() {
    const {match, key, version} = this.wish;
    this.said = '';
    return this.attempt(async () => {
      const path = `/matches/${encodeURIComponent(match)}/rewind`;
      const body = {expectedVersion: await version};
      try {
        this.said = t('judge.rewound', await matches.post(path, body, {token: this.token, key}));
      } catch (problem) {
        if (!problem.passing) this.wish = null;
        throw problem;
      }
      this.wish = null;
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
