import {html, nothing} from 'lit';
import {t} from '../base/text.js';
import {lines} from '../cards/card.js';
import {textOf} from '../cards/faces.js';
import {titleOf} from './choice.js';
import {act, digit} from './prompt.js';

/** Whether it was a finger; some browsers do not say, but have nothing finer to point with. */
export const touched = ({pointerType = matchMedia('(pointer: coarse)').matches && 'touch'}) => pointerType === 'touch';

/** Opens the menu of a card; a finger, which cannot hover, reads the card there before it acts. */
export function offer(page, card, kinds, event) {
  page.say(null);
  page.mode = {kind: 'acts', card, kinds, reads: touched(event), beside: event.currentTarget.getBoundingClientRect()};
}

/** Does with a card what was picked: a fight asks first whom. */
export function actWith(page, kind, card) {
  if (kind === 'fight') page.mode = {kind, attacker: card};
  else {
    page.mode = null;
    const intent = page.byCard.get(card).get(kind);
    // While its menu opens, a card that can only be discarded is asked about.
    if (kind === 'discard-card') page.session.askThen(intent, problem => page.rejected(problem));
    else page.begin(intent);
  }
}

/** What can be done with a card, next to it. */
export function actsMenu(page) {
  const {kinds = [], card, reads} = page.mode ?? {};
  const {known} = page.session;
  return html`
    <div class="sheet acts-menu" popover role="group" tabindex="-1" aria-label=${card === undefined ? nothing : titleOf(known, card)}
        @toggle=${event => event.newState === 'closed' && page.mode?.kinds && page.clear()}>
      ${reads ? html`<div class="reads"><b>${titleOf(known, card)}</b>${lines(textOf(known.get(card)?.card))}</div>` : nothing}
      ${kinds.map((kind, n) => act(kind, html`${t(`act.${kind}`)}${digit(n)}`, () => actWith(page, kind, card), kind === 'discard-card' ? '' : 'primary'))}
    </div>`;
}

/** Puts the menu below its card, or above where there is no room. */
export function placeMenu(page) {
  const menu = page.querySelector('.acts-menu');
  if (!page.mode?.kinds) return menu.hidePopover();
  if (menu.matches(':popover-open')) return;
  menu.showPopover();
  const {left, top, width, bottom} = page.mode.beside;
  const {offsetWidth, offsetHeight} = menu;
  menu.style.left = `${Math.max(0, Math.min(innerWidth - offsetWidth, left + (width - offsetWidth) / 2))}px`;
  menu.style.top = `${bottom + offsetHeight > innerHeight ? Math.max(0, top - offsetHeight) : bottom}px`;
  (menu.querySelector('button') ?? menu).focus();
}
