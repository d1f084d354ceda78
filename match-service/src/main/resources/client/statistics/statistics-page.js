import {html, nothing} from 'lit';
import {archive} from '../base/api.js';
import {define} from '../base/element.js';
import {Loading} from '../base/loading.js';
import {t} from '../base/text.js';
import {allCards} from '../library/contents.js';
import './figure.js';
import * as plots from './plots.js';

const MOST = 10_000;
/** From so many matches on charts say something. */
const ENOUGH = 20;

/** Statistics of all finished matches, from replay-service; `?minMatches=` leaves out what was seen less. */
class StatisticsPage extends Loading {
  static page = 'statistics';

  async load() {
    const minMatches = Math.min(MOST, Math.max(1, parseInt(new URLSearchParams(location.search).get('minMatches')) || 1));
    const of = async (name, from) => (await archive.get(plots.path(name, from)))[name] ?? [];
    const [houses, cards, decks, matches, titles] = await Promise.all([
      of('houses', minMatches), of('cards', minMatches), of('decks', minMatches), of('matches'),
      this.found?.titles ?? allCards().then(cards => new Map(cards.map(card => [card.id, card.title])), () => new Map()),
    ]);
    return {houses, cards, decks, matches, titles, minMatches};
  }

  filter(event) {
    event.preventDefault();
    const {minMatches} = event.currentTarget.elements;
    if (!minMatches.reportValidity()) return;
    history.replaceState(null, '', `/statistics?minMatches=${minMatches.value}`);
    this.fetch();
  }

  show({matches, houses, minMatches}) {
    if (!matches.length) return this.none();
    const all = matches.find(row => row.of === 'all');
    const few = all.matches < ENOUGH;
    const figure = plot => html`
      <statistics-figure .plot=${plot} .few=${few} class=${!few && plot.all?.length > 12 ? 'tall' : ''}></statistics-figure>`;
    return html`
      <h1>${t('title.statistics')}</h1>
      <p>${t('statistics.intro')}</p>
      ${this.summary(all)}
      ${few ? html`<p class="note" role="note">${t('statistics.few', {count: all.matches, n: ENOUGH})}</p>` : nothing}
      <form class="row statistics-filter" novalidate @submit=${this.filter} @change=${this.filter}>
        <label>${t('statistics.least')}
          <input name="minMatches" type="number" min="1" max=${MOST} step="1" required data-action="min-matches"
            .value=${String(minMatches)}></label>
        <span class="soft">${t('statistics.least.told')}</span>
      </form>
      <div class="figures">
        ${['houses', 'decks', 'cards'].map(name => this.rates(name, figure))}
        ${figure(plots.first(matches))}
        ${['loserKeys', 'turns', 'minutes', 'by'].map(name => figure(plots.histogram(name, matches)))}
        ${houses.length ? figure(plots.flow(houses)) : nothing}
      </div>`;
  }

  rates(name, figure) {
    const {minMatches, titles, [name]: rows} = this.found;
    return rows.length ? figure(plots[name](rows, minMatches, titles)) : html`
      <section class="sheet" data-chart=${name}>
        <h2>${t(`statistics.${name}`)}</h2><p>${t('statistics.tooFew', {count: minMatches})}</p></section>`;
  }

  summary(all) {
    const {matches, turns, first, firstWinRate, firstWinRateLow, firstWinRateHigh, firstMulligans = 0, secondMulligans = 0} = all;
    const between = t('statistics.between', {low: plots.percent(firstWinRateLow), high: plots.percent(firstWinRateHigh)});
    const each = (some, of, digits = 1) => (of ? ((some ?? 0) / of).toFixed(digits) : '–');
    const length = t('statistics.lengthOf', {turns: each(turns, matches), minutes: each(all.millis, matches * 60_000)});
    const summary = {
      finished: matches,
      firstWinRate: plots.percent(firstWinRate),
      length,
      firstMulligans: plots.percent(firstMulligans / first),
      secondMulligans: plots.percent(secondMulligans / first),
      mulliganWins: plots.percent((all.mulliganWins ?? 0) / (firstMulligans + secondMulligans)),
      gainedEach: each(all.gained, turns, 2),
      stolenEach: each(all.stolen, turns, 2),
      capturedEach: each(all.captured, turns, 2),
    };
    return html`<dl class="summary" data-chart="summary">${Object.entries(summary).map(([name, value]) => html`
      <div class="sheet"><dt class="soft">${t(`statistics.${name}`)}</dt><dd><b>${value}</b> ${name === 'firstWinRate' ? html`<span class="soft">${between}</span>` : nothing}</dd></div>`)}</dl>`;
  }

  none() {
    return html`
      <h1>${t('title.statistics')}</h1>
      <section class="sheet" data-chart="none">
        <p>${t('statistics.none')}</p>
        <p class="row"><a class="button primary" href="/">${t('problem.home')}</a>
          <button @click=${() => this.fetch()}>${t('problem.retry')}</button></p>
      </section>`;
  }
}

define('statistics-page', StatisticsPage);
