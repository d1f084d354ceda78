/** Pages by their path, without loading the document again. */
import {t} from './text.js';

const listeners = new Set();

/** Goes to a page, `anew` also to the one that is shown already. */
export function go(path, {replace = false, anew = false} = {}) {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  listeners.forEach(listener => listener(anew));
}

/** Says in the browser's title bar and history what is shown. */
export function entitle(title) {
  document.title = `${title} · ${t('base.name')}`;
}

/** Calls `listener` whenever another page is to be shown. */
export function onNavigation(listener) {
  listeners.add(listener);
  addEventListener('popstate', listener);
  document.addEventListener('click', follow);
}

function follow(event) {
  const link = event.target.closest?.('a[href]');
  if (
    !link || event.defaultPrevented || event.button !== 0 || link.target || link.hasAttribute('download') ||
    event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || link.origin !== location.origin ||
    /^\/(deck|replay|rules)-service\/|^\/(v3|actuator)\//.test(link.pathname)
  ) {
    return;
  }
  event.preventDefault();
  go(link.pathname + link.search + link.hash, {replace: link.href === location.href, anew: true});
}
