import {html, nothing} from 'lit';
import {matches, newKey} from '../base/api.js';
import {go} from '../base/router.js';
import {keep} from '../base/seats.js';
import {define, View} from '../base/element.js';
import {t} from '../base/text.js';
import {other} from '../table/board.js';

const BOT = 'sensible';

/** Begins a match for practice at a moment of a finished one. */
class PracticeDialog extends View {
  static properties = {match: {}, version: {}, players: {}, bots: {state: true}, failed: {state: true}, busy: {state: true}};

  constructor() {
    super();
    this.bots = [];
  }

  /** Opens the dialog. */
  async show() {
    this.failed = null;
    this.key = newKey();
    this.querySelector('dialog').showModal();
    const found = await matches.get('/bots').catch(() => ({}));
    this.bots = (found.bots ?? []).map(bot => bot.name ?? bot);
  }

  async begin(event) {
    event.preventDefault();
    const seat = new FormData(event.target).get('seat');
    this.busy = true;
    this.failed = null;
    try {
      const bot = this.bots.includes(BOT) ? BOT : this.bots[0];
      const body = {version: this.version, ...(seat === 'both' ? {} : {bots: {[other(seat)]: bot}})};
      const begun = await matches.post(`/matches/${encodeURIComponent(this.match)}/forks`, body, {key: `${this.key}-${seat}`});
      Object.values(begun.tokens ?? {}).forEach(keep);
      go(`/table/${begun.match}`);
    } catch (problem) {
      this.failed = problem;
    } finally {
      this.busy = false;
    }
  }

  render() {
    const seats = this.bots.length ? ['a', 'b'] : [];
    return html`
      <dialog class="practice" aria-labelledby="practice-title">
        <h2 id="practice-title">${t('practice.title', {n: this.version})}</h2>
        <p>${t('practice.text')}</p>
        <form @submit=${this.begin}>
          ${[...seats, 'both'].map((seat, i) => html`
            <label class="inline"><input type="radio" name="seat" value=${seat} ?checked=${i === 0}>
              ${seat === 'both' ? t('practice.both') : t('practice.as', {player: this.players[seat]})}</label>`)}
          ${this.failed ? html`<p class="bad" role="alert">${this.failed.message}</p>` : nothing}
          <p class="row">
            <button class="primary" ?disabled=${this.busy}>${t('practice.go')}</button>
            <button type="button" @click=${event => event.target.closest('dialog').close()}>${t('base.cancel')}</button>
          </p>
        </form>
      </dialog>`;
  }
}

define('practice-dialog', PracticeDialog);
