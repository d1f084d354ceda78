import {html, nothing} from 'lit';
import {define, View} from '../base/element.js';
import {t} from '../base/text.js';
import {cardFace} from './card.js';
import {face, textOf} from './faces.js';
import {wordsIn} from './glossary.js';

const HOVER = 350;
const PRESS = 450;
const BESIDE = 10;
const HEARD = [
  'pointerover', 'pointerout', 'pointerdown', 'pointerup', 'pointercancel', 'contextmenu', 'keydown', 'focusin', 'focusout', 'dragstart',
];

/**
 * Shows a card large, and what the words on it mean, while it is pointed at, pressed long or asked for
 * with the key `i`; a word alone also when it is clicked or has the focus. Whatever has a property `peek`
 * (a card, with `has`, the words that apply to it in play, and `bears`, the titles of its upgrades, or a
 * word of the glossary) is such a thing.
 * One of these serves the whole document.
 */
class Peek extends View {
  static first = {card: null, words: []};

  connectedCallback() {
    super.connectedCallback();
    for (const type of HEARD) document.addEventListener(type, this);
    document.addEventListener('click', this, true);
  }

  handleEvent(event) {
    const on = shown(event.target);
    switch (event.type) {
      case 'pointerover':
        if (event.pointerType === 'mouse' && on) this.soon(on, HOVER);
        break;
      case 'pointerdown':
        this.hide();
        if (event.pointerType !== 'mouse' && on) this.soon(on, PRESS);
        break;
      case 'contextmenu':
        if (this.pressed) event.preventDefault();
        break;
      case 'click':
        // What ends a long look is not meant as a click.
        if (this.pressed) {
          event.preventDefault();
          event.stopPropagation();
        }
        this.hide();
        if (on?.peek.meaning) this.show(on);
        break;
      case 'focusin':
        if (on?.peek.meaning) this.show(on);
        break;
      case 'keydown':
        if (event.key === 'i' && on && !event.ctrlKey && !event.metaKey && !event.altKey) this.show(on);
        else if (event.key === 'Escape') this.hide();
        break;
      case 'pointerup':
        clearTimeout(this.timer);
        break;
      case 'pointerout':
        // A page that scrolls under a resting mouse makes it leave other things, too.
        if (on === this.coming) clearTimeout(this.timer);
        if (on === this.on || !this.on?.isConnected) this.hide();
        break;
      default:
        this.hide();
    }
  }

  soon(element, delay) {
    clearTimeout(this.timer);
    this.coming = element;
    this.timer = setTimeout(() => {
      this.pressed = delay === PRESS;
      this.show(element);
    }, delay);
  }

  show(element) {
    if (!element.isConnected) return;
    this.on = element;
    const {peek} = element;
    if (peek.meaning) return void (this.words = [peek]);
    // Of a card that only an event has named so far, no more than its house may be known.
    const card = {...face(peek.card), ...peek};
    if (!card.type) return;
    this.card = card;
    this.words = wordsIn([textOf(card.card ?? card.id), ...(peek.has ?? [])].join(' '));
  }

  hide() {
    clearTimeout(this.timer);
    this.pressed = false;
    this.card = null;
    this.words = [];
  }

  render() {
    const {card, words} = this;
    return card || words.length ? html`
      <div class="peek" role="tooltip" popover="manual">
        ${card ? cardFace(card, {text: true, kind: 'large'}) : nothing}
        ${card?.bears ? html`<p class="sheet bears">${t('card.bears', {cards: card.bears})}</p>` : nothing}
        ${words.length ? html`<dl class="sheet">${words.map(({name, meaning}) => html`<div><dt>${name}</dt><dd>${meaning}</dd></div>`)}</dl>` : nothing}
      </div>` : nothing;
  }

  /** Puts it beside the card, where there is more room, or below the word, and never out of sight. */
  updated() {
    const peek = this.querySelector('.peek');
    if (!peek) return;
    // Above the dialogs that lie over the page, too.
    peek.togglePopover(true);
    const {left, right, top, bottom} = this.on.getBoundingClientRect();
    const {offsetWidth: width, offsetHeight: height} = peek;
    const x = !this.card ? left : innerWidth - right > left ? right + BESIDE : left - width - BESIDE;
    const below = bottom + height + 2 * BESIDE < innerHeight ? bottom + BESIDE : top - height - BESIDE;
    peek.style.left = `${clamp(x, innerWidth - width)}px`;
    peek.style.top = `${clamp(this.card ? (top + bottom - height) / 2 : below, innerHeight - height)}px`;
  }
}

/** Within the window, and not at its very edge. */
const clamp = (x, most) => Math.max(BESIDE, Math.min(most - BESIDE, x));

function shown(target) {
  for (let at = target; at && at !== document; at = at.parentNode) {
    if (at.peek) return at;
  }
  return null;
}

define('aemberlog-peek', Peek);
