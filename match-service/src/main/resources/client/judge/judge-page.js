import {html} from 'lit';
import {define, View} from '../base/element.js';

class JudgePage extends View {
  render() {
    return html`<h1>judge-page</h1>`;
  }
}

define('judge-page', JudgePage);
