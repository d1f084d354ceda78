import {html, nothing} from 'lit';
import './cards/peek.js';
import {define, View} from './base/element.js';
import {problemPage, waiting} from './base/problem.js';
import {entitle, onNavigation} from './base/router.js';
import {accept, takeFromAddress} from './base/seats.js';
import {mark} from './cards/sigils.js';
import {t} from './base/text.js';

/**
 * The pages by their path, which ends in an id where a page is `of` something. `lobby/join` is the
 * element `join-page` of the module `lobby/join-page.js`, which runs when it is first asked for.
 */
const PAGES = {
  '/': {page: 'lobby/lobby', nav: 'play'},
  '/join/': {page: 'lobby/join', nav: 'play', of: 'invitation'},
  '/profile': {page: 'profile/profile', nav: 'play'},
  '/best-of/': {page: 'series/series', nav: 'play', of: 'series'},
  '/table/': {page: 'table/table', nav: 'play', of: 'match', wide: true},
  '/library': {page: 'library/library', nav: 'library'},
  '/library/': {page: 'library/deck', nav: 'library', of: 'deck'},
  '/card/': {page: 'library/card', nav: 'library', of: 'card'},
  '/replays': {page: 'replay/replays', nav: 'replays'},
  '/replay/': {page: 'replay/replay', nav: 'replays', of: 'match', wide: true},
  '/statistics': {page: 'statistics/statistics', nav: 'statistics'},
  '/judge': {page: 'judge/judge', nav: 'judge', wide: true},
};
const NAV = {play: '/', library: '/library', replays: '/replays', statistics: '/statistics', judge: '/judge'};

class App extends View {
  static properties = {page: {state: true}, failed: {state: true}, rejected: {state: true}};

  constructor() {
    super();
    onNavigation(anew => this.arrive(anew === true));
    this.arrive();
  }

  /** Shows the page of the address, `anew` also when it is shown already; each address has an element of its own. */
  async arrive(anew = false) {
    const taken = this.takeLink();
    const path = location.pathname;
    const address = path + location.search;
    if (address === this.address && !anew) return;
    this.address = address;
    this.failed = null;
    const [, place, id] = /^(\/[\w-]*\/?)([\w-]*)$/.exec(path) ?? [];
    const page = PAGES[place];
    if (!page || !page.of !== !id) {
      entitle(t('problem.no-page'));
      this.page = {view: problemPage({title: t('problem.no-page'), detail: t('problem.no-page.detail')})};
      return;
    }
    const name = page.page.split('/')[1];
    try {
      await Promise.all([import(`./${page.page}-page.js`), taken]);
      if (address !== this.address) return;
      entitle(t(`title.${name}`));
      const view = document.createElement(`${name}-page`);
      if (id) view[page.of] = id;
      this.page = {...page, view};
    } catch (e) {
      console.warn(e);
      if (address !== this.address) return;
      this.address = null;
      this.failed = {title: t('problem.unreachable'), detail: t('problem.unreachable.detail')};
    }
  }

  /** Takes the token of a link, if it is good; if not, that is said and what was held stays. */
  async takeLink() {
    const token = takeFromAddress();
    if (!token) return;
    this.rejected = null;
    try {
      await accept(token);
    } catch ({title, passing}) {
      this.rejected = {title, detail: t(passing ? 'link.unchecked' : 'link.rejected')};
    }
  }

  /** The address stays what it is: on some pages what stands behind # says what is shown. */
  skip(event) {
    event.preventDefault();
    this.querySelector('main').focus();
  }

  render() {
    return html`
      <a class="skip" href="#page" @click=${this.skip}>${t('base.skip')}</a>
      <header>
        <a class="brand" href="/">${mark()}${t('base.name')}</a>
        <nav aria-label=${t('base.nav')}>
          ${Object.entries(NAV).map(([name, href]) => html`
            <a href=${href} aria-current=${this.page?.nav === name ? 'page' : nothing}>${t(`nav.${name}`)}</a>`)}
        </nav>
        <button class="quiet theme" @click=${switchTheme} aria-label=${t('base.theme')} title=${t('base.theme')}>◐</button>
      </header>
      ${this.rejected ? html`
        <div class="note bad row" role="alert" data-notice="link">
          <span><b>${this.rejected.title}</b><br>${this.rejected.detail}</span>
          <button type="button" class="quiet" @click=${() => (this.rejected = null)}>${t('base.close')}</button>
        </div>` : nothing}
      <main id="page" tabindex="-1" class=${this.page?.wide ? 'wide' : ''}>
        ${this.failed ? problemPage(this.failed, () => location.reload()) : this.page?.view ?? waiting()}
      </main>
      <aemberlog-peek aria-live="polite"></aemberlog-peek>`;
  }
}

function switchTheme() {
  const root = document.documentElement;
  const dark = root.dataset.theme
    ? root.dataset.theme === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = dark ? 'light' : 'dark';
  localStorage.setItem('aemberlog.theme', root.dataset.theme);
}

const chosen = localStorage.getItem('aemberlog.theme');
if (chosen) document.documentElement.dataset.theme = chosen;

define('aemberlog-app', App);
