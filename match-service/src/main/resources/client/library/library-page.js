import {html} from 'lit';
import {define, View} from '../base/element.js';

class LibraryPage extends View {
  render() {
    return html`<h1>library-page</h1>`;
  }
}

define('library-page', LibraryPage);
