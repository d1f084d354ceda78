import {html, nothing} from 'lit';
import {live} from 'lit/directives/live.js';
import {other} from '../table/board.js';
import {named, t, tOr, words} from '../base/text.js';
import {ON, ZONES} from './position.js';

const COUNTERS = [
  'power', 'awakening', 'depth', 'disruption', 'doom', 'fuse', 'glory', 'growth', 'ignorance', 'knowledge', 'scheme',
  'time', 'warrant',
];
const STATUSES = ['exhausted', 'stunned', 'warded', 'enraged'];
const KEYS = ['red', 'blue', 'yellow'];
const MOST_FOUND = 12;

const section = (name, body, open = true) => html`
  <details class="sheet" ?open=${open} data-panel=${name}><summary>${t(`judge.${name}`)}</summary>${body}</details>`;

const select = (label, value, options, change, more = {}) => html`
  <label>${label}
    <select name=${more.name ?? nothing} ?disabled=${more.off} @change=${event => change?.(event.target.value)}>
      ${options.map(([key, text]) => html`<option value=${key} ?selected=${key === value}>${text}</option>`)}
    </select></label>`;

const number = (label, value, change, {off = false, least = 0, most = 999} = {}) => html`
  <label>${label}<input type="number" min=${least} max=${most} step="1" required ?disabled=${off} .value=${live(String(value))}
    @change=${({target}) => target.reportValidity() && change(Number(target.value))}></label>`;

const check = (label, on, change) => html`
  <label class="inline"><input type="checkbox" .checked=${live(on)} @change=${event => change(event.target.checked)}>${label}</label>`;

/** Finds cards by title and puts them somewhere. */
export function adding(page) {
  const {search, found, state, card} = page;
  const places = [['auto', t('judge.auto')], ...[...ZONES, ...Object.keys(ON)].map(to => [to, t(`judge.to.${to}`)])];
  return section('adding', html`
    <div class="row">
      ${select(t('judge.player'), search.seat, players(state), seat => page.look({seat}), {name: 'seat'})}
      ${select(t('judge.where'), search.to, places, to => page.look({to}), {name: 'to'})}
    </div>
    <label>${t('judge.title')}<input type="search" name="title" autocomplete="off" .value=${search.title}
      @input=${event => page.look({title: event.target.value})}
      @keydown=${event => event.key === 'Enter' && found.length && page.add(found[0])}></label>
    <ul class="found">${found.slice(0, MOST_FOUND).map(one => html`
      <li><button class="quiet" data-action="add" @click=${() => page.add(one)}>
        <b>${one.name}</b><span class="soft">${named('house', one.printings[0]?.house)} · ${named('type', one.type)}</span></button></li>`)}</ul>
    <p class="soft">${found.length > MOST_FOUND ? t('judge.more', {n: found.length - MOST_FOUND})
      : search.title && !found.length ? t('judge.noneFound')
      : card ? t('judge.onCard', {card: card.name}) : t('judge.addHow')}</p>`);
}

const players = state => ['a', 'b'].map(seat => [seat, state?.[seat].name ?? seat.toUpperCase()]);

/** What can be done with the chosen card, and what there is to set on it. */
export function chosen(page) {
  const {card, state, laying} = page;
  if (!card) return section('chosen', html`<p class="soft">${t('judge.chooseOne')}</p>`);
  const play = card.zone === 'in-play' && !card.host;
  const line = state[card.controller].line ?? [];
  const at = line.indexOf(card.name);
  const mark = (field, value) => page.mark(card, {[field]: value});
  const foes = [...(state[other(card.controller)].line ?? [])];
  return section('chosen', html`
    <h2>${card.name} <small class="soft">${words(card.zone)} · ${state[card.controller].name}</small></h2>
    <div class="row">${verbs(card, play).map(verb => page.intent({[verb]: card.name}))}</div>
    ${play && card.type === 'creature' && foes.length ? html`
      <h3>${t('judge.fights')}</h3><div class="row">${foes.map(foe => page.intent({fight: [card.name, foe]}))}</div>` : nothing}
    <h3>${t('judge.move')}</h3>
    <div class="row">
      ${select(t('judge.where'), '', [['', '…'], ...moves(card, state)], to => to && page.move(card, JSON.parse(to)))}
      ${at > 0 ? html`<button @click=${() => page.move(card, {to: 'line', seat: card.controller, position: at - 1})}>◀ ${t('judge.left')}</button>` : nothing}
      ${at >= 0 && at < line.length - 1 ? html`<button @click=${() => page.move(card, {to: 'line', seat: card.controller, position: at + 1})}>${t('judge.right')} ▶</button>` : nothing}
      ${laying ? html`<button class="danger" data-action="remove" @click=${() => page.remove(card)}>${t('judge.remove')}</button>` : nothing}
    </div>
    ${play ? html`
      <div class="row">
        ${card.type === 'creature' ? number(t('bonus.damage'), card.damage, n => mark('damage', n)) : nothing}
        ${number(t('bonus.aember'), card.aember, n => mark('aember', n))}
        ${select(t('judge.counter'), page.counter, COUNTERS.map(one => [one, named('counter', one)]), one => (page.counter = one))}
        ${number(named('counter', page.counter), card.counters?.[page.counter] ?? 0, n => mark('counters', {[page.counter]: n}))}
      </div>
      <div class="row">${STATUSES.filter(status => status === 'exhausted' || card.type === 'creature').map(status =>
        check(t(`card.${status}`), card[status], on => mark(status, on)))}</div>` : nothing}`);
}

function verbs(card, play) {
  if (card.zone === 'hand') return ['play', 'discard'];
  if (!play) return [];
  return card.type === 'creature' ? ['reap', 'action', 'omni', 'unstun'] : ['action', 'omni'];
}

function moves(card, state) {
  const hosts = ['a', 'b'].flatMap(seat => [...(state[seat].line ?? []), ...(state[seat].artifacts ?? [])]).filter(name => name !== card.name);
  const zones = ZONES.flatMap(to => players(state).map(([seat, name]) => [{to, seat}, `${t(`judge.to.${to}`)}, ${name}`]));
  const on = hosts.flatMap(host => Object.keys(ON).map(to => [{to, host}, t(`judge.on.${to}`, {host})]));
  const fits = ({to}) => (to === 'line' ? card.type === 'creature' : to === 'artifacts' ? card.type === 'artifact' : to !== 'attached' || card.type === 'upgrade');
  return [...zones, ...on].filter(([move]) => fits(move)).map(([move, text]) => [JSON.stringify(move), text]);
}

/** The turn and what the players have. */
export function counts(page) {
  const {state, laying, houses} = page;
  const set = (field, value) => page.turn({[field]: value});
  return section('counts', html`
    <div class="row">
      ${select(t('judge.active'), state.active, players(state), seat => set('active', seat), {off: !laying})}
      ${number(t('judge.turn'), state.turn, n => set('turn', n), {off: !laying, least: 1})}
      ${select(t('judge.step'), state.step, ['house', 'main'].map(step => [step, t(`judge.step.${step}`)]), step => set('step', step))}
      ${select(t('judge.house'), state.activeHouse ?? '', [['', '–'], ...houses.map(house => [house, named('house', house)])], house => set('house', house || undefined), {off: state.step === 'house'})}
      ${select(t('judge.tide'), state.tide ?? 'neutral', [['neutral', t('judge.neutral')], ...players(state)], tide => set('tide', tide))}
    </div>
    ${['a', 'b'].map(seat => {
      const {name, aember, chains, keys = []} = state[seat];
      const have = (field, value) => page.have(seat, {[field]: value});
      return html`
        <fieldset class="row"><legend>${name}</legend>
          ${number(t('bonus.aember'), aember, n => have('aember', n))}
          ${number(t('judge.chains'), chains, n => have('chains', n), {most: 24})}
          ${KEYS.map(key => check(t('judge.key', {key: named('key', key)}), keys.includes(key),
            on => have('keys', on ? [...keys, key] : keys.filter(one => one !== key))))}
        </fieldset>`;
    })}`);
}

/** Cards that lie in piles, to be chosen like those on the board. */
export function piles(page) {
  const {state} = page;
  const shown = ['a', 'b'].flatMap(seat => ['deck', 'discard', 'archives', 'purged']
    .filter(zone => state[seat][zone]?.length)
    .map(zone => html`<h3>${t(`judge.to.${zone}`)}, ${state[seat].name}</h3><div class="row">${state[seat][zone].map(name => html`
      <button aria-pressed=${page.card?.name === name} @click=${() => page.choose(name)}>${name}</button>`)}</div>`));
  return shown.length ? section('piles', shown, false) : nothing;
}

/** The choice that waits, or all that can be asked. */
export function asking(page) {
  const {legal, picks} = page;
  const choice = legal?.choice;
  if (!choice) {
    const intents = legal?.intents ?? [];
    return section('asking', html`
      <p class="soft">${intents.length ? t('judge.canAsk', {player: page.state[legal.toAct].name}) : t('judge.nothing')}</p>
      <div class="row intents">${intents.map(({type, ...wish}) => page.intent(wish))}</div>`);
  }
  const {options, min, max, repeats, seat, source, why} = choice;
  return section('asking', html`
    <p>${t('judge.choice', {player: page.state[seat].name, source: source ?? '', why: words(why), min, max})}</p>
    <div class="row" data-action="choose">${options.map((option, i) => html`
      <button aria-pressed=${picks.includes(i)} ?disabled=${!repeats && picks.includes(i) && max === 1}
        @click=${() => page.pick(i)}>${page.optionText(option)}${picks.includes(i)
          ? html` <b>${picks.flatMap((pick, n) => (pick === i ? [n + 1] : [])).join(', ')}</b>` : nothing}</button>`)}</div>
    ${max === 1 && min === 1 ? nothing : html`<p class="row">
      <button class="primary" data-action="answer" ?disabled=${picks.length < min} @click=${() => page.answer(picks)}>${t('judge.answer')}</button>
      <button ?disabled=${!picks.length} @click=${() => (page.picks = [])}>${t('judge.clear')}</button></p>`}`);
}

/** What each command came to. */
export function log(page) {
  return section('log', html`
    <ol class="lab-log">${page.commands.map((command, i) => html`
      <li><code>${told(command)}</code>${answerOf(page.answers[i])}</li>`)}</ol>`);
}

/** A command in short; a setup is long and stands on the board. */
function told({type, ...more}) {
  if (type === 'setup') return t('judge.setup');
  return type === 'note' ? more.text : `${type} ${JSON.stringify(more).slice(1, -1)}`;
}

function answerOf(answer) {
  switch (answer?.type) {
    case 'accepted':
      return html`<ul>${(answer.happened ?? []).map(fact => {
        const [what, ...rest] = fact.split(' ');
        return html`<li><b>${words(what)}</b> ${rest.join(' ')}</li>`;
      })}</ul>${answer.winner ? html`<p class="good">${t('judge.won', {seat: answer.winner.toUpperCase()})}</p>` : nothing}`;
    case 'refused':
      return html`<p class="bad" data-answer="refused">${t('judge.refused')} ${tOr(`refusal.${answer.reason}`, answer.message)}
        <cite>${t('judge.section', {section: answer.section})}</cite></p>`;
    case 'problem':
      return html`<p class="bad" data-answer="problem">${problemText(answer)}</p>`;
    default:
      return nothing;
  }
}

/** What the lab says of a command that it cannot understand. */
export const problemText = ({where, problem, hint}) => [where && `${where}:`, problem, hint].filter(Boolean).join(' ');
