import {html} from 'lit';
import {View} from './element.js';
import {poll} from './poll.js';
import {complaint, problemPage, waiting} from './problem.js';
import {has, t} from './text.js';

/** For so many milliseconds is waited whether somebody types on. */
const TYPING = 250;

/**
 * What is fetched first and then shown: `load()` gives what `show(found)` draws. With `static every`
 * it is fetched again and again, as `poll` does. A page of its own says so by `static page`,
 * under which there are texts for when there is no such thing.
 */
export class Loading extends View {
  static properties = {found: {state: true}, failed: {state: true}};

  connectedCallback() {
    super.connectedCallback();
    const {every} = this.constructor;
    if (every) this.polling = poll(() => this.fetch(), every);
    else this.fetch();
  }

  disconnectedCallback() {
    this.polling?.stop();
    clearTimeout(this.typing);
    super.disconnectedCallback();
  }

  /** Fetches it now; gives whether it is other than before. What is asked for last counts. */
  async fetch() {
    const asked = (this.asked = {});
    const before = this.found;
    try {
      const found = await this.load();
      if (asked === this.asked) Object.assign(this, {found, failed: null});
      return JSON.stringify(found) !== JSON.stringify(before);
    } catch (problem) {
      if (asked === this.asked) this.failed = problem;
      return false;
    }
  }

  /** Fetches it once somebody has stopped typing. */
  soon() {
    clearTimeout(this.typing);
    this.typing = setTimeout(() => this.fetch(), TYPING);
  }

  /** Shows what an answer to something else told; what was asked for before does not count any more. */
  take(found) {
    this.asked = {};
    Object.assign(this, {found, failed: null});
  }

  render() {
    const {page} = this.constructor;
    const {found, failed} = this;
    const retry = () => this.fetch();
    if (found) return html`${complaint(failed, retry)}${this.show(found)}`;
    if (!failed) return waiting(!page);
    if (!page) return complaint(failed, retry);
    return failed.status === 404 && has(`${page}.none.detail`)
      ? problemPage({title: t(`${page}.none`), detail: t(`${page}.none.detail`)})
      : problemPage(failed, retry);
  }
}
