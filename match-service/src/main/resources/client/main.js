import { LitElement, html } from 'lit';

class Welcome extends LitElement {
  createRenderRoot() {
    return this;
  }

  render() {
    return html`<h1>Aemberlog</h1>`;
  }
}

customElements.define('aember-welcome', Welcome);
document.querySelector('main').append(document.createElement('aember-welcome'));
