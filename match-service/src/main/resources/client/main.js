import { LitElement, html } from 'lit';
import { styleMap } from 'lit/directives/style-map.js';

class Welcome extends LitElement {
  createRenderRoot() {
    return this;
  }

  render() {
    return html`<h1 style=${styleMap({ color: 'green' })}>Aemberlog</h1><p .style=${'color: blue'}>x</p>`;
  }
}

customElements.define('aember-welcome', Welcome);
document.querySelector('main').append(document.createElement('aember-welcome'));
