import {View} from '../base/element.js';
import {problemPage, waiting} from '../base/problem.js';
import {t} from '../base/text.js';
import {complaint} from './parts.js';

/**
 * What is fetched first and then shown: `load()` gives what `show(found)` draws. A page says by
 * which property (`by`) it is fetched anew and under which texts it is missing (`missing`).
 */
export class Loading extends View {
  willUpdate(changed) {
    const {by} = this.constructor;
    if (!this.asked || changed.has(by)) {
      this.asked = true;
      this.found = null;
      this.fetch();
    }
  }

  async fetch() {
    const of = this[this.constructor.by];
    this.failed = null;
    try {
      const found = await this.load();
      if (of === this[this.constructor.by]) this.found = found;
    } catch (problem) {
      if (of === this[this.constructor.by]) this.failed = problem;
    }
  }

  render() {
    if (this.found) return this.show(this.found);
    if (!this.failed) return waiting();
    const {missing} = this.constructor;
    const retry = () => this.fetch();
    if (!missing) return complaint(this.failed, retry);
    return this.failed.status === 404
      ? problemPage({title: t(`${missing}.none`), detail: t(`${missing}.none.detail`)})
      : problemPage(this.failed, retry);
  }
}
