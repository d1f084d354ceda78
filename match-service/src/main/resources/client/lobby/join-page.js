import {html} from 'lit';
import {define, View} from '../base/element.js';

class JoinPage extends View {
  render() {
    return html`<h1>join-page</h1>`;
  }
}

define('join-page', JoinPage);
