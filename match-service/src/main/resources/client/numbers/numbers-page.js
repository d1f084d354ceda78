import {html} from 'lit';
import {define, View} from '../base/element.js';

class NumbersPage extends View {
  render() {
    return html`<h1>numbers-page</h1>`;
  }
}

define('numbers-page', NumbersPage);
