import {html, nothing} from 'lit';
import {play, soundOn, switchSound} from '../base/sound.js';
import {t} from '../base/text.js';
import {other} from './board.js';
import {motionOn, switchMotion} from './motion.js';
import {act} from './prompt.js';
import {askToNotify, notifying, stopNotifying} from './signals.js';
import './talk.js';

/** Beside the board: who one is, what can be set, what is said, and the log. */
export function sideView(page) {
  const {session, tokens, near, drawer, log} = page;
  const {table, seat, commits, bots} = session;
  return html`
    <button class="drawer-button" aria-expanded=${drawer ? 'true' : 'false'} @click=${() => (page.drawer = !drawer)}>
      ${t(drawer ? 'table.board' : 'table.log')}</button>
    <aside class="sheet side" aria-label=${t('table.log')}>
      <h2 class="hidden-text">${t('table.log')}</h2>
      <p class="acts">
        <span class="soft">${seat ? t('table.sitting', table[seat]) : t('table.watching')}</span>
        ${!seat || tokens[other(seat)]
          ? act('switch-seat', t('act.other-side'), () => page.look(other(near)), 'quiet') : nothing}
        ${seat && table.step !== 'finished'
          ? act('keys', t('keys.title'), () => page.querySelector('.keys-dialog').showModal(), 'quiet', '?') : nothing}
        ${seat && table.step !== 'finished' && !bots?.[seat]
          ? act('concede', t('act.concede'), () => page.querySelector('.concede-dialog').showModal(), 'quiet danger') : nothing}
      </p>
      <p class="acts">
        ${[sound(page), motion(page), seat ? notify(page) : nothing]}
        ${Object.keys(bots ?? {}).length ? nothing : html`<table-talk .session=${session}></table-talk>`}
      </p>
      ${table.chosenSeed ? html`<p class="soft chosen-seed">${t('terms.chosenSeed')}</p>` : nothing}
      ${log ? html`<match-log .commits=${commits} .players=${page.players()}></match-log>` : nothing}
    </aside>`;
}

function sound(page) {
  const on = soundOn();
  return html`<button class="quiet" data-action="sound" aria-pressed=${String(on)} @click=${() => {
    switchSound();
    play('turn');
    page.requestUpdate();
  }}>${t(on ? 'sound.on' : 'sound.off')}</button>`;
}

/** Nothing to switch where the system wants no motion at all. */
function motion(page) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return nothing;
  const on = motionOn();
  return html`<button class="quiet" data-action="motion" aria-pressed=${String(on)} @click=${() => {
    switchMotion();
    page.requestUpdate();
  }}>${t(on ? 'motion.on' : 'motion.off')}</button>`;
}

function notify(page) {
  const state = notifying();
  if (state === 'denied') return nothing;
  return html`<button class="quiet" data-action="notify" aria-pressed=${String(state === 'granted')} @click=${async () => {
    if (state === 'granted') stopNotifying();
    else await askToNotify();
    page.requestUpdate();
  }}>${t(state === 'granted' ? 'notify.on' : 'notify.off')}</button>`;
}
