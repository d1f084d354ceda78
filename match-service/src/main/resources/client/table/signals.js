import {play} from '../base/sound.js';
import {t} from '../base/text.js';

const STORE = 'aemberlog.notify';

/** What the browser said last: it takes milliseconds to answer, and every picture needs it. */
let permission = permitted();
navigator.permissions?.query({name: 'notifications'}).then(it => (it.onchange = () => (permission = permitted())), () => {});

/** Whether the browser may be asked to notify, does it, or will not: `default`, `granted` or `denied`. */
export function notifying() {
  return permission === 'granted' && localStorage.getItem(STORE) === 'off' ? 'default' : permission;
}

function permitted() {
  return 'Notification' in window ? Notification.permission : 'denied';
}

/** Asks the browser whether it may notify. */
export async function askToNotify() {
  localStorage.removeItem(STORE);
  permission = await Notification.requestPermission();
}

/** Notifies no more. */
export function stopNotifying() {
  localStorage.setItem(STORE, 'off');
}

/** Tells somebody who may look elsewhere: `turn`, `joined` or `low`, by a sound and, where it is allowed, a notification. */
export function signal(kind, title) {
  play(kind);
  if (!document.hidden) return;
  permission = permitted();
  if (notifying() !== 'granted') return;
  try {
    const note = new Notification(t(`signal.${kind}`), {body: title, tag: title, icon: '/client/icon.svg'});
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some browsers of phones allow notifications, but not to pages.
  }
}

/** Shows in the tab whether it is one's turn. */
export function mark(title, mine) {
  document.title = mine ? t('signal.title', {title}) : title;
  const icon = document.querySelector('link[rel=icon]');
  const href = mine ? '/client/icon-turn.svg' : '/client/icon.svg';
  // Else the browser reads it again.
  if (icon.getAttribute('href') !== href) icon.href = href;
}
