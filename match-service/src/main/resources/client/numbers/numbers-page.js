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
      if (least === this.least) this.data = {houses, cards, decks, kinds: plots.kinds(matches), titles, least};
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
    if (!this.data) return waiting();
    const {kinds, least} = this.data;
    if (!kinds.all) return this.none();
    return html`
      <h1>${t('nav.numbers')}</h1>
      <p>${t('numbers.intro')}</p>
      ${this.summary(kinds.all)}
      <form class="row numbers-filter" novalidate @submit=${this.filter} @change=${this.filter}>
        <label>${t('numbers.least')}
          <input name="least" type="number" min="1" max=${MOST} step="1" required .value=${String(least)} data-action="least"></label>
        <span class="soft">${t('numbers.least.told')}</span>
      </form>
      <div class="figures">
        ${this.rates('houses')}
        ${this.rates('decks')}
        ${this.rates('cards')}
        ${['first', 'loserKeys', 'turns', 'minutes', 'ways'].map(name => figure(plots[name](kinds)))}
        ${this.data.houses.length ? figure(plots.flow(this.data.houses)) : nothing}
      </div>`;
  }

  rates(name) {
    const {least, titles} = this.data;
    const rows = this.data[name];
    if (!rows.length) {
      return html`<section class="sheet" data-chart=${name}>
        <h2>${t(`numbers.${name}`)}</h2><p>${t('numbers.tooFew', {n: least})}</p></section>`;
    }
    return figure(name === 'cards' ? plots.cards(rows, titles, least) : plots[name](rows, least));
  }

  summary(all) {
    const {matches, turns = 0, millis = 0, firstMulligans = 0, secondMulligans = 0, mulliganWins = 0} = all;
    const rate = found => (found
      ? html`<b>${plots.percent(found.value)}</b> <span class="soft">${t('numbers.between', {low: plots.percent(found.low), high: plots.percent(found.high)})}</span>`
      : html`<b>–</b>`);
    const each = (what, of, digits = 1) => html`<b>${((all[what] ?? 0) / of).toFixed(digits)}</b>`;
    const facts = {
      matches: html`<b>${matches}</b>`,
      firstRate: rate(plots.share(all.firstWins ?? 0, matches)),
      length: html`<b>${t('numbers.lengthOf', {turns: (turns / matches).toFixed(1), minutes: (millis / matches / 60_000).toFixed(1)})}</b>`,
      firstMulligans: rate(plots.share(firstMulligans, matches)),
      secondMulligans: rate(plots.share(secondMulligans, matches)),
      mulliganWins: rate(plots.share(mulliganWins, firstMulligans + secondMulligans)),
      gainedEach: each('gained', turns, 2),
      stolenEach: each('stolen', turns, 2),
      capturedEach: each('captured', turns, 2),
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
