import {LitElement} from 'lit';

/**
 * An element that renders into the page itself, so that one set of styles does for all of it.
 * Reactive properties are declared in `static first`, with what they are at first, or in `static
 * properties` and set in the constructor; never as class fields, which would hide them from Lit.
 */
export class View extends LitElement {
  static properties = {busy: {attribute: false}, rejected: {attribute: false}};

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
