import {play} from '../base/sound.js';
import {t} from '../base/text.js';

const STORE = 'aemberlog.notify';

/** Whether the browser may be asked to notify, does it, or will not: `default`, `granted` or `denied`. */
export function notifying() {
  if (!('Notification' in window)) return 'denied';
  return Notification.permission === 'granted' && localStorage.getItem(STORE) === 'off' ? 'default' : Notification.permission;
}

/** Asks the browser whether it may notify. */
export async function askToNotify() {
  localStorage.removeItem(STORE);
  return Notification.requestPermission();
}

/** Notifies no more. */
export function stopNotifying() {
  localStorage.setItem(STORE, 'off');
}

/** Tells somebody who may look elsewhere: `turn`, `joined` or `low`, by a sound and, where it is allowed, a notification. */
export function signal(kind, title) {
  play(kind);
  if (!document.hidden || notifying() !== 'granted') return;
  const note = new Notification(t(`signal.${kind}`), {body: title, tag: title, icon: '/client/icon.svg'});
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

/** Shows in the tab whether it is one's turn. */
export function mark(title, mine) {
  document.title = mine ? t('signal.title', {title}) : title;
  document.querySelector('link[rel=icon]').href = mine ? '/client/icon-turn.svg' : '/client/icon.svg';
}
