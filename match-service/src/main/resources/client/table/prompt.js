import {html, nothing} from 'lit';
import {lines} from '../cards/card.js';
import {explained} from '../cards/glossary.js';
import {sigil} from '../cards/sigils.js';
import {named, t, tOr} from '../base/text.js';
import {absence} from './absence.js';
import {other} from './board.js';
import {complete, immediate, markOf, question, titleOf} from './choice.js';
import {houseGives} from './menu.js';
import {guide} from './guide.js';
import {result} from './result.js';
import {whyView} from './why.js';

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
      ${lineDown(page.session)}${takeback(page)}${absence(page)}
      <div class="says">${says}${whyView(page.why, again(page))}</div>
      ${acts ? html`<div class="acts">${acts}${undo(page)}</div>` : nothing}
      ${guide(page)}
      ${lasting.length ? html`<small class="lasting soft">${t('prompt.lasting', {cards: lasting.join(', ')})}</small>` : nothing}
    </section>`;
}

/** Why something is asked, whether it is this player who decides, what is said, what can be clicked. */
function asked(page) {
  const {session: {table, menu, known, seat, bots}, general, choice, mode} = page;
  const {nonces} = table;
  if (table.step === 'finished') return {reason: 'result', ...result(page)};
  if (bots[seat]) {
    return {reason: 'substitute', says: t('prompt.substitute'), acts: plain(page, 'return-to-seat', 'primary')};
  }
  if (choice) return {reason: choice.why, mine: true, ...choosing(page)};
  if (nonces && !(nonces.a && nonces.b)) {
    return {reason: 'nonces', says: t('prompt.nonces', {player: table[nonces.a ? 'b' : 'a'].player})};
  }
  if (general['keep-hand']) {
    return {
      reason: 'mulligan', mine: true,
      says: html`<b>${t('prompt.keep')}</b><span class="soft">${t('prompt.keep.detail')}</span>`,
      acts: [plain(page, 'mulligan', '', '', 0), plain(page, 'keep-hand', 'primary', '', 1)],
    };
  }
  if (general['choose-house']) {
    return {
      reason: 'house-choice', mine: true, says: [standing(table), html`<b>${t('prompt.house')}</b>`],
      acts: general['choose-house'].map((intent, n) => bigHouse(page, intent, n)),
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
      <span class="soft" title=${asks ?? nothing}>${choice ? question(choice, table.question) + by : t(`waiting.${step}`)}</span></span>`,
    acts: [toAct === seat ? nothing : sitDown(page, toAct, 'primary')],
  };
}

function sitDown(page, seat, kind) {
  const {session: {table}, tokens} = page;
  return tokens[seat] ? act('switch-seat', t('act.sit', {player: table[seat].player}), () => page.look(seat), kind) : nothing;
}

function bigHouse(page, intent, n) {
  const {house} = intent;
  const {table, seat, busy} = page.session;
  return html`
    <button class="big-house house-${house}" data-intent="choose-house" data-house=${house} ?disabled=${busy}
        @click=${() => page.ask(intent)}>
      ${sigil(house)}<span><b>${named('house', house)}</b><small>${t('prompt.gives', houseGives(table[seat], house))}</small></span>${digit(n)}
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
    says: [standing(table), html`<span>${useful ? t('prompt.main') : idle(page)}</span>`,
      table.turn === 1 && useful ? html`<span class="soft">${t('prompt.first-turn')}</span>` : nothing],
    acts: [
      general['raise-tide'] ? plain(page, 'raise-tide') : nothing,
      act('end-turn', t('act.end-turn'), () => page.endTurn(), useful ? '' : 'primary', 'E', busy),
    ],
  };
}

/** That nothing can be played or used any more, and why. */
function idle({session: {menu: {obstacles = []}}}) {
  const counts = new Map();
  for (const {type, detail, cards} of obstacles) {
    counts.set(type, {detail, count: (counts.get(type)?.count ?? 0) + cards.length});
  }
  const reasons = [...counts].map(([type, {detail, count}]) => tOr(`idle.${type}`, detail, {count}));
  const sections = [...new Set(obstacles.map(({section}) => section))].join(', ');
  return html`${t(reasons.length ? 'prompt.main.why' : 'prompt.main.done')}
    <span class="soft idle" title=${sections ? t('table.section', {section: sections}) : nothing}>${reasons.join(' · ')}</span>`;
}

function choosing(page) {
  const {choice, question: words, picks, part, ahead, layout: {buttons}, session: {known, busy}} = page;
  const texts = words.options.map((text, i) => tOr(`option.${choice.options[i].type}`, text));
  const several = !immediate(choice);
  const found = buttons.filter(i => texts[i].toLowerCase().includes(part.trim().toLowerCase()));
  return {
    says: html`
      ${source(page)}
      <span><b>${explained(question(choice, words))}</b>
        ${several ? html`<span class="soft" role="status">${t('choice.picked', {n: picks.length, max: choice.max})}</span>` : nothing}</span>
      ${buttons.length > MANY ? html`<input type="search" aria-label=${t('choice.find')} placeholder=${t('choice.find')} autocomplete="off"
        .value=${part} @input=${event => (page.part = event.target.value)}>` : nothing}`,
    acts: [
      found.map((i, n) => {
        const {type, card, house} = choice.options[i];
        const mark = markOf(choice, picks, i);
        return html`
          <button class="option ${type} ${mark ? 'picked' : ''} ${house ? `house-${house}` : ''}" data-option=${i}
              .peek=${known.get(card)} ?disabled=${busy} aria-pressed=${several ? String(Boolean(mark)) : nothing}
              @click=${() => page.choose(i)}>
            ${house ? sigil(house) : nothing}${texts[i]}${mark ? html`<b class="good">${mark}</b>` : nothing}${digit(n)}
          </button>`;
      }),
      picks.length && several ? act('clear', t('act.clear'), () => (page.picks = []), '', 'Escape')
        : ahead ? act('cancel', t('base.cancel'), () => page.clear(), '', 'Escape') : nothing,
      several ? act('confirm', t(picks.length || choice.min ? 'act.confirm' : 'act.none'), () => page.answer(picks), 'primary',
        'Enter', busy || !complete(choice, picks)) : nothing,
    ],
  };
}

/** The card that asks, who gave it the ability, and that ability alone. */
function source({choice, question: {granter, text, prompt: asks}, session: {known}}) {
  // What is asked stands beside it; an ability that says no more is not said twice.
  const whole = asks && text?.endsWith(`: ${asks}.`) && /^[\w/]+: /.test(text);
  const said = whole ? text.slice(0, -asks.length - 1) : text;
  const card = known.get(choice.source);
  if (!card) return nothing;
  const title = titleOf(known, choice.source);
  return html`
    <button class="source" .peek=${known.get(choice.granter) ?? card}>
      <b>${granter ? t('choice.given', {card: title, by: granter}) : title}</b>${
        said ? html`<span class="soft">${lines(said)}</span>` : nothing}</button>`;
}

/** The key that does the same as the button. */
export function digit(n) {
  return n < 9 ? html`<kbd data-key=${n + 1} aria-hidden="true"></kbd>` : nothing;
}

/** Why moves are not shown as they happen. */
function lineDown({live, limited}) {
  if (live) return nothing;
  return html`<p class="line-down" role="status">${limited ? html`<b>${limited.title}.</b> ${limited.detail}` : t('table.reconnecting')}</p>`;
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

/** Against a bot nobody has to be asked. */
function undo(page) {
  const {session: {menu: {takeback: state}, busy}, ahead} = page;
  if (ahead || state !== 'may-ask' && state !== 'may-undo') return nothing;
  return act('ask-takeback', t(state === 'may-undo' ? 'act.undo' : 'act.ask-takeback'), () => page.ask({type: 'ask-takeback'}), 'quiet', 'U', busy);
}

function again({why, again: repeat}) {
  return why && repeat ? act('again', t('problem.retry'), () => repeat()) : nothing;
}

/** A button that asks for what needs no card. */
function plain(page, type, kind, key, n) {
  const text = t(`act.${type}`);
  return act(type, n === undefined ? text : html`${text}${digit(n)}`, () => page.ask({type}), kind, key, page.session.busy);
}

/** A button that asks for something; `key` does the same. */
export function act(intent, text, onClick, kind = '', key = '', disabled = false) {
  return html`<button class=${kind} data-intent=${intent} ?disabled=${disabled}
    title=${key ? t('act.key', {key}) : nothing} @click=${onClick}>${text}</button>`;
}
