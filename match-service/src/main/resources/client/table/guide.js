import {html, nothing} from 'lit';
import {named, t} from '../base/text.js';
import {remember, remembered} from '../base/memory.js';
import {titleOf} from './choice.js';
import {houseGives} from './menu.js';

/** What is explained in a turn, in this order: intents, each with the event that says that it was done. */
const DEEDS = {'play-card': 'card-played/hand', reap: 'creature-reaped/', fight: 'fight-began/', 'discard-card': 'card-discarded/hand'};
/** What else a card may be clicked for. */
const USES = ['use-action', 'use-omni', 'remove-stun'];
/** The guide is done when each deed was done once, or after this many turns when one was a reap. */
const TURNS = 6;

/** Beside what is asked: the step of a first match, as long as this browser is guided through it. */
export function guide(page) {
  const {match, session: {table, seat}} = page;
  if (!seat || remembered('guide') !== match || table.step === 'finished') return nothing;
  const [name, values = {}] = step(page) ?? [];
  if (!name) return nothing;
  bring(page, values.id);
  const leave = () => {
    remember('guide', '');
    page.requestUpdate();
  };
  return html`
    <p class="guide" role="status" data-step=${name}><span>${t(`guide.${name}`, values)}</span>
      <button class="quiet" data-action="leave-guide" aria-label=${t('guide.leave')} title=${t('guide.leave')} @click=${leave}>✕</button></p>`;
}

/** Brings the card that a step speaks of into sight, once, where the board is scrolled. */
function bring(page, id) {
  if (page.brought === id) return;
  page.brought = id;
  if (id !== undefined) requestAnimationFrame(() => page.querySelector(`.touch[data-card="${id}"]`)?.scrollIntoView({block: 'center'}));
}

/** The step, by the table and the menu alone, with what its text says; none while nothing is known to be asked. */
function step({general, choice, byCard, mode, session: {table, seat, commits, known}}) {
  const me = table[seat];
  if (general['keep-hand']) return ['keep'];
  if (choice) return ['choice'];
  if (general['choose-house']) {
    const [{house, count}] = general['choose-house'].map(({house: one}) => {
      const {hand, ready} = houseGives(me, one);
      return {house: named('house', one), count: hand + ready};
    }).sort((one, other) => other.count - one.count);
    return ['house', {house, count}];
  }
  if (table.toAct !== seat) {
    return table.turn ? ['wait', {player: table[table.toAct].player, aember: me.aember, cost: me.keyCost}] : null;
  }
  if (!general['end-turn']) return null;
  const done = doneBy(seat, commits);
  if (table.turn > TURNS && done.has(DEEDS.reap) || Object.values(DEEDS).every(deed => done.has(deed))) return ['done'];
  const kinds = [...Object.keys(DEEDS), ...USES].filter(kind => cardFor(byCard, kind) !== undefined);
  const kind = mode?.kind === 'fight' ? 'fight'
    : kinds.find(one => DEEDS[one] && !done.has(DEEDS[one])) ?? kinds.find(one => one !== 'discard-card');
  if (!kind) return ['end'];
  const id = mode?.attacker ?? cardFor(byCard, kind);
  return [DEEDS[kind] ? kind : 'use', {id, card: titleOf(known, id)}];
}

const cardFor = (byCard, kind) => [...byCard.keys()].find(card => byCard.get(card).has(kind));

/** What happened in the turns of a seat: events, each with the zone it begins in. */
function doneBy(seat, commits) {
  const done = new Set();
  let active;
  for (const {type, seat: whose, from = ''} of commits.flatMap(({events = []}) => events)) {
    const [name] = type.split('.');
    if (name === 'turn-began') active = whose;
    if (active === seat) done.add(`${name}/${from}`);
  }
  return done;
}
