import {html, nothing} from 'lit';
import './cards/peek.js';
import {define, View} from './base/element.js';
import {problemPage, waiting} from './base/problem.js';
import {onNavigation} from './base/router.js';
import {takeFromAddress} from './base/seats.js';
import {t} from './base/text.js';

/** Each page is an element in a module of its own, fetched when it is first asked for. */
const PAGES = [
  {path: /^\/$/, load: () => import('./lobby/lobby-page.js'), nav: 'play', show: () => html`<lobby-page></lobby-page>`},
  {path: /^\/join\/([\w-]+)$/, load: () => import('./lobby/join-page.js'), nav: 'play', show: id => html`<join-page .invitation=${id}></join-page>`},
  {path: /^\/best-of\/([\w-]+)$/, load: () => import('./series/series-page.js'), nav: 'play', show: id => html`<series-page .series=${id}></series-page>`},
  {path: /^\/table\/([\w-]+)$/, load: loadTable, nav: 'play', wide: true, show: id => html`<table-page .match=${id}></table-page>`},
  {path: /^\/library$/, load: () => import('./library/library-page.js'), nav: 'library', show: () => html`<library-page></library-page>`},
  {path: /^\/library\/([\w-]+)$/, load: () => import('./library/deck-page.js'), nav: 'library', show: id => html`<deck-page .deck=${id}></deck-page>`},
  {path: /^\/replays$/, load: () => import('./replay/replays-page.js'), nav: 'replays', show: () => html`<replays-page></replays-page>`},
  {path: /^\/replay\/([\w-]+)$/, load: () => import('./replay/replay-page.js'), nav: 'replays', wide: true, show: id => html`<replay-page .match=${id}></replay-page>`},
  {path: /^\/numbers$/, load: () => import('./numbers/numbers-page.js'), nav: 'numbers', show: () => html`<numbers-page></numbers-page>`},
  {path: /^\/judge$/, load: () => import('./judge/judge-page.js'), nav: 'judge', wide: true, show: () => html`<judge-page></judge-page>`},
];
/** What the table is made of is asked for at once, not as one module finds out that it needs another. */
function loadTable() {
  for (const part of ['session', 'board', 'prompt', 'choice', 'menu', 'result']) import(`./table/${part}.js`).catch(() => {});
  return import('./table/table-page.js');
}
const NAV = {play: '/', library: '/library', replays: '/replays', numbers: '/numbers', judge: '/judge'};

class App extends View {
  static properties = {page: {state: true}, failed: {state: true}, path: {state: true}};

  constructor() {
    super();
    this.page = null;
    this.failed = null;
    onNavigation(() => this.arrive());
    this.arrive();
  }

  async arrive() {
    const moved = this.path !== location.pathname;
    takeFromAddress();
    this.path = location.pathname;
    const path = this.path;
    for (const page of PAGES) {
      const found = page.path.exec(path);
      if (!found) continue;
      this.failed = null;
      try {
        await page.load();
      } catch (e) {
        if (this.path === path) this.fail(e);
        return;
      }
      if (this.path === path) {
        this.page = {...page, view: page.show(decodeURIComponent(found[1] ?? ''))};
        if (moved) document.title = t('base.name');
      }
      return;
    }
    this.page = {view: problemPage({title: t('problem.no-page'), detail: t('problem.no-page.detail')})};
  }

  fail(e) {
    console.warn(e);
    this.failed = {title: t('problem.unreachable'), detail: t('problem.unreachable.detail')};
  }

  render() {
    return html`
      <a class="skip" href="#page">${t('base.skip')}</a>
      <header>
        <a class="brand" href="/">${t('base.name')}</a>
        <nav aria-label=${t('base.nav')}>
          ${Object.entries(NAV).map(([name, href]) => html`
            <a href=${href} aria-current=${this.page?.nav === name ? 'page' : nothing}>${t(`nav.${name}`)}</a>`)}
        </nav>
        <button class="quiet theme" @click=${switchTheme} aria-label=${t('base.theme')} title=${t('base.theme')}>◐</button>
      </header>
      <main id="page" tabindex="-1" class=${this.page?.wide ? 'wide' : ''}>
        ${this.failed ? problemPage(this.failed, () => location.reload()) : this.page?.view ?? waiting()}
      </main>
      <aemberlog-peek></aemberlog-peek>`;
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
