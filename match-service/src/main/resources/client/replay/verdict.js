import {html, nothing} from 'lit';
import {archive} from '../base/api.js';
import {define, View} from '../base/element.js';
import {t, tOr} from '../base/text.js';
import {checkHere} from './check-here.js';

/** What came of checking a replay, in plain words: nothing yet, a verdict, or a problem. */
export function verdictShown(found) {
  if (!found) return html`<p role="status">${t('verify.waits')}</p>`;
  const {verdict, imported, message} = found;
  if (!verdict) return html`<p class="bad" role="alert">${message}</p>`;
  const {genuine, trusted, signedBy, checked = [], notes = [], finding} = verdict;
  const good = genuine && trusted;
  const said = good ? 'genuine' : genuine ? 'untrusted' : 'false';
  return html`
    <div class="verdict" role="status">
      <p class=${good ? 'good' : 'bad'}><b>${good ? '✓' : '✕'} ${t(`verdict.${said}`)}</b></p>
      ${imported ? html`<p>${t('verdict.imported')}</p>` : nothing}
      ${finding ? html`
        <p class="note">${where(finding)}${finding.what}<br>
          ${t('verdict.expected')}: <code>${finding.expected}</code><br>
          ${t('verdict.found')}: <code>${finding.found}</code></p>` : nothing}
      ${notes.map(note => html`<p class="note">${note}</p>`)}
      ${checked.map(({check, count, things}) => html`
        <div><span class="good" aria-hidden="true">✓</span> ${tOr(`check.${check}`, check)}
          <span class="soft">${count.toLocaleString('en')} ${things}</span></div>`)}
      ${signedBy ? html`<p class="soft">${t('verdict.signedBy')} <code>${signedBy}</code></p>` : nothing}
    </div>`;
}

function where({commit, line}) {
  if (commit) return t('verdict.atCommit', {n: commit});
  return line ? t('verdict.atLine', {n: line}) : '';
}

/** What this browser found by itself; `here` is what checkHere gave, nothing while it works, or false where it could not. */
function foundHere(here) {
  if (here === null) return nothing;
  const {commits, broken, signed} = here;
  const good = here && broken === undefined && signed !== false;
  const said = !here ? 'cannot' : broken ? 'broken' : good ? signed ? 'good' : 'unsigned' : 'badHead';
  return html`
    <p class=${good ? 'note' : 'note bad'} role="status">
      ${good ? html`<span class="good" aria-hidden="true">✓</span> ` : nothing}${
        t(`verdict.here.${said}`, {count: commits, n: broken})}</p>`;
}

/** Has a match of the archive checked, and offers what it takes to do that oneself. */
class VerifyDialog extends View {
  static first = {match: '', found: null, here: null};

  /** Opens the dialog and has the match checked, by the server and here. */
  async show() {
    Object.assign(this, {found: null, here: null});
    this.querySelector('dialog').showModal();
    const path = `/matches/${encodeURIComponent(this.match)}`;
    this.found = await archive.get(`${path}/verification`).catch(problem => problem);
    if (!this.found.verdict) return;
    this.here = await archive.get(`${path}/replay`, {text: 'application/jsonl'}).then(checkHere).catch(() => false);
  }

  render() {
    const {found, here, match} = this;
    return html`
      <dialog aria-labelledby="verify-title">
        <h2 id="verify-title">${t('verify.title')}</h2>
        ${verdictShown(found)}
        ${foundHere(here)}
        <p><a href=${`/replay-service/matches/${match}/replay`} download=${`${match}.jsonl`}>${t('verify.file')}</a></p>
        <p class="soft">${t('verify.hint')} <code>./aemberlog verify ${match}.jsonl</code></p>
        <form method="dialog"><button>${t('base.close')}</button></form>
      </dialog>`;
  }
}

define('verify-dialog', VerifyDialog);
