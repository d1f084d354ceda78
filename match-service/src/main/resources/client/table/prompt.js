import {html, nothing} from 'lit';
import {cardBack, lines} from '../cards/card.js';
import {textOf} from '../cards/faces.js';
import {sigil} from '../cards/sigils.js';
import {named, t} from '../base/text.js';
import {clickable, openCard, other} from './board.js';
import {complete, immediate, markOf, question, titleOf} from './choice.js';
import {houseGives} from './menu.js';
import {result} from './result.js';
import {PILES} from './session.js';

/** More buttons than these are looked through by typing. */
const MANY = 12;

/**
 * What is asked of whom, between the battlelines. `page` is the table page: its session and menu are
 * read, and what is clicked is told to it.
 */
export function prompt(page) {
  const {session: {busy, table: {lasting = []}}} = page;
  const {reason, mine, says, acts} = asked(page);
  return html`
    <section class="sheet prompt ${mine ? 'mine' : ''} ${busy ? 'busy' : ''}" data-prompt=${reason}
        tabindex="-1" aria-label=${t('prompt.name')} aria-busy=${busy ? 'true' : 'false'}>
      ${takeback(page)}
      <div class="says">${says}</div>
      ${acts ? html`<div class="acts">${acts}</div>` : nothing}
      ${lasting.length ? html`<small class="lasting soft">${t('prompt.lasting', {cards: lasting.join(', ')})}</small>` : nothing}
    </section>`;
}

/** Why something is asked, whether it is this player who decides, what is said, what can be clicked. */
function asked(page) {
  const {session: {table, menu, known, seat}, general, choice, mode} = page;
  const {nonces} = table;
  if (table.step === 'finished') return {reason: 'result', ...result(page)};
  if (choice) return {reason: choice.why, mine: true, ...choosing(page)};
  if (nonces && !(nonces.a && nonces.b)) {
    return {reason: 'nonces', says: t('prompt.nonces', {player: table[nonces.a ? 'b' : 'a'].player})};
  }
  if (general['keep-hand']) {
    return {
      reason: 'mulligan', mine: true,
      says: html`<b>${t('prompt.keep')}</b><span class="soft">${t('prompt.keep.detail')}</span>`,
      acts: [plain(page, 'mulligan'), plain(page, 'keep-hand', 'primary')],
    };
  }
  if (general['choose-house']) {
    return {
      reason: 'house-choice', mine: true, says: [standing(table), html`<b>${t('prompt.house')}</b>`],
      acts: general['choose-house'].map(intent => bigHouse(page, intent)),
    };
  }
  if (mode?.kind === 'fight') {
    return {
      reason: 'fight', mine: true, says: html`<b>${t('prompt.fight', {card: titleOf(known, mode.attacker)})}</b>`,
      acts: act('cancel', t('base.cancel'), () => page.clear(), '', 'Escape'),
    };
  }
  if (general['end-turn']) return {reason: 'main', mine: true, ...main(page)};
  if (table.toAct === seat && !menu.version) return {reason: 'none', says: t('base.loading')};
  return {reason: 'waiting', ...waits(page)};
}

function standing({turn, active, activeHouse, ...halves}) {
  return html`<span class="standing soft">${turn ? t('prompt.turn', {n: turn, player: halves[active].player}) : t('prompt.setup')}${
    activeHouse ? html` · ${sigil(activeHouse)} ${named('house', activeHouse)}` : nothing}</span>`;
}

/** Somebody else decides. */
function waits(page) {
  const {session: {table, known, seat}} = page;
  const {choice, toAct, step} = table;
  const asks = table.question?.text;
  const by = choice?.source === undefined ? '' : ` (${titleOf(known, choice.source)})`;
  return {
    says: html`${standing(table)}<span>${t('prompt.waiting', {player: table[toAct].player})}
      <span class="soft" title=${asks ?? nothing}>${choice ? question(choice) + by : t(`waiting.${step}`)}</span></span>`,
    acts: [toAct === seat ? nothing : sitDown(page, toAct, 'primary'), undo(page)],
  };
}

function sitDown(page, seat, kind) {
  const {session: {table}, tokens} = page;
  return tokens[seat] ? act('switch-seat', t('act.sit', {player: table[seat].player}), () => page.look(seat), kind) : nothing;
}

function bigHouse(page, intent) {
  const {house} = intent;
  const {table, seat, busy} = page.session;
  return html`
    <button class="big-house house-${house}" data-intent="choose-house" data-house=${house} ?disabled=${busy}
        @click=${() => page.ask(intent)}>
      ${sigil(house)}<span><b>${named('house', house)}</b><small>${t('prompt.gives', houseGives(table[seat], house))}</small></span>
    </button>`;
}

function main(page) {
  const {session: {table, busy}, general, useful, mode} = page;
  if (mode?.kind === 'end') {
    return {
      says: html`<span role="alert">${t('prompt.end', {count: useful})}</span>`,
      acts: [
        act('stay', t('act.stay'), () => page.clear()),
        act('end-turn-confirm', t('act.end-turn'), () => page.ask({type: 'end-turn'}), 'primary', '', busy),
      ],
    };
  }
  return {
    says: [standing(table), html`<span>${t(useful ? 'prompt.main' : 'prompt.main.done')}</span>`],
    acts: [
      undo(page),
      general['raise-tide'] ? plain(page, 'raise-tide') : nothing,
      act('end-turn', t('act.end-turn'), () => page.endTurn(), useful ? '' : 'primary', 'E', busy),
    ],
  };
}

function choosing(page) {
  const {choice, picks, part, layout: {board, cards, buttons}, session: {known, busy, menu}} = page;
  const {text: asks, options: texts} = menu.question;
  const source = known.get(choice.source);
  const text = asks ?? (source && textOf(source.card));
  const several = !immediate(choice);
  const found = buttons.filter(i => texts[i].toLowerCase().includes(part.trim().toLowerCase()));
  return {
    says: html`
      ${source ? html`<button class="source" .peek=${source}><b>${titleOf(known, choice.source)}</b>${
        text ? html`<span class="soft">${lines(text)}</span>` : nothing}</button>` : nothing}
      <span><b>${question(choice)}</b>
        ${several ? html`<span class="soft" role="status">${t('choice.picked', {n: picks.length, max: choice.max})}</span>` : nothing}</span>
      ${buttons.length > MANY ? html`<input type="search" aria-label=${t('choice.find')} placeholder=${t('choice.find')} autocomplete="off"
        .value=${part} @input=${event => (page.part = event.target.value)}>` : nothing}
      ${cards.length ? html`
        <ol class="row-of-cards sheet offered ${board.size ? '' : 'over'}" aria-label=${question(choice)}>
          ${cards.map(i => html`<li>${offered(page, i)}</li>`)}
        </ol>` : nothing}`,
    acts: [
      found.map(i => {
        const {type, card, house} = choice.options[i];
        const mark = markOf(choice, picks, i);
        return html`
          <button class="option ${type} ${mark ? 'picked' : ''} ${house ? `house-${house}` : ''}" data-option=${i}
              .peek=${known.get(card)} ?disabled=${busy} aria-pressed=${several ? String(Boolean(mark)) : nothing}
              @click=${() => page.choose(i)}>
            ${house ? sigil(house) : nothing}${texts[i]}${mark ? html`<b class="good">${mark}</b>` : nothing}
          </button>`;
      }),
      several && picks.length ? act('clear', t('act.clear'), () => page.clear(), '', 'Escape') : nothing,
      several ? act('confirm', t(picks.length || choice.min ? 'act.confirm' : 'act.none'), () => page.answer(picks), 'primary',
        'Enter', busy || !complete(choice, picks)) : nothing,
    ],
  };
}

/** A card that does not lie on the board. */
function offered(page, i) {
  const {choice, picks, session: {table, known, busy}} = page;
  const id = choice.options[i].card;
  const card = known.get(id);
  const ui = {
    lit: () => !busy, picked: () => markOf(choice, picks, i), hint: () => ({option: i}), onCard: () => page.choose(i),
  };
  if (!card?.title) return clickable({id}, ui, cardBack(), t('choice.nth-card', {n: i + 1}));
  const where = [table.a, table.b].flatMap(half => PILES.filter(pile => half[pile]?.some(one => one.id === id))
    .map(pile => t(`pile.${pile}`, half))).join();
  return html`${openCard(card, ui, where && `, ${where}`)}<small class="soft">${where}</small>`;
}

/** The opponent asks to take something back, or has been asked. */
function takeback(page) {
  const {menu: {takeback: state}, table, seat} = page.session;
  if (state !== 'may-answer' && state !== 'waits') return nothing;
  const asks = state === 'may-answer';
  return html`
    <div class="takeback" role=${asks ? 'alert' : nothing} data-prompt=${asks ? 'takeback' : 'takeback-waits'}>
      <span>${t(asks ? 'takeback.asks' : 'takeback.waits', table[other(seat)])}</span>
      <span class="acts">${asks ? [plain(page, 'decline-takeback'), plain(page, 'allow-takeback', 'primary')]
        : sitDown(page, other(seat))}</span>
    </div>`;
}

function undo(page) {
  return page.session.menu.takeback === 'may-ask' ? plain(page, 'ask-takeback', '', 'U') : nothing;
}

/** A button that asks for what needs no card. */
function plain(page, type, kind, key) {
  return act(type, t(`act.${type}`), () => page.ask({type}), kind, key, page.session.busy);
}

/** A button that asks for something; `key` does the same. */
export function act(intent, text, onClick, kind = '', key = '', disabled = false) {
  return html`<button class=${kind} data-intent=${intent} ?disabled=${disabled}
    title=${key ? t('act.key', {key}) : nothing} @click=${onClick}>${text}</button>`;
}
