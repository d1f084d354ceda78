import {html} from 'lit';
import {t} from './text.js';

/** Puts a text on the clipboard; gives whether that was allowed. */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** A link to take along, and a button that copies it; `page.copied` is which was copied. */
export const linkToCopy = (page, label, link) => html`
  <div class="row">
    <label class="words">${label}<input name="link" readonly .value=${link} @focus=${e => e.target.select()}></label>
    <button class="primary" data-action="copy-link" @click=${async () => {
      if (await copyText(link)) page.copied = link;
      else page.querySelector('[name=link]').select();
    }}>${t(page.copied === link ? 'base.copied' : 'base.copy')}</button>
  </div>`;
