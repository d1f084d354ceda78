/** What the keys do on the replay page, where they are not meant for something else. */
const KEYS = {
  ' ': page => page.toggle(),
  ArrowLeft: (page, far) => (far ? page.turn(-1) : page.step(-1)),
  ArrowRight: (page, far) => (far ? page.turn(1) : page.step(1)),
  Home: page => page.jump(1),
  End: page => page.jump(page.reel.head),
};

/** Does what a pressed key means for the page. */
export function onKey(event, page) {
  const {key, target} = event;
  const elsewhere = event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey ||
    document.querySelector('dialog[open]') || target.closest?.('input:not([type=range]), select, textarea') ||
    (key === ' ' && target.closest?.('button, a, summary'));
  if (!(key in KEYS) || elsewhere) return;
  event.preventDefault();
  KEYS[key](page, event.shiftKey);
}
