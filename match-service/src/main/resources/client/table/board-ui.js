import {html, nothing} from 'lit';
import {t} from '../base/text.js';
import {actWith, offer, touched} from './acts-menu.js';
import {markOf} from './choice.js';
import './clock.js';
import {answerOf} from './menu.js';
import {deckLists} from './piles.js';
import {prompt} from './prompt.js';
import {intentOf, notOffered} from './why.js';

const SEATS = ['a', 'b'];

/** What can be done with the board by clicks and drags (its `ui`), as the page's menu has it. */
export function boardUi(page) {
  const {session, choice, picks, layout} = page;
  const {table, seat, version} = session;
  const optionOf = id => layout?.board.get(id);
  return {
    seat: page.near,
    version: version || undefined,
    lit: id => lit(page, id),
    picked: id => {
      if (page.mode?.attacker === id) return '⚔';
      if (page.ahead && cardOf(page.ahead.intent) === id && optionOf(id) === undefined) return '?';
      return optionOf(id) === undefined ? '' : markOf(choice, picks, optionOf(id));
    },
    hint: id => ({option: optionOf(id), legal: legal(page, id).join(' ') || undefined}),
    onCard: (id, event) => onCard(page, id, event),
    onDull: (id, event) => onDull(page, id, event),
    lists: Boolean(deckLists(session.commits)),
    onPile: (side, zone) => (page.pile = {seat: side, zone}),
    drag: () => !choice,
    onDrag: id => (page.dragged = id),
    drops: (side, zone) => drops(page, side, zone),
    takesDrop: id => takesDrop(page, id),
    onDrop: (target, id) => onDrop(page, target, id),
    before: (side, kind, at) => slot(page, side, kind, at),
    middle: prompt(page),
    clock: side => table.clock ? html`<table-clock .clock=${table.clock} .seat=${side}
      .skew=${session.skew} .halted=${session.halted}></table-clock>` : nothing,
    extra: side => [
      side === seat ? html`<span class="you">${t('table.you')}</span>` : nothing,
      page.bubbles[side] ? html`<span class="bubble ${side === page.near ? 'near' : 'far'}" role="status">${page.bubbles[side]}</span>` : nothing,
    ],
  };
}

/** In a pile, the cards that a choice offers can be picked too. */
export function pileUi(page) {
  const index = id => page.choice?.options.findIndex(option => option.card === id) ?? -1;
  return {
    lit: id => index(id) >= 0,
    picked: id => (index(id) >= 0 ? markOf(page.choice, page.picks, index(id)) : ''),
    onCard: id => page.choose(index(id)),
  };
}

const legal = (page, id) => [...page.byCard.get(id)?.keys() ?? []];

function onCard(page, id, event) {
  if (page.session.busy) return;
  if (page.choice) return page.choose(page.layout.board.get(id));
  if (page.mode?.kind === 'fight') {
    const fight = page.fights.get(page.mode.attacker)?.get(id);
    return fight ? page.begin(fight) : page.clear();
  }
  const kinds = legal(page, id);
  if (kinds.length === 1 && kinds[0] !== 'discard-card' && !touched(event)) return actWith(page, kinds[0], id);
  offer(page, id, kinds, event);
  if (kinds.length === 1 && kinds[0] === 'discard-card') explain(page, id);
}

/** A card that does not glow says why; a finger reads it, too. */
function onDull(page, id, event) {
  if (touched(event) && !page.choice && page.mode?.kind !== 'fight') offer(page, id, [], event);
  explain(page, id);
}

/** Says why a card that does not glow cannot be clicked. */
async function explain(page, id) {
  const {session, mode, choice} = page;
  const {table, seat, busy, version} = session;
  if (!seat || busy || table.step === 'finished') return;
  if (choice) return page.say(notOffered(page, id));
  try {
    await session.preview(intentOf({table, seat, attacker: mode?.attacker}, id));
  } catch ({name, title, detail, document}) {
    if (session === page.session && version === session.version) {
      page.say(name === 'stale-version' ? null : {title: document.section ? '' : title, detail, section: document.section});
    }
  }
}

/** What a card can be clicked for, as the board has it; it glows on while an intent is under way. */
function lit(page, id) {
  const {mode, fights} = page;
  if (page.choice) return page.layout.board.has(id) && 'target';
  if (mode?.kind === 'fight') return id === mode.attacker ? 'use' : fights.get(mode.attacker)?.has(id) && 'target';
  const kinds = page.byCard.get(id);
  if (!kinds) return false;
  if (kinds.has('play-card')) return 'play';
  return kinds.size === 1 && kinds.has('discard-card') ? 'discard' : 'use';
}

/** A creature takes its attackers, and what may be an upgrade. */
function takesDrop(page, id) {
  const {dragged} = page;
  if (page.choice || dragged === id) return false;
  return page.fights.get(dragged)?.has(id) || page.byCard.get(dragged)?.has('play-card') && inPlay(page.session.table, id);
}

const inPlay = (table, id) => SEATS.some(seat => table[seat].battleline?.some(it => it.card.id === id));

function drops(page, seat, zone) {
  const kind = {discard: 'discard-card', battleline: 'play-card', artifacts: 'play-card'}[zone];
  return seat === page.session.seat && page.byCard.get(page.dragged)?.has(kind);
}

function onDrop(page, {kind, card, at, of}, id) {
  page.dragged = null;
  const kinds = page.byCard.get(id);
  const fight = page.fights.get(id)?.get(card);
  if (fight) page.begin(fight);
  else if (kinds) page.begin(kinds.get(kind === 'discard' ? 'discard-card' : 'play-card'), choice => (choice.source === id ? answerOf({host: card, at, of}, choice) : null));
}

/** A place in the battleline that a creature can enter at. */
function slot(page, side, kind, at) {
  if (!page.layout || kind !== 'battleline' || side !== page.choice.seat) return nothing;
  const last = at === (page.session.table[side].battleline ?? []).length;
  const option = page.layout.slots.get(at) ?? (last ? page.layout.slots.get('end') : undefined);
  if (option === undefined) return nothing;
  return html`<li class="slot"><button class="place" data-option=${option} @click=${() => page.choose(option)}
    aria-label=${t('choice.place', {count: at})} ?disabled=${page.session.busy}>+</button></li>`;
}

/** The card that an intent is about. */
const cardOf = ({card, creature, attacker}) => card ?? creature ?? attacker;
