import {html, nothing} from 'lit';
import {archive} from '../base/api.js';
import {define, View} from '../base/element.js';
import {t} from '../base/text.js';
import {written} from './plots.js';

const dark = matchMedia('(prefers-color-scheme: dark)');

/**
 * A chart with what it shows, how to read it, the same numbers as a table, and the service's CSV.
 * `plot` is what `plots.js` makes; the charting library is fetched with the first chart that shows. Of
 * `few` matches there is the table alone: bars would look as if they said something.
 */
class Figure extends View {
  static first = {plot: null, few: false, table: false, order: null, failed: ''};

  constructor() {
    super();
    this.redraw = () => this.draw();
    this.theme = new MutationObserver(this.redraw);
  }

  connectedCallback() {
    super.connectedCallback();
    this.theme.observe(document.documentElement, {attributeFilter: ['data-theme']});
    dark.addEventListener('change', this.redraw);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.theme.disconnect();
    dark.removeEventListener('change', this.redraw);
    this.chart?.destroy();
    this.chart = null;
  }

  updated(changed) {
    if (changed.has('plot') || changed.has('table') || changed.has('few')) this.draw();
  }

  async draw() {
    if (this.few) return;
    try {
      const {draw} = await import('./plot.js');
      this.chart?.destroy();
      this.chart = null;
      const canvas = this.querySelector('canvas');
      if (!canvas || !this.isConnected) return;
      canvas.parentElement.style.height = this.height();
      this.chart = draw(canvas, {...this.plot, label: what => t(`statistics.${what}`)});
    } catch (e) {
      console.warn(e);
      this.failed = t('statistics.noChart');
      this.table = true;
    }
  }

  render() {
    const {name, rows, all = rows} = this.plot;
    const title = t(`statistics.${name}`);
    return html`
      <figure class="sheet" data-chart=${name} aria-labelledby="chart-${name}">
        <figcaption>
          <div class="row">
            <h2 id="chart-${name}">${title}</h2>
            ${this.few ? nothing : html`<button data-action="table" aria-pressed=${this.table}
              @click=${() => (this.table = !this.table)}>${t('statistics.table')}</button>`}
            <button @click=${this.download} data-action="csv">${t('statistics.csv')}</button>
          </div>
          <p class="soft">${t(`statistics.${name}.told`)}
            ${all.length > rows.length ? t('statistics.some', {n: rows.length, of: all.length}) : nothing}</p>
        </figcaption>
        ${this.failed ? html`<p class="bad" role="alert">${this.failed}</p>` : nothing}
        ${this.table || this.few ? this.numbers(all, title) : html`
          <div class="plot">
            <canvas role="img" aria-label=${t('statistics.pictured', {title})}></canvas>
          </div>`}
      </figure>`;
  }

  height() {
    const {bars, lying, rows} = this.plot;
    return lying ? `${rows.length * 40 + 92}px` : bars ? '17rem' : `${rows.length * 24 + 62}px`;
  }

  numbers(all, title) {
    const {column, down} = this.order ?? {};
    const rows = column ? all.toSorted((one, two) => compared(one[column], two[column])) : all;
    const sort = name => () => (this.order = {column: name, down: name === column && !down});
    return html`
      <div class="scroll statistics-table" tabindex="0" role="region" aria-label=${title}>
        <table>
          <thead><tr>${this.plot.columns.map(name => html`
            <th scope="col" aria-sort=${name !== column ? 'none' : down ? 'descending' : 'ascending'}>
              <button class="quiet" @click=${sort(name)}>${t(`statistics.${name}`)}</button></th>`)}
          </tr></thead>
          <tbody>${(down ? rows.toReversed() : rows).map(row => html`<tr>${this.plot.columns.map(name => html`
            <td>${written(row, name)}</td>`)}</tr>`)}</tbody>
        </table>
      </div>`;
  }

  async download() {
    this.failed = '';
    try {
      const csv = await archive.get(this.plot.csv, {text: 'text/csv'});
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([csv], {type: 'text/csv'}));
      link.download = `aemberlog-${this.plot.csv.split('/').pop().split('?')[0]}.csv`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    } catch (problem) {
      this.failed = problem.message;
    }
  }
}

/** Texts as people sort them, numbers by their size, what is missing first. */
const compared = (one = -1, two = -1) => (typeof one === 'string' ? one.localeCompare(two) : one - two);

define('statistics-figure', Figure);
