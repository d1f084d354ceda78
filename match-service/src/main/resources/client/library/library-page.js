import {html, nothing} from 'lit';
import {define, View} from '../base/element.js';
import {t} from '../base/text.js';
import './card-browser.js';
import './deck-browser.js';
import './deck-import.js';
import './set-browser.js';

const TABS = {
  decks: html`<deck-browser></deck-browser>`,
  import: html`<deck-import></deck-import>`,
  cards: html`<card-browser></card-browser>`,
  sets: html`<set-browser></set-browser>`,
};

/** The library: the decks there are, bringing one's own, all cards, and all sets; which, says the address. */
class LibraryPage extends View {
  connectedCallback() {
    super.connectedCallback();
    addEventListener('popstate', this);
  }

  disconnectedCallback() {
    removeEventListener('popstate', this);
    super.disconnectedCallback();
  }

  handleEvent() {
    this.requestUpdate();
  }

  open(event, tab) {
    event.preventDefault();
    history.replaceState(null, '', `#${tab}`);
    this.requestUpdate();
  }

  render() {
    const wanted = location.hash.slice(1);
    const current = wanted in TABS ? wanted : 'decks';
    return html`
      <h1>${t('title.library')}</h1>
      <nav class="tabs" aria-label=${t('title.library')}>${Object.keys(TABS).map(tab => html`
        <a href="/library#${tab}" aria-current=${tab === current ? 'true' : nothing} data-tab=${tab}
          @click=${e => this.open(e, tab)}>${t(`library.tab.${tab}`)}</a>`)}</nav>
      ${TABS[current]}`;
  }
}

define('library-page', LibraryPage);
