import {html, nothing} from 'lit';
import {keyed} from 'lit/directives/keyed.js';
import {HOUSES} from '../library/contents.js';
import {other} from '../table/board.js';
import {complete, immediate, markOf, question} from '../table/choice.js';
import {has, named, t, words} from '../base/text.js';
import {check, number, select} from './fields.js';
import {ON, ZONES} from './position.js';

const MOST_FOUND = 12;

/** A part of the page that can be folded away. */
export const panel = (name, body, open = true) => html`
  <details class="sheet" ?open=${open} data-panel=${name}><summary>${t(`judge.${name}`)}</summary>${body}</details>`;

const players = state => ['a', 'b'].map(seat => [seat, state[seat].name]);

/** Finds cards by title and puts them somewhere. */
export function adding(page) {
  const {title, found, state, card} = page;
  const places = [['', t('judge.usual')], ...[...ZONES, ...Object.keys(ON)].map(to => [to, named('zone', to)])];
  return panel('adding', html`
    <div class="row">
      ${select(page, 'player', page.seat, players(state), seat => (page.seat = seat))}
      ${select(page, 'to', page.to, places, to => (page.to = to))}
    </div>
    <label>${t('judge.title')}<input type="search" name="title" autocomplete="off" .value=${title}
      @input=${event => (page.title = event.target.value)}
      @keydown=${event => event.key === 'Enter' && found.length && page.add(found[0])}></label>
    ${check(page, t('judge.listing'), page.listing, on => (page.listing = on))}
    <ul class="found">${(page.listing ? found : found.slice(0, MOST_FOUND)).map(one => html`
      <li><button class="quiet" data-action="add" @click=${() => page.add(one)}>
        <span><b>${one.title}</b>${one.name === one.title ? nothing : html` <small class="soft">${one.name}</small>`}</span>
        <span class="soft">${named('house', one.printings[0].house)} · ${named('type', one.type)}</span></button>
      </li>`)}
    </ul>
    <p class="soft">${title || page.listing ? t('judge.count', {count: found.length})
      : card ? t('judge.onCard', {card: card.name}) : t('judge.addHow')}</p>`);
}

/** What can be done with the chosen card, and what there is to set on it. */
export function chosen(page) {
  const {card, state} = page;
  if (!card) return panel('chosen', html`<p class="soft">${t('judge.chooseOne')}</p>`);
  const inPlay = card.zone === 'in-play' && !card.host;
  const creature = inPlay && card.type === 'creature';
  const seat = card.controller;
  const {line = []} = state[seat];
  const at = line.indexOf(card.name);
  const step = (by, sign) => html`<button aria-label=${t(`judge.by${by}`)}
    ?disabled=${at < 0 || !line[at + by]}
    @click=${() => page.step(by, t(`judge.by${by}`))}>${sign}</button>`;
  return panel('chosen', keyed(card.name, html`
    <h2>${card.name} <small class="soft">${named('zone', card.zone)} · ${state[seat].name}</small></h2>
    <div class="row">${wishes(card, inPlay, state[other(seat)].line).map(wish => page.intent(wish))}</div>
    <div class="row">
      ${select(page, 'move', '', [['', '…'], ...moves(state, card)], (to, what) => to && page.move(JSON.parse(to), what))}
      ${step(-1, '◀')}${step(1, '▶')}
    </div>
    ${inPlay ? html`<div class="row">
      ${creature ? number(page, t('bonus.damage'), card.damage, (damage, what) => page.mark({damage}, what)) : nothing}
      ${number(page, t('bonus.aember'), card.aember, (aember, what) => page.mark({aember}, what))}
      ${creature ? number(page, named('counter', 'power'), card.counters?.power ?? 0,
        (power, what) => page.mark(({counters}) => ({counters: {...counters, power}}), what)) : nothing}
      <div class="row">${['exhausted', ...(creature ? ['stunned', 'warded', 'enraged'] : [])].map(status =>
        check(page, t(`card.${status}`), card[status], (on, what) => page.mark({[status]: on}, what)))}</div></div>` : nothing}`));
}

function wishes({name, zone, type}, inPlay, foes = []) {
  const verbs = zone === 'hand' ? ['play', 'discard'] : !inPlay ? []
    : type === 'creature' ? ['reap', 'action', 'omni', 'unstun'] : ['action', 'omni'];
  return [
    ...verbs.map(verb => ({[verb]: name})),
    ...(verbs.includes('reap') ? foes.map(foe => ({fight: [name, foe]})) : []),
  ];
}

function moves(state, {name: self}) {
  const hosts = ['a', 'b'].flatMap(seat => state[seat].line ?? []).filter(host => host !== self);
  return [
    [{to: 'out'}, named('zone', 'out')],
    ...ZONES.flatMap(to => players(state).map(([seat, name]) => [{to, seat}, `${named('zone', to)}, ${name}`])),
    ...hosts.map(host => [{to: 'attached', host}, t('judge.on', {host})]),
  ].map(([move, text]) => [JSON.stringify(move), text]);
}

/** The turn and what the players have. */
export function counts(page) {
  const {state, laying} = page;
  const set = field => (value, what) => page.correct({[field]: value || undefined}, what);
  return panel('counts', html`
    <div class="row">
      ${select(page, 'active', state.active, players(state), set('active'), !laying)}
      ${number(page, t('judge.turn'), state.turn, set('turn'), !laying)}
      ${select(page, 'step', state.step, ['house', 'main'].map(step => [step, t(`judge.step.${step}`)]), set('step'))}
      ${select(page, 'house', state.activeHouse ?? '', [['', '–'], ...HOUSES.map(house => [house, named('house', house)])],
        set('house'), state.step === 'house')}
      ${check(page, t('judge.askAlways'), page.asksAlways, (on, what) => page.correct({askAlways: on}, what), !laying)}
      ${select(page, 'tide', state.tide ?? 'neutral', [['neutral', t('judge.neutral')], ...players(state)], set('tide'))}
    </div>
    ${players(state).map(([seat, name]) => {
      const {aember, chains, keys = []} = state[seat];
      const set = field => (value, what) => page.correct({[seat]: {[field]: value}}, `${name}, ${what}`);
      const forge = key => (on, what) => page.correct(({[seat]: {keys: had = []}}) =>
        ({[seat]: {keys: on ? [...had, key] : had.filter(one => one !== key)}}), `${name}, ${what}`);
      return html`
        <fieldset class="row"><legend>${name}</legend>
          ${number(page, t('bonus.aember'), aember, set('aember'))}
          ${number(page, t('judge.chains'), chains, set('chains'))}
          <div class="row">${['red', 'blue', 'yellow'].map(key =>
            check(page, t('judge.key', {key: named('key', key)}), keys.includes(key), forge(key)))}</div>
        </fieldset>`;
    })}`);
}

/** Cards that lie in piles, to be chosen like those on the board. */
export function piles(page) {
  const {state, name: chosen} = page;
  const shown = players(state).flatMap(([seat, name]) => ['deck', 'discard', 'archives', 'purged']
    .filter(zone => state[seat][zone]?.length)
    .map(zone => html`<h3>${named('zone', zone)}, ${name}</h3><div class="row">${state[seat][zone].map(one => html`
      <button aria-pressed=${chosen === one} @click=${() => page.choose(one)}>${one}</button>`)}</div>`));
  return shown.length ? panel('piles', shown, false) : nothing;
}

/** The choice that waits, or all that can be asked. */
export function asking(page) {
  const {legal, picks, state} = page;
  const choice = legal?.choice;
  if (!choice) {
    const intents = legal?.intents ?? [];
    return panel('asking', html`
      <p class="soft">${intents.length ? t('judge.canAsk', {player: state[legal.toAct].name}) : t('judge.nothing')}</p>
      <div class="row">${intents.map(({type, ...wish}) => page.intent(wish))}</div>`);
  }
  const {options, seat, source, text} = choice;
  return panel('asking', html`
    <p><b>${state[seat].name}${source ? `, ${source}` : ''}:</b> ${question(choice)}</p>
    ${text ? html`<p class="soft">${text}</p>` : nothing}
    <div class="row" data-action="choose">${options.map((option, i) => html`
      <button aria-pressed=${picks.includes(i)} @click=${() => page.pick(i)}>${option}
        <b>${markOf(choice, picks, i)}</b></button>`)}</div>
    ${immediate(choice) ? nothing : html`<p class="row">
      <button class="primary" data-action="answer" ?disabled=${!complete(choice, picks)}
        @click=${() => page.answer(picks)}>${t('act.confirm')}</button>
      <button ?disabled=${!picks.length} @click=${() => (page.picks = [])}>${t('act.clear')}</button></p>`}`);
}

/** What a wish says, as "Reap with Pitlord"; one that says nothing we know, as it was written. */
export function wishText({by, ...wish}) {
  const [[verb, what] = []] = Object.entries(wish);
  const cards = [what].flat();
  if (verb === 'intent' && what?.type) return words(what.type);
  if (cards.every(each => ['string', 'number'].includes(typeof each))) {
    if (verb === 'say' && has(`act.${what}`)) return t(`act.${what}`);
    if (verb === 'house' && has(`house.${what}`)) return t('judge.do.house', {card: named('house', what)});
    if (verb === 'choose') return t('judge.do.house', {card: cards.join(', ')});
    if (has(`judge.do.${verb}`)) return t(`judge.do.${verb}`, {card: cards[0], foe: cards[1]});
  }
  return JSON.stringify(wish).slice(1, -1);
}

/** What each command came to. */
export const log = ({commands, answers}) => panel('log', html`
  <ol class="lab-log">${commands.map(({type, ...more}, i) => html`
    <li><code>${type === 'setup' ? t('judge.setup')
      : more.text ?? (type === 'do' ? wishText(more) : `${type} ${JSON.stringify(more).slice(1, -1)}`)}</code>
      ${cameTo(answers[i] ?? {})}</li>`)}</ol>`);

function cameTo(answer) {
  const {type, happened = []} = answer;
  const loud = what => html`<p class="bad" data-answer=${type}>${what}</p>`;
  switch (type) {
    case 'accepted':
      return html`<ul>${happened.filter(event => !event.startsWith('choice-requested')).map(event => {
        const [what, ...rest] = event.split(' ');
        return html`<li><b>${words(what)}</b> ${rest.join(' ')}</li>`;
      })}</ul>`;
    case 'rejected':
      return loud(html`${t('judge.rejected', answer)} <cite>${t('table.section', answer)}</cite>`);
    case 'problem':
      return loud(problemText(answer));
    default:
      return nothing;
  }
}

/** What the lab says of a command that it cannot understand. */
export const problemText = ({where, problem, hint}) =>
  [where && `${where}:`, problem, hint].filter(Boolean).join(' ');
