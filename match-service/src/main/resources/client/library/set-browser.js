import {html, nothing} from 'lit';
import {library} from '../base/api.js';
import {define} from '../base/element.js';
import {Loading} from '../base/loading.js';
import {named, t} from '../base/text.js';

const COUNTS = ['printed', 'written', 'tested'];

/** The sets: how many of their cards can be played and are tested, house by house, and which cannot yet. */
class SetBrowser extends Loading {
  async load() {
    return (await library.get('/sets')).sets;
  }

  show(sets) {
    return html`${sets.map(({set, houses}) => html`
      <section class="set" data-set=${set}>
        <h2>${named('set', set)}</h2>
        ${extent(Object.fromEntries(COUNTS.map(field => [field, sum(houses, field)])))}
        <ul class="grid">${houses.map(each => html`
          <li><h3>${each.house ? named('house', each.house) : t('sets.others')}</h3>
            ${extent(each)}
            ${each.missing ? html`
              <details><summary>${t('sets.missing', {count: each.missing.length})}</summary>
                <p class="soft">${each.missing.join(', ')}</p></details>` : nothing}</li>`)}</ul>
      </section>`)}`;
  }
}

const sum = (houses, field) => houses.reduce((all, each) => all + (each[field] ?? 0), 0);

const extent = ({printed, written, tested = 0}) => html`
  <div class="row extent"><meter max=${printed} value=${written}></meter>
    <span>${t('sets.extent', {written, printed, tested})}</span></div>`;

define('set-browser', SetBrowser);
