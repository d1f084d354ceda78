import {html} from 'lit';
import {define, View} from '../base/element.js';

class TablePage extends View {
  render() {
    return html`<h1>table-page</h1>`;
  }
}

define('table-page', TablePage);
