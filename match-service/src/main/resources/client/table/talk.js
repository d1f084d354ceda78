import {html, nothing} from 'lit';
import {matches} from '../base/api.js';
import {define, View} from '../base/element.js';
import {poll} from '../base/poll.js';
import {t} from '../base/text.js';

export const PHRASES = [
  'hello', 'good-luck', 'nice-play', 'thanks', 'oops', 'one-moment', 'take-your-time', 'good-game', 'smile', 'laugh', 'surprised', 'sad',
];
const MUTE = 'aemberlog.mute';
const EVERY = {first: 2000, most: 6000};

export const muted = () => localStorage.getItem(MUTE) === 'on';

/**
 * What is said beside the game. Its page hears `said` (`{seat, phrase}`) of each new phrase and `talk` of
 * all that is said, with the offers of a rematch.
 */
class TableTalk extends View {
  static first = {session: null, open: false, silent: ''};

  connectedCallback() {
    super.connectedCallback();
    this.polling = poll(() => this.listen(), EVERY);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.polling.stop();
  }

  async listen() {
    const {path, token} = this.session;
    // Nothing else asks while the page is out of sight; whose turn it is shows in the tab.
    if (document.hidden) this.session.read();
    try {
      return this.take(await matches.get(`${path}/talk`, {token}));
    } catch {
      return false;
    }
  }

  /** Gives whether something is new; what was said before somebody came is not told any more. */
  take(heard) {
    const {absence, ...said} = heard;
    const text = JSON.stringify(said);
    if (text === this.heard) {
      // How long somebody has been away changes all the time.
      if (absence || this.absence) this.tell('talk', heard);
      this.absence = absence;
      return false;
    }
    this.absence = absence;
    const news = this.heard === undefined ? [] : heard.phrases.filter(({number}) => number > this.last);
    this.last = heard.phrases.at(-1)?.number ?? 0;
    this.heard = text;
    for (const said of news) this.tell('said', said);
    this.tell('talk', heard);
    return true;
  }

  tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, {detail, bubbles: true}));
  }

  async send(path, body) {
    const {path: match, token} = this.session;
    try {
      this.take(await matches.post(`${match}/${path}`, body, {token}));
      this.silent = '';
      this.polling.now();
    } catch ({title, detail}) {
      this.silent = detail ?? title;
    }
  }

  say(phrase) {
    this.querySelector('.phrases').hidePopover();
    return this.send('phrases', {phrase});
  }

  render() {
    if (!this.session?.seat) return nothing;
    const mute = muted();
    return html`
      <button class="quiet" data-action="say" popovertarget="phrases">${t('talk.say')}</button>
      <button class="quiet" data-action="mute" aria-pressed=${String(mute)} @click=${() => this.mute(!mute)}>${
        t(mute ? 'talk.unmute' : 'talk.mute')}</button>
      <div class="sheet phrases" id="phrases" popover aria-label=${t('talk.say')}>
        ${PHRASES.map(phrase => html`<button data-phrase=${phrase} @click=${() => this.say(phrase)}>${t(`phrase.${phrase}`)}</button>`)}
      </div>
      ${this.silent ? html`<small role="alert">${this.silent}</small>` : nothing}`;
  }

  mute(on) {
    localStorage.setItem(MUTE, on ? 'on' : 'off');
    this.requestUpdate();
  }
}

define('table-talk', TableTalk);
