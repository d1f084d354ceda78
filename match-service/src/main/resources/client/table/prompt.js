import {html, nothing} from 'lit';
import {cardBack, cardFace, describe, lines} from '../cards/card.js';
import {textOf} from '../cards/faces.js';
import {sigil} from '../cards/sigils.js';
import {named, t} from '../base/text.js';
import {clickable, other} from './board.js';
import {complete, immediate, label, layOut, markOf, question, titleOf} from './choice.js';
import {houseGives} from './menu.js';
import {resultView} from './result.js';

/**
 * What is asked of whom, between the battlelines. `page` is the table page: its session and menu are
 * read, and what is clicked is told to it.
 */
export function prompt(page) {
  const {session} = page;
  const {table} = session;
  const what = table.winner || table.step === 'finished' ? {reason: 'result', view: resultView(page)} : asked(page);
  return html`
    <section class="prompt ${what.mine ? 'mine' : ''} ${session.busy ? 'busy' : ''}" data-prompt=${what.reason}
        tabindex="-1" aria-label=${t('prompt.name')} aria-busy=${session.busy ? 'true' : 'false'}>
      ${takeback(page)}
      ${what.view}
      ${table.lasting?.length ? html`<p class="lasting soft">${t('prompt.lasting', {cards: table.lasting.join(', ')})}</p>` : nothing}
    </section>`;
}

function asked(page) {
  const {session: {table, menu, seat}, general, choice} = page;
  if (choice) return {reason: choice.why, mine: true, view: choiceView(page)};
  if (table.nonces && !(table.nonces.a !== undefined && table.nonces.b !== undefined)) {
    const missing = table.nonces.a === undefined ? 'a' : 'b';
    return {reason: 'nonces', view: says(t('prompt.nonces', {player: table[missing].player}))};
  }
  if (general['keep-hand']) return {reason: 'mulligan', mine: true, view: keepView(page)};
  if (general['choose-house']) return {reason: 'house-choice', mine: true, view: houseView(page)};
  if (page.mode?.kind === 'fight') return {reason: 'fight', mine: true, view: fightView(page)};
  if (general['end-turn']) return {reason: 'main', mine: true, view: mainView(page)};
  if (seat && table.toAct === seat && !menu.version) return {reason: 'none', view: says(t('base.loading'))};
  return {reason: 'waiting', view: waitView(page)};
}

function says(text, more = nothing) {
  return html`<p class="says">${text}</p>${more}`;
}

function standing(table) {
  const turn = t('prompt.turn', {n: table.turn, player: table[table.active].player});
  return html`<span class="standing soft">${table.turn ? turn : t('prompt.setup')}${table.activeHouse
    ? html` · <span class="house-name">${sigil(table.activeHouse)} ${named('house', table.activeHouse)}</span>` : nothing}</span>`;
}

/** Somebody else decides. */
function waitView(page) {
  const {session: {table, known, seat}} = page;
  const {choice, toAct} = table;
  const player = table[toAct].player;
  const doing = choice
    ? `${question(choice)}${choice.source === undefined ? '' : ` (${titleOf(known, choice.source)})`}`
    : t(`waiting.${table.step}`);
  return html`
    <p class="says">${standing(table)}<span>${t('prompt.waiting', {player})} <span class="soft">${doing}</span></span></p>
    <p class="acts">
      ${page.tokens[toAct] && toAct !== seat
        ? act('switch-seat', t('act.sit', {player}), () => page.look(toAct), 'primary') : nothing}
      ${undo(page)}
    </p>`;
}

function keepView(page) {
  return html`
    <p class="says"><b>${t('prompt.keep')}</b> <span class="soft">${t('prompt.keep.detail')}</span></p>
    <p class="acts">
      ${act('mulligan', t('act.mulligan'), () => page.ask(page.general.mulligan[0]))}
      ${act('keep-hand', t('act.keep'), () => page.ask(page.general['keep-hand'][0]), 'primary')}
    </p>`;
}

function houseView(page) {
  const {session: {table, seat}, general} = page;
  return html`
    <p class="says">${standing(table)}<b>${t('prompt.house')}</b></p>
    <div class="acts">
      ${general['choose-house'].map(intent => {
        const gives = houseGives(table[seat], intent.house);
        return html`<button class="big-house house-${intent.house}" data-intent="choose-house" data-house=${intent.house}
            ?disabled=${page.session.busy} @click=${() => page.ask(intent)}>
          ${sigil(intent.house)}<span><b>${named('house', intent.house)}</b><small>${t('house.hand', {count: gives.hand})} ·
            ${t('house.ready', {count: gives.ready})}</small></span></button>`;
      })}
    </div>`;
}

function mainView(page) {
  const {session: {table}, general, useful, mode} = page;
  if (mode?.kind === 'end') {
    return html`
      <p class="says" role="alert">${t('prompt.end', {count: useful})}</p>
      <p class="acts">
        ${act('stay', t('act.stay'), () => page.clear())}
        ${act('end-turn-confirm', t('act.end'), () => page.ask(general['end-turn'][0]), 'primary')}
      </p>`;
  }
  return html`
    <p class="says">${standing(table)}<span>${t(useful ? 'prompt.main' : 'prompt.main.done')}</span></p>
    <p class="acts">
      ${undo(page)}
      ${general['raise-tide']
        ? act('raise-tide', t('act.tide'), () => page.ask(general['raise-tide'][0])) : nothing}
      ${act('end-turn', t('act.end'), () => page.endTurn(), useful ? '' : 'primary', t('key.end'))}
    </p>`;
}

function fightView(page) {
  const title = titleOf(page.session.known, page.mode.attacker);
  return html`
    <p class="says"><b>${t('prompt.fight', {card: title})}</b></p>
    <p class="acts">${act('cancel', t('base.cancel'), () => page.clear(), '', t('key.clear'))}</p>`;
}

function choiceView(page) {
  const {choice, picks, session: {table, known, busy}} = page;
  const {cards, buttons} = layOut(choice, table);
  const source = known.get(choice.source);
  const text = source && textOf(source.card);
  const several = !immediate(choice);
  return html`
    <div class="says asks">
      ${source ? html`<button class="source" .peek=${source}><b>${titleOf(known, choice.source)}</b>${
        text ? html`<span class="soft">${lines(text)}</span>` : nothing}</button>` : nothing}
      <span><b class="question">${question(choice)}</b>
        ${several ? html` <span class="count" role="status">${t('choice.picked', {n: picks.length, max: choice.max})}</span>` : nothing}</span>
    </div>
    ${cards.length ? html`
      <ol class="row-of-cards offered" aria-label=${question(choice)}>
        ${cards.map(i => html`<li>${offered(page, i)}</li>`)}
      </ol>` : nothing}
    <p class="acts">
      ${buttons.map(i => {
        const mark = markOf(choice, picks, i);
        const option = choice.options[i];
        return html`<button class="option ${option.type} ${mark ? 'picked' : ''} ${option.house ? `house-${option.house}` : ''}"
            data-option=${i} .peek=${known.get(option.card)} ?disabled=${busy}
            aria-pressed=${several ? String(Boolean(mark)) : nothing} @click=${() => page.choose(i)}>
          ${option.house ? sigil(option.house) : nothing}${label(option, known)}${mark ? html`<b class="mark-in">${mark}</b>` : nothing}</button>`;
      })}
      ${several && picks.length ? act('clear', t('act.clear'), () => page.clear(), '', t('key.clear')) : nothing}
      ${several ? html`<button class="primary" data-intent="confirm" title=${t('key.confirm')}
          ?disabled=${busy || !complete(choice, picks)} @click=${() => page.answer(picks)}>${
            t(picks.length || choice.min ? 'act.confirm' : 'act.none')}</button>` : nothing}
    </p>`;
}

/** A card that does not lie on the board. */
function offered(page, i) {
  const {choice, picks, session: {table, known}} = page;
  const id = choice.options[i].card;
  const card = known.get(id);
  const shown = card?.title ? cardFace(card, {text: true, kind: 'hand'}) : cardBack();
  const ui = {
    lit: () => true, picked: () => markOf(choice, picks, i), hint: () => ({option: i}), onCard: () => page.choose(i),
  };
  const where = ['a', 'b'].flatMap(seat => ['discard', 'archives', 'purged']
    .filter(zone => (table[seat][zone] ?? []).some(one => one.id === id))
    .map(zone => t(`pile.${zone}`, {player: table[seat].player})))[0];
  const said = card?.title ? describe(card) : t('choice.nth-card', {n: i + 1});
  return html`${clickable(card ?? {id}, ui, shown, [said, where].filter(Boolean).join(', '))}${
    where ? html`<small class="soft">${where}</small>` : nothing}`;
}

/** The opponent asks to take something back, or has been asked. */
function takeback(page) {
  const {session: {menu, table, seat}} = page;
  if (menu.takeback === 'may-answer') {
    return html`
      <div class="takeback" role="alert" data-prompt="takeback">
        <span>${t('takeback.asks', {player: table[other(seat)].player})}</span>
        <span class="acts">
          ${act('decline-takeback', t('takeback.decline'), () => page.ask({type: 'decline-takeback'}))}
          ${act('allow-takeback', t('takeback.allow'), () => page.ask({type: 'allow-takeback'}), 'primary')}
        </span>
      </div>`;
  }
  if (menu.takeback !== 'waits') return nothing;
  return html`<div class="takeback" data-prompt="takeback-waits">
    <span>${t('takeback.waits', {player: table[other(seat)].player})}</span>
    ${page.tokens[other(seat)] ? act('switch-seat', t('act.sit', {player: table[other(seat)].player}), () => page.look(other(seat))) : nothing}
  </div>`;
}

function undo(page) {
  return page.session.menu.takeback === 'may-ask'
    ? act('ask-takeback', t('act.undo'), () => page.ask({type: 'ask-takeback'}), '', t('key.undo')) : nothing;
}

/** A button that asks for something. */
export function act(intent, text, onClick, kind = '', title = nothing) {
  return html`<button class=${kind} data-intent=${intent} title=${title} @click=${onClick}>${text}</button>`;
}
