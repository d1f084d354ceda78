import {AsyncDirective} from 'lit/async-directive.js';
import {directive} from 'lit/directive.js';

/**
 * Gives an element what `lay({width, height})` says of the room in it, as custom properties: `{w: 90}`
 * becomes `--w: 90px`. It is asked again whenever the element's size is another one.
 */
class Fit extends AsyncDirective {
  observer = new ResizeObserver(([{contentRect}]) => {
    this.room = contentRect;
    this.apply();
  });

  render() {}

  update({element}, [lay]) {
    this.lay = lay;
    if (this.element !== element) {
      this.element = element;
      this.observer.observe(element);
    }
    this.apply();
  }

  apply() {
    if (!this.room?.width) return;
    const {width, height} = this.room;
    for (const [name, value] of Object.entries(this.lay({width, height}))) {
      this.element.style.setProperty(`--${name}`, typeof value === 'number' ? `${value}px` : value);
    }
  }

  disconnected() {
    this.observer.disconnect();
  }

  reconnected() {
    this.observer.observe(this.element);
  }
}

export const fit = directive(Fit);
