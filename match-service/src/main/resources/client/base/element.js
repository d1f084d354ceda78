import {LitElement} from 'lit';

/**
 * An element that renders into the page itself, so that one set of styles does for all of it.
 * Reactive properties are declared in `static properties` and set in the constructor, never as
 * class fields, which would hide them from Lit.
 */
export class View extends LitElement {
  createRenderRoot() {
    return this;
  }
}

/** Defines an element once, however often its module is asked for. */
export function define(name, type) {
  if (!customElements.get(name)) {
    customElements.define(name, type);
  }
}
