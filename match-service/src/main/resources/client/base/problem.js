import {html, nothing} from 'lit';
import {t} from './text.js';

/** A page that says what went wrong and what to do now; `retry` is offered where it may help, called `again`. */
export function problemPage(problem, retry, again = t('problem.retry')) {
  return html`
    <section class="problem" role="alert">
      <h1>${problem.title ?? t('problem.unexpected')}</h1>
      <p>${problem.detail ?? problem.message}</p>
      <p class="row">
        ${retry ? html`<button class="primary" @click=${retry}>${again}</button>` : nothing}
        <a class="button" href="/">${t('problem.home')}</a>
      </p>
    </section>`;
}

/** Says in place what went wrong, if anything did; `retry` is offered where it may help. */
export function complaint(problem, retry) {
  return problem
    ? html`<p class="note bad" role="alert"><b>${problem.title ?? t('problem.unexpected')}</b><br>${problem.detail}
        ${retry ? html`<br><button type="button" @click=${retry} data-action="retry">${t('problem.retry')}</button>` : nothing}</p>`
    : nothing;
}

/** A page while it is fetched, or only a part of one. */
export function waiting(part) {
  const text = t('base.loading');
  return html`<div class="waiting" role="status">${part ? text : html`<h1>${text}</h1>`}</div>`;
}
