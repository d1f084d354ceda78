/** What the keys do on the replay page, where they are not meant for something else. */
const KEYS = {
  ' ': page => toggle(page),
  k: page => toggle(page),
  j: page => page.turn(-1),
  l: page => page.turn(1),
  ArrowLeft: (page, {shiftKey}) => (shiftKey ? page.turn(-1) : page.step(-1)),
  ArrowRight: (page, {shiftKey}) => (shiftKey ? page.turn(1) : page.step(1)),
  Home: page => page.jump(1),
  End: page => page.jump(page.reel.head),
};

/** Does what a pressed key means for the page. */
export function onKey(event, page) {
  const {key, target} = event;
  const doing = KEYS[key.length === 1 ? key.toLowerCase() : key];
  const elsewhere = event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey ||
    document.querySelector('dialog[open]') || target.closest?.('input:not([type=range]), select, textarea') ||
    (key === ' ' && target.closest?.('button, a, summary'));
  if (!doing || elsewhere) return;
  event.preventDefault();
  doing(page, event);
}

function toggle(page) {
  if (page.playing) page.pause();
  else page.play();
}
