import {html} from 'lit';
import {define, View} from '../base/element.js';

class DeckPage extends View {
  render() {
    return html`<h1>deck-page</h1>`;
  }
}

define('deck-page', DeckPage);
