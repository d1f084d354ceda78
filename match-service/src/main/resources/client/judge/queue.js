/**
 * Changes, done one after another in the order in which they were asked for. What waits behind one
 * that fails is not done either: whoever asked for it counted on that one.
 *
 * `changed()` is called whenever there is more or less to do, `failed(problem, whats)` with what is
 * not done: the change that failed and those behind it.
 */
export class Queue {
  constructor({changed, failed}) {
    Object.assign(this, {changed, failed, all: []});
  }

  /** What is under way, and then what waits. */
  get whats() {
    return this.all.map(({what}) => what);
  }

  /** Lets `doing()` have its turn; `what` says to people what it is. */
  async add(what, doing) {
    this.all.push({what, doing});
    this.changed();
    if (this.all.length > 1) return;
    while (this.all.length) {
      try {
        await this.all[0].doing();
        this.all.shift();
      } catch (problem) {
        const {whats} = this;
        this.all = [];
        this.failed(problem, whats);
      }
      this.changed();
    }
  }
}
