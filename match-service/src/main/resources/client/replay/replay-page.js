import {html} from 'lit';
import {define, View} from '../base/element.js';

class ReplayPage extends View {
  render() {
    return html`<h1>replay-page</h1>`;
  }
}

define('replay-page', ReplayPage);
