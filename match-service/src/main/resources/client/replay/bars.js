import {html, nothing} from 'lit';
import {t} from '../base/text.js';
import {other} from '../table/board.js';
import {EYES} from './reel.js';

const SPEEDS = [0.5, 1, 2, 4];

/** Which match it is, through whose eyes it is seen, and what can be done with it. */
export function heading(page) {
  const {reel} = page;
  const {winner, by} = reel.summary;
  return html`
    <div class="about">
      <h1>${t('replay.title', page.players)}</h1>
      <span class="soft">${reel.over
        ? t('replay.over', {player: page.players[winner], way: t(`log.won.${by}`)})
        : html`${t('replay.running')} <a href=${`/table/${page.match}`}>${t('replay.watch')}</a>`}</span>
      <span class="tools">
        <label class="inline">${t('replay.eyes')}
          <select @change=${event => page.lookAs(event.target.value)}>
            ${EYES.filter(eyes => reel.eyes.includes(eyes)).map(eyes => html`
              <option value=${eyes} ?selected=${eyes === reel.as}>${
                page.players[eyes] ?? t(`replay.eyes.${eyes}`)}</option>`)}
          </select></label>
        <button @click=${() => { page.near = other(page.near); }} aria-label=${t('replay.bottom')} title=${t('replay.bottom')}>${icon('turn')}</button>
        <button @click=${() => page.copy()}>${page.copied ? t('base.copied') : t('replay.copy')}</button>
        ${reel.over ? html`
          <button @click=${() => page.verify()}>${t('verify.do')}</button>
          <button @click=${() => page.practice()}>${t('practice.do')}</button>` : nothing}
      </span>
    </div>`;
}

/** What makes the film run. */
export function controls(page) {
  const {version, speed, playing, reel: {head}} = page;
  const button = (text, sign, act, off) => html`
    <button ?disabled=${off} aria-label=${t(text)} title=${t(text)} @click=${act}>${icon(sign)}</button>`;
  return html`
    <div class="controls" role="group" aria-label=${t('replay.controls')}>
      ${button('replay.start', 'start', () => page.jump(1), version <= 1)}
      ${button('replay.turnBack', 'turnBack', () => page.turn(-1), version <= 1)}
      ${button('replay.back', 'back', () => page.step(-1), version <= 1)}
      <button class="primary play" @click=${() => (playing ? page.pause() : page.play())}>
        ${icon(playing ? 'pause' : 'on')} <span>${t(playing ? 'replay.pause' : 'replay.play')}</span></button>
      ${button('replay.on', 'on', () => page.step(1), version >= head)}
      ${button('replay.turnOn', 'turnOn', () => page.turn(1), version >= head)}
      ${button('replay.end', 'end', () => page.jump(head), version >= head)}
      <select aria-label=${t('replay.speed')} title=${t('replay.speed')}
          @change=${event => { page.speed = Number(event.target.value); }}>
        ${SPEEDS.map(each => html`<option value=${each} ?selected=${each === speed}>${t('replay.times', {n: each})}</option>`)}
      </select>
    </div>`;
}

const ICONS = {
  on: 'M7 4l13 8-13 8z', back: 'M17 4L4 12l13 8z', pause: 'M5 4h5v16H5zm9 0h5v16h-5z',
  turnOn: 'M2 5l9 7-9 7zm10 0l9 7-9 7z', turnBack: 'M12 5l-9 7 9 7zm10 0l-9 7 9 7z',
  start: 'M4 4h3v16H4zm16 0L8 12l12 8z', end: 'M17 4h3v16h-3zM4 4l12 8-12 8z', turn: 'M8 3l5 6H9v10H7V9H3zm8 18l-5-6h4V5h2v10h4z',
};

function icon(name) {
  return html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${ICONS[name]}></path></svg>`;
}
