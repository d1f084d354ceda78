import {html, nothing} from 'lit';
import {archive, library} from '../base/api.js';
import {define, View} from '../base/element.js';
import {problemPage, waiting} from '../base/problem.js';
import {go} from '../base/router.js';
import {t} from '../base/text.js';
import './figure.js';
import * as plots from './plots.js';

const MOST = 10_000;

/** Statistics of all finished matches, from replay-service; `?least=` leaves out what was seen less. */
class NumbersPage extends View {
  static properties = {data: {state: true}, problem: {state: true}, least: {state: true}};

  constructor() {
    super();
    this.data = null;
    this.problem = null;
    this.least = Math.min(MOST, Math.max(1, Math.trunc(Number(new URLSearchParams(location.search).get('least'))) || 1));
    this.load();
  }

  connectedCallback() {
    super.connectedCallback();
    document.title = `${t('nav.numbers')} · ${t('base.name')}`;
  }

  async load() {
    this.problem = null;
    const {least} = this;
    const of = async (name, from) => (await archive.get(`/statistics/${name}?limit=2000&least=${from}`))[name] ?? [];
    try {
      const [houses, cards, decks, matches, titles] = await Promise.all([
        of('houses', least), of('cards', least), of('decks', least), of('matches', 1),
        this.data?.titles ?? library.get('/cards').then(
          found => new Map(found.cards.map(card => [card.id, card.title])), () => new Map()),
      ]);
      if (least === this.least) this.data = {houses, cards, decks, matches, titles, least};
    } catch (problem) {
      if (least === this.least) this.problem = problem;
    }
  }

  filter(event) {
    event.preventDefault();
    const field = event.target.closest('form').elements.least;
    if (!field.reportValidity()) return;
    this.least = Number(field.value);
    go(this.least > 1 ? `/numbers?least=${this.least}` : '/numbers', {replace: true});
    this.load();
  }

  render() {
    if (this.problem) return problemPage(this.problem, () => this.load());
    if (!this.data) return html`<h1>${t('nav.numbers')}</h1>${waiting()}`;
    const {matches, houses, least} = this.data;
    if (!matches.length) return this.none();
    return html`
      <h1>${t('nav.numbers')}</h1>
      <p>${t('numbers.intro')}</p>
      ${this.summary(matches.find(row => row.of === 'all'))}
      <form class="row numbers-filter" novalidate @submit=${this.filter} @change=${this.filter}>
        <label>${t('numbers.least')}
          <input name="least" type="number" min="1" max=${MOST} step="1" required data-action="least"
            .value=${String(least)}></label>
        <span class="soft">${t('numbers.least.told')}</span>
      </form>
      <div class="figures">
        ${['houses', 'decks', 'cards'].map(name => this.rates(name))}
        ${figure(plots.first(matches))}
        ${['loserKeys', 'turns', 'minutes', 'by'].map(name => figure(plots.histogram(name, matches)))}
        ${houses.length ? figure(plots.flow(houses)) : nothing}
      </div>`;
  }

  rates(name) {
    const {least, titles, [name]: rows} = this.data;
    return rows.length ? figure(plots[name](rows, least, titles)) : html`
      <section class="sheet" data-chart=${name}>
        <h2>${t(`numbers.${name}`)}</h2><p>${t('numbers.tooFew', {count: least})}</p></section>`;
  }

  summary(all) {
    const {matches, turns, firstWins = 0, firstMulligans = 0, secondMulligans = 0, mulliganWins = 0} = all;
    const rate = (some, of) => {
      const [value, low, high] = Object.values(plots.share(some, of)).map(plots.percent);
      return html`<b>${value}</b>${of ? html` <span class="soft">${t('numbers.between', {low, high})}</span>` : nothing}`;
    };
    const each = (some, of, digits = 1) => ((some ?? 0) / of).toFixed(digits);
    const length = t('numbers.lengthOf', {turns: each(turns, matches), minutes: each(all.millis, matches * 60_000)});
    const flow = ['gained', 'stolen', 'captured'].map(what => [`${what}Each`, html`<b>${each(all[what], turns, 2)}</b>`]);
    const facts = {
      finished: html`<b>${matches}</b>`,
      firstWinRate: rate(firstWins, matches),
      length: html`<b>${length}</b>`,
      firstMulligans: rate(firstMulligans, matches),
      secondMulligans: rate(secondMulligans, matches),
      mulliganWins: rate(mulliganWins, firstMulligans + secondMulligans),
      ...Object.fromEntries(flow),
    };
    return html`<dl class="summary" data-chart="summary">${Object.entries(facts).map(([name, value]) => html`
      <div><dt>${t(`numbers.${name}`)}</dt><dd>${value}</dd></div>`)}</dl>`;
  }

  none() {
    return html`
      <h1>${t('nav.numbers')}</h1>
      <section class="sheet" data-chart="none">
        <p>${t('numbers.none')}</p>
        <p>${t('numbers.none.how')}</p>
        <p class="row"><a class="button primary" href="/">${t('problem.home')}</a>
          <button @click=${this.load}>${t('problem.retry')}</button></p>
      </section>`;
  }
}

const figure = plot => html`<numbers-figure .plot=${plot} class=${plot.all?.length > 12 ? 'tall' : ''}></numbers-figure>`;

define('numbers-page', NumbersPage);
