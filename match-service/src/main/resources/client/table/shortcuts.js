import {html} from 'lit';
import {t} from '../base/text.js';
import {leaving} from './absence.js';
import {SHORTCUTS} from './keys.js';

/** What helps at the table, in a dialog: the shortcuts, and what holds when a player leaves. */
export function shortcuts(talk) {
  return html`
    <dialog class="keys-dialog" aria-labelledby="keys-title" closedby="any">
      <form method="dialog" class="row pile-head"><h2 id="keys-title">${t('keys.title')}</h2>
        <button autofocus>${t('base.close')}</button></form>
      <dl>${SHORTCUTS.map(([keys, name]) => html`<div><dt><kbd>${keys}</kbd></dt><dd>${t(`keys.${name}`)}</dd></div>`)}</dl>
      ${leaving(talk)}
    </dialog>`;
}
