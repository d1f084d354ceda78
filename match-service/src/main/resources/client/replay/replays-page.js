import {html} from 'lit';
import {define, View} from '../base/element.js';

class ReplaysPage extends View {
  render() {
    return html`<h1>replays-page</h1>`;
  }
}

define('replays-page', ReplaysPage);
