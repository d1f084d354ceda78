import {html, nothing} from 'lit';
import {Loading} from '../base/loading.js';
import {named, t} from '../base/text.js';

const MOST = 60;

/** Things to look through: filters in `wanted`, and as many of them as were asked for. */
export class Browser extends Loading {
  static first = {wanted: {words: ''}, most: MOST};

  want(change) {
    this.wanted = {...this.wanted, ...change};
    this.most = MOST;
  }

  /** The filters: words, and one of the `choices` of each kind. */
  filters(choices) {
    return html`
      <div class="row filters">
        <label class="words">${t('library.words')}
          <input type="search" name="words" @input=${e => this.want({words: e.target.value})}></label>
        ${Object.entries(choices).map(([kind, values]) => html`
          <label>${t(`library.${kind}`)}
            <select name=${kind} @change=${e => this.want({[kind]: e.target.value})}>
              <option value="">${t('library.all')}</option>
              ${values.map(value => html`<option value=${value}>${named(kind, value)}</option>`)}</select></label>`)}
      </div>`;
  }

  /** A list with how many there are and a way to see more; `item` draws one. */
  list(kind, items, item, note) {
    return html`
      <p class="soft" role="status">${t(`library.count.${kind}`, {count: items.length})} ${note || nothing}</p>
      ${items.length
        ? html`<ul class="grid ${kind}">${items.slice(0, this.most).map(item)}</ul>`
        : html`<p>${t('library.none')}</p>`}
      ${items.length > this.most ? html`<button data-action="more" @click=${() => (this.most *= 2)}>${t('library.more')}</button>` : nothing}`;
  }
}
