import {html} from 'lit';
import {matches, newKey} from '../base/api.js';
import {complaint} from '../base/problem.js';
import {go} from '../base/router.js';
import {keep} from '../base/seats.js';
import {define, View} from '../base/element.js';
import {t} from '../base/text.js';
import {other} from '../table/board.js';

/** Begins a match for practice at a moment of a finished one. */
class PracticeDialog extends View {
  static first = {match: '', version: 0, players: {}, busy: false, rejected: null};

  /** Opens the dialog. */
  show() {
    this.rejected = null;
    this.key = newKey();
    this.querySelector('dialog').showModal();
  }

  begin(event) {
    event.preventDefault();
    const seat = new FormData(event.target).get('seat');
    const bots = seat === 'both' ? {} : {[other(seat)]: 'sensible'};
    const path = `/matches/${encodeURIComponent(this.match)}/forks`;
    this.attempt(async () => {
      const begun = await matches.post(path, {version: this.version, bots}, {key: `${this.key}-${seat}`});
      Object.values(begun.tokens ?? {}).forEach(keep);
      go(`/table/${begun.match}`);
    });
  }

  render() {
    return html`
      <dialog aria-labelledby="practice-title">
        <h2 id="practice-title">${t('practice.title', {n: this.version})}</h2>
        <p>${t('practice.text')}</p>
        <form @submit=${this.begin}>
          ${['a', 'b', 'both'].map(seat => html`
            <p><label class="inline"><input type="radio" name="seat" value=${seat} ?checked=${seat === 'a'}>
              ${seat === 'both' ? t('practice.both') : t('practice.as', {player: this.players[seat]})}</label></p>`)}
          ${complaint(this.rejected)}
          <p class="row">
            <button class="primary" ?disabled=${this.busy}>${t('practice.go')}</button>
            <button type="button" @click=${event => event.target.closest('dialog').close()}>${t('base.cancel')}</button>
          </p>
        </form>
      </dialog>`;
  }
}

define('practice-dialog', PracticeDialog);
