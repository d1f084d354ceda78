import {html, nothing} from 'lit';
import {live} from 'lit/directives/live.js';
import {t} from '../base/text.js';
import {EYES} from './replay-loader.js';

const SPEEDS = [0.5, 1, 2, 4];

/** Which match it is, through whose eyes it is seen, and what can be done with it. */
export function heading(page) {
  const {reel, players} = page;
  const {winner, by, turns, forkedFrom} = reel.summary;
  const act = (text, does) => html`<button @click=${does}>${t(text)}</button>`;
  return html`
    <div class="about row">
      <h1>${t('replay.title', players)}</h1>
      <span class="soft">${reel.over
        ? winner ? t('replay.over', {player: players[winner], way: t(`log.won.${by}`)}) : t(turns ? 'lists.noWinner' : 'replay.expired')
        : html`${t('replay.running')} <a href=${`/table/${page.match}`}>${t('replay.watch')}</a>`}${forkedFrom ? html`
        · <a href=${`/replay/${forkedFrom.match}#v=${forkedFrom.version}`}>${t('practice.from', {n: forkedFrom.version})}</a>` : nothing}</span>
      <span class="tools row">
        <label class="inline">${t('replay.eyes')}
          <select @change=${event => page.lookAs(event.target.value)}>
            ${EYES.filter(eyes => reel.eyes.includes(eyes)).map(eyes => html`
              <option value=${eyes} .selected=${live(eyes === reel.as)}>${
                players[eyes] ?? t(`replay.eyes.${eyes}`)}</option>`)}
          </select></label>
        <button popovertarget="moment-menu">${t('moment.do')}</button>
        ${act(page.copied ? 'base.copied' : 'replay.copy', () => page.copy())}
        ${reel.over ? ['verify', 'practice'].map(dialog => act(`${dialog}.do`, () => page.open(dialog))) : nothing}
      </span>
    </div>`;
}

/** What makes the film run. */
export function controls(page) {
  const {version, speed, playing, reel: {head}} = page;
  const button = (text, sign, off, act) => html`
    <button ?disabled=${off} aria-label=${t(text)} title=${t(text)} @click=${act}>${sign}</button>`;
  const first = version <= 1;
  const last = version >= head;
  return html`
    <div class="controls row" role="group" aria-label=${t('replay.controls')}>
      ${button('replay.start', '|‹', first, () => page.jump(1))}
      ${button('replay.turnBack', '«', first, () => page.turn(-1))}
      ${button('replay.back', '‹', first, () => page.step(-1))}
      <button class="primary play" @click=${() => page.toggle()}>${t(playing ? 'replay.pause' : 'replay.play')}</button>
      ${button('replay.on', '›', last, () => page.step(1))}
      ${button('replay.turnOn', '»', last, () => page.turn(1))}
      ${button('replay.end', '›|', last, () => page.jump(head))}
      <select aria-label=${t('replay.speed')} title=${t('replay.speed')}
          @change=${event => (page.speed = Number(event.target.value))}>
        ${SPEEDS.map(each => html`<option value=${each} ?selected=${each === speed}>${each}×</option>`)}
      </select>
    </div>`;
}
