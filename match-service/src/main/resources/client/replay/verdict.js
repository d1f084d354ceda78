import {html, nothing} from 'lit';
import {t, tOr} from '../base/text.js';

/** What came of checking a replay, in plain words. */
export function verdictShown({verdict, imported}) {
  const {genuine, trusted, signedBy, checked = [], notes = [], finding} = verdict;
  const good = genuine && trusted;
  return html`
    <div class="verdict" role="status">
      <p class=${good ? 'good' : 'bad'}><b>${good ? '✓' : '✕'} ${
        t(good ? 'verdict.genuine' : genuine ? 'verdict.untrusted' : 'verdict.false')}</b></p>
      ${imported ? html`<p>${t('verdict.imported')}</p>` : nothing}
      ${finding ? html`
        <dl class="note">
          <dt>${t('verdict.finding')}</dt><dd>${where(finding)}${finding.what}</dd>
          <dt>${t('verdict.expected')}</dt><dd><code>${finding.expected}</code></dd>
          <dt>${t('verdict.found')}</dt><dd><code>${finding.found}</code></dd>
        </dl>` : nothing}
      ${notes.map(note => html`<p class="note">${note}</p>`)}
      ${checked.length ? html`
        <ul class="checks">${checked.map(({check, count, things}) => html`
          <li><span class="good" aria-hidden="true">✓</span> ${tOr(`check.${check}`, check)}
            <span class="soft">${t('verdict.count', {n: count.toLocaleString('en'), things})}</span></li>`)}</ul>` : nothing}
      ${signedBy ? html`<p class="soft">${t('verdict.signedBy')} <code>${signedBy}</code></p>` : nothing}
    </div>`;
}

function where({commit, line}) {
  if (commit) return t('verdict.atCommit', {n: commit});
  return line ? t('verdict.atLine', {n: line}) : '';
}
