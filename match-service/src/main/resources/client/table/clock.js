import {html, nothing} from 'lit';
import {define, View} from '../base/element.js';
import {t} from '../base/text.js';

const LOW = 30_000;

/** What is left at a moment: `clock` as the table shows it, `since` how long ago that was. */
export function leftOf(clock, seat, since) {
  if (clock[seat] === undefined) return null;
  return Math.max(0, clock[seat] - (clock.running === seat ? since : 0));
}

/** Milliseconds as `1:05` or `1:02:03`. */
export function spell(millis) {
  const seconds = Math.ceil(millis / 1000);
  const pad = n => String(n).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;
}

/** A player's clock. It counts by itself, so that nothing else need be drawn each second. */
class TableClock extends View {
  static properties = {clock: {}, seat: {}, skew: {}, halted: {}};

  connectedCallback() {
    super.connectedCallback();
    this.timer = setInterval(() => this.clock?.running && this.requestUpdate(), 500);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  /** Tells once that time runs low. */
  updated() {
    const low = this.querySelector('.low') !== null;
    if (low && !this.wasLow) this.dispatchEvent(new CustomEvent('low', {detail: this.seat, bubbles: true}));
    this.wasLow = low;
  }

  /** What the server's clock says, as far as is known, or said when the match was halted. */
  now() {
    return (this.halted ?? Date.now()) - (this.skew ?? 0);
  }

  render() {
    const left = leftOf(this.clock, this.seat, Math.max(0, this.now() - this.clock.at));
    const round = this.clock.roundEnds === undefined ? null : Math.max(0, this.clock.roundEnds - this.now());
    if (left === null && round === null) return nothing;
    const low = left !== null && left < LOW && this.clock.running === this.seat;
    return html`
      <span class="clock ${this.clock.running === this.seat ? 'runs' : ''} ${low ? 'low' : ''}" role="timer">
        ${left === null ? nothing : html`<b title=${t('clock.left')}>${spell(left)}</b>`}
        ${round === null ? nothing : html`<span class="soft" title=${t('clock.round')}>${spell(round)}</span>`}
        ${low ? html`<span class="hidden-text" role="status">${t('clock.low')}</span>` : nothing}
      </span>`;
  }
}

define('table-clock', TableClock);
