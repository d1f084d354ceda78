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

/** A page while it is fetched. */
export function waiting() {
  return html`<p class="waiting" role="status">${t('base.loading')}</p>`;
}
