import {html, noChange} from 'lit';
import {Directive, directive} from 'lit/directive.js';
import {setCommittedValue} from 'lit/directive-helpers.js';
import {t} from '../base/text.js';

/**
 * What a field shows: what is so. But what somebody types stays until the field is left, and what a
 * field has asked for until no change is under way any more.
 */
const shown = directive(class extends Directive {
  render(value) {
    return value;
  }

  update(part, [value, busy]) {
    const {element, name} = part;
    const field = element.closest('select') ?? element;
    if (field.typing && field === document.activeElement) return noChange;
    if (field.asks && busy) return noChange;
    field.asks = false;
    if (element[name] === value) return noChange;
    setCommittedValue(part);
    return value;
  }
});

/** What every field tells of itself; `page` draws it again, and `change(field)` asks for what it says. */
const events = (page, change) => ({
  typing: ({target}) => (target.typing = true),
  asks: ({target}) => {
    Object.assign(target, {typing: false, asks: true});
    change(target);
  },
  left: ({target}) => {
    target.typing = false;
    page.requestUpdate();
  },
});

/** One of several; `change(key, what)` is told which, and what that is in words. */
export function select(page, name, value, options, change, off = false) {
  const label = t(`judge.${name}`);
  const on = events(page, field => change(field.value, `${label}: ${field.selectedOptions[0].textContent}`));
  return html`
    <label>${label}<select name=${name} ?disabled=${off} @change=${on.asks}>
      ${options.map(([key, text]) => html`<option value=${key} .selected=${shown(key === value, page.busy)}>${text}</option>`)}
    </select></label>`;
}

/** A number from 0 to 999; `change(number, what)`. */
export function number(page, label, value, change, off = false) {
  const on = events(page, field => field.reportValidity() && change(Number(field.value), `${label}: ${field.value}`));
  return html`
    <label>${label}<input type="number" min="0" max="999" required ?disabled=${off} .value=${shown(String(value), page.busy)}
      @input=${on.typing} @change=${on.asks} @blur=${on.left}></label>`;
}

/** Yes or no; `change(on, what)`. */
export function check(page, label, value, change, off = false) {
  const on = events(page, ({checked}) => change(checked, `${label}: ${t(checked ? 'judge.yes' : 'judge.no')}`));
  return html`
    <label class="inline"><input type="checkbox" ?disabled=${off} .checked=${shown(Boolean(value), page.busy)}
      @change=${on.asks}>${label}</label>`;
}
