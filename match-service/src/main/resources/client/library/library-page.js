import {html, nothing} from 'lit';
import {define, View} from '../base/element.js';
import {t} from '../base/text.js';
import './card-browser.js';
import './deck-browser.js';
import './deck-import.js';

const TABS = {
  decks: html`<deck-browser></deck-browser>`,
  import: html`<deck-import></deck-import>`,
  cards: html`<card-browser></card-browser>`,
};

/** The library: the decks there are, bringing one's own, and all cards. */
class LibraryPage extends View {
  static first = {tab: 'decks'};

  connectedCallback() {
    super.connectedCallback();
    addEventListener('popstate', this);
    this.handleEvent();
  }

  disconnectedCallback() {
    removeEventListener('popstate', this);
    super.disconnectedCallback();
  }

  handleEvent() {
    const wanted = location.hash.slice(1);
    this.tab = wanted in TABS ? wanted : 'decks';
  }

  open(event, tab) {
    event.preventDefault();
    history.replaceState(null, '', `/library#${tab}`);
    this.tab = tab;
  }

  render() {
    return html`
      <h1>${t('library.title')}</h1>
      <nav class="tabs" aria-label=${t('library.title')}>${Object.keys(TABS).map(tab => html`
        <a href="/library#${tab}" aria-current=${tab === this.tab ? 'true' : nothing} data-tab=${tab}
          @click=${e => this.open(e, tab)}>${t(`library.tab.${tab}`)}</a>`)}</nav>
      ${TABS[this.tab]}`;
  }
}

define('library-page', LibraryPage);
