import {html, nothing} from 'lit';
import {t} from '../base/text.js';
import {labLink, pictureOf} from './moment.js';

/** The longest comment, in characters; a link has to be short enough to be sent. */
export const COMMENT = 280;

/** What can be made of the moment that is seen. */
export function momentMenu(page) {
  const {reel, table, match, version} = page;
  const close = () => page.querySelector('#moment-menu').hidePopover();
  return html`
    <div class="sheet moment-menu" id="moment-menu" popover>
      <button @click=${() => {
        close();
        page.pause();
        page.querySelector('.comment-dialog').showModal();
      }}>${t('moment.comment')}</button>
      <button @click=${async () => {
        close();
        page.pause();
        await save(page, `${match}-${version}.png`);
      }}>${t('moment.picture')}</button>
      ${reel.over ? html`<a class="button" href=${labLink(table)}>${t('moment.lab')}</a><small class="soft">${t('moment.labHint')}</small>` : nothing}
    </div>`;
}

async function save(page, name) {
  try {
    const address = URL.createObjectURL(await pictureOf(page.querySelector('.board')));
    Object.assign(document.createElement('a'), {href: address, download: name}).click();
    URL.revokeObjectURL(address);
  } catch {
    page.notes = [t('moment.failed')];
  }
}

/** A comment on the moment that is seen; it goes into the link. */
export function commentDialog(page) {
  const {version, comment} = page;
  const say = async event => {
    event.preventDefault();
    const text = new FormData(event.target).get('comment').trim();
    page.comment = text ? {version, text} : null;
    page.write();
    event.target.closest('dialog').close();
    if (text) await page.copy();
  };
  return html`
    <dialog class="comment-dialog" aria-labelledby="comment-title" closedby="any">
      <h2 id="comment-title">${t('moment.title', {n: version})}</h2>
      <form @submit=${say}>
        <label>${t('moment.text')}
          <textarea name="comment" rows="4" maxlength=${COMMENT} .value=${comment?.version === version ? comment.text : ''}></textarea></label>
        <p class="soft">${t('moment.hint')}</p>
        <p class="row"><button class="primary">${t('moment.copy')}</button>
          <button type="button" @click=${event => event.target.closest('dialog').close()}>${t('base.cancel')}</button></p>
      </form>
    </dialog>`;
}
