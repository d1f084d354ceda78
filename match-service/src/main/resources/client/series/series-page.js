import {html} from 'lit';
import {define, View} from '../base/element.js';

class SeriesPage extends View {
  render() {
    return html`<h1>series-page</h1>`;
  }
}

define('series-page', SeriesPage);
