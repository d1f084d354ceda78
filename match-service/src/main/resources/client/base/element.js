import {html, LitElement} from 'lit';
import {t} from './text.js';

/**
 * An element that renders into the page itself, so that one set of styles does for all of it.
 * Reactive properties are declared in `static first`, with what they are at first, or in `static
 * properties` and set in the constructor; never as class fields, which would hide them from Lit.
 */
export class View extends LitElement {
  static properties = {busy: {attribute: false}, rejected: {attribute: false}, sure: {attribute: false}};

  constructor() {
    super();
    Object.assign(this, this.constructor.first);
  }

  createRenderRoot() {
    return this;
  }

  /** Does what the server may reject; `busy` meanwhile (`way` says with what), and `rejected` is why not. */
  async attempt(doing, way = true) {
    Object.assign(this, {busy: way, rejected: null});
    try {
      await doing();
    } catch (problem) {
      this.rejected = problem;
    }
    this.busy = false;
  }

  /** A button that does what cannot be undone at its second press only; what it then says is the text `<key>.sure`. */
  sureButton(key, doing) {
    const asked = this.sure === key;
    return html`
      <button type="button" class="danger" ?disabled=${this.busy} data-action=${key.split('.').pop()} aria-live="polite"
        @blur=${() => (this.sure = null)}
        @click=${() => {
          this.sure = asked ? null : key;
          if (asked) doing();
        }}>${t(asked ? `${key}.sure` : key)}</button>`;
  }
}

/** Defines an element once, however often its module is asked for. */
export function define(name, type) {
  if (type.first) {
    type.properties = Object.fromEntries(Object.keys(type.first).map(property => [property, {attribute: false}]));
  }
  if (!customElements.get(name)) {
    customElements.define(name, type);
  }
}
