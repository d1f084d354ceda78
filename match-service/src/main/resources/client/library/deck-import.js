import {html, nothing} from 'lit';
import {library} from '../base/api.js';
import {define, View} from '../base/element.js';
import {complaint} from '../base/problem.js';
import {tokenOf} from '../base/profile.js';
import {go} from '../base/router.js';
import {named, t} from '../base/text.js';
import {SETS} from './contents.js';

/** Takes a deck into the library: a list is pasted or chosen as a file; the server reads it and says what is wrong. */
class DeckImport extends View {
  async take({target: {files: [file], form}}) {
    if (file) form.elements.list.value = await file.text();
  }

  send(event) {
    event.preventDefault();
    const {list, set, 'deck-name': name} = Object.fromEntries(new FormData(event.target));
    const said = new URLSearchParams({...(name && {name}), ...(set && {set})});
    this.attempt(async () => {
      const [path, type] = list.trimStart().startsWith('{')
        ? ['/decks/published', 'application/json']
        : [`/decks?${said}`, 'text/plain'];
      // Without a profile it would be everybody's.
      await tokenOf();
      const {deck} = await library.post(path, undefined, {file: new Blob([list], {type})});
      go(`/library/${deck.id}`);
    });
  }

  render() {
    return html`
      <form class="sheet form" @submit=${this.send}>
        <p>${t('import.how')}</p>
        <label>${t('import.list')}
          <textarea name="list" rows="14" spellcheck="false" required placeholder=${t('import.example')}
            aria-invalid=${this.rejected ? 'true' : nothing}></textarea></label>
        ${complaint(this.rejected)}
        <label>${t('import.file')}<input type="file" name="file" accept=".txt,.json" @change=${this.take}></label>
        <div class="row">
          <label class="words">${t('import.name')}<input name="deck-name" maxlength="80" placeholder=${t('import.said')}></label>
          <label>${t('library.set')}
            <select name="set">
              <option value="">${t('import.said')}</option>
              ${SETS.map(set => html`<option value=${set}>${named('set', set)}</option>`)}</select></label>
          <button class="primary" data-action="import-deck" ?disabled=${this.busy}>${t(this.busy ? 'base.loading' : 'import.send')}</button>
        </div>
      </form>`;
  }
}

define('deck-import', DeckImport);
