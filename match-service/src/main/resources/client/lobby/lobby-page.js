import {html} from 'lit';
import {define, View} from '../base/element.js';

class LobbyPage extends View {
  render() {
    return html`<h1>lobby-page</h1>`;
  }
}

define('lobby-page', LobbyPage);
