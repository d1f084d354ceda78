/** Pages by their path, without loading the document again. */

const listeners = new Set();

/** Goes to a page. */
export function go(path, {replace = false} = {}) {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  listeners.forEach(listener => listener());
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
  go(link.pathname + link.search + link.hash);
}
