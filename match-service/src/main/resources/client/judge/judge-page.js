import {html, nothing} from 'lit';
import {copyText} from '../base/copy.js';
import {define, View} from '../base/element.js';
import {accept, forget, official} from '../base/seats.js';
import {t} from '../base/text.js';
import {allCards} from '../library/contents.js';
import {board} from '../table/board.js';
import {immediate, pick} from '../table/choice.js';
import './live-match.js';
import {adding, asking, chosen, counts, log, panel, piles, problemText, wishText} from './panels.js';
import {add, catalog, ON} from './position.js';
import {Queue} from './queue.js';
import {fromAddress, fromLines, play, toLines, toLink} from './script.js';
import {notation, tableOf} from './view.js';

const EMPTY = [{type: 'setup'}];
const EXAMPLE = [
  {
    type: 'setup', house: 'dis',
    a: {line: ['Tolas', 'Pitlord'], hand: ['Gateway to Dis']}, b: {line: ['Bad Penny', 'Valdr'], aember: 3},
  },
];
const USUAL = {creature: 'line', artifact: 'artifacts', upgrade: 'attached', action: 'hand'};

/**
 * The lab: a position is laid out and tried. The lab remembers nothing, so the page keeps the list
 * of commands and sends all of it after each change; the answers are the page's whole state.
 */
class JudgePage extends View {
  static first = {
    token: '', state: null, name: '', picks: [], title: '', seat: 'a', to: '', trouble: '', copied: '', listing: false,
    typed: '', commands: EMPTY, answers: [], past: [], byName: new Map(),
  };

  constructor() {
    super();
    this.queue = new Queue({
      changed: () => this.requestUpdate(),
      failed: (problem, whats) => this.failed(problem, whats),
    });
  }

  connectedCallback() {
    super.connectedCallback();
    this.gone = new AbortController();
    for (const news of ['hashchange', 'seats']) addEventListener(news, () => this.begin(), this.gone);
    this.begin();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.gone.abort();
  }

  begin() {
    this.token = official('judge') ?? '';
    if (this.token) this.next('', () => this.open());
  }

  /** Plays what the address says, or else what is there. */
  async open() {
    let commands = null;
    let trouble = null;
    try {
      if (!this.byName.size) this.byName = catalog(await allCards());
      commands = fromAddress();
    } catch (problem) {
      trouble = problem;
    }
    await this.run(commands ?? this.commands, []);
    if (commands) this.called = {};
    if (trouble) throw trouble;
  }

  /** Whether a change is under way. */
  get busy() {
    return this.queue.all.length > 0;
  }

  /** Does something as soon as all is done that was asked for before; what failed before is forgotten. */
  next(what, doing) {
    if (!this.busy) this.trouble = '';
    return this.queue.add(what, doing);
  }

  /** Does something with the card `name`, if any, and others; an Error if by then it is gone, or names are others'. */
  nextWithCards(what, doing, name = '') {
    const {called} = this;
    return this.next(what, () => {
      if (called !== this.called || name && !this.named(name)) throw new Error(t('judge.another'));
      return doing();
    });
  }

  failed(problem, [what, ...behind]) {
    const unknown = problem.status === 401 || problem.status === 403;
    if (unknown) {
      forget(this.token);
      this.token = '';
    }
    const why = unknown ? t('judge.noToken') : problem.message;
    this.trouble = [
      what ? t('judge.notDone', {what, why}) : why,
      ...(behind.length ? [t('judge.behind', {what: behind.join('; ')})] : []),
    ].join(' ');
  }

  /** Plays commands; an Error where the one at `fresh` cannot be understood, and all stays as it was, or is rejected. */
  async run(commands, past = [...this.past, this.commands], fresh = -1) {
    const played = await play(commands, this.token);
    const answer = played.answers[fresh];
    if (answer?.type === 'problem') throw new Error(problemText(answer));
    const picks = sameChoice(played.legal, this.legal) ? this.picks : [];
    Object.assign(this, played, {commands, past, picks});
    if (answer?.type === 'rejected') throw new Error(t('judge.rejected', answer));
  }

  /** Plays commands of which the last, or the one at `fresh`, is new. */
  change(commands, fresh = commands.length - 1) {
    return this.run(commands, undefined, fresh);
  }

  /** Lays out something else. */
  replace(what, lines) {
    return this.next(what, async () => {
      await this.run(lines());
      Object.assign(this, {called: {}, typed: ''});
    });
  }

  /** Asks the rules for something; clicked twice it happens once. */
  ask(what, command, stillAsked = () => true) {
    if (this.queue.whats.includes(what)) return;
    this.nextWithCards(what, () => {
      if (!stillAsked()) throw new Error(t('judge.another'));
      return this.change([...this.commands, {type: 'do', ...command}]);
    });
  }

  undo() {
    return this.next(t('judge.undo'), async () => {
      if (!this.past.length) return;
      const before = namesIn(this.state);
      await this.run(this.past.at(-1), this.past.slice(0, -1));
      if (namesIn(this.state) !== before) this.called = {};
    });
  }

  choose(name) {
    this.name = this.name === name ? '' : name;
  }

  get card() {
    return this.named(this.name);
  }

  named(name) {
    return this.state?.cards?.find(card => card.name === name);
  }

  get found() {
    const part = this.title.trim().toLowerCase();
    if (!part && !this.listing) return [];
    const all = [...new Set(this.byName.values())].toSorted((a, b) => a.name.localeCompare(b.name));
    const titled = all.filter(card => card.title.toLowerCase().includes(part));
    return this.listing ? [...titled, ...all.filter(card => !titled.includes(card) && speaks(card).includes(part))] : titled;
  }

  /** Whether the position is still being laid out: nothing was asked of it. */
  get laying() {
    return this.commands.at(-1)?.type === 'setup';
  }

  /** Whether choices with one answer are asked too. */
  get asksAlways() {
    return Boolean(this.commands.findLast(({type}) => type === 'setup')?.askAlways);
  }

  /** Puts one card more into the last setup, and plays what came after it again. */
  add(entry) {
    const {seat} = this;
    const what = `${t('judge.adding')}: ${entry.name}`;
    const to = this.to || USUAL[entry.type];
    if (!(to in ON)) return this.next(what, () => this.put(entry, {seat, to, host: ''}));
    const host = this.card?.name;
    return this.nextWithCards(what, () => {
      if (!host) throw new Error(t('judge.needsHost', {card: entry.name}));
      return this.put(entry, {seat, to, host});
    });
  }

  async put(entry, where) {
    const commands = this.commands.some(({type}) => type === 'setup') ? this.commands : [...EMPTY, ...this.commands];
    const more = add(commands, this.byName, entry.name, where);
    await this.change(more.commands, more.commands.findLastIndex(({type}) => type === 'setup'));
    if ([...more.names].some(([before, now]) => before !== now)) this.called = {};
    this.name = more.names.get(this.name) ?? this.name;
  }

  move(move, what) {
    const {name} = this;
    return this.moves(name, what, () => move);
  }

  /** Moves the chosen card along its battleline. */
  step(by, what) {
    const {name} = this;
    return this.moves(name, what, () => {
      const {controller: seat} = this.named(name);
      return {to: 'line', seat, position: this.state[seat].line.indexOf(name) + by};
    });
  }

  moves(name, what, where) {
    return this.nextWithCards(`${name}: ${what}`, () =>
      this.change([...this.commands, {type: 'edit', moves: [{card: name, ...where()}]}]), name);
  }

  /** Says what is on the chosen card, or what `marks(card)` gives when its turn comes. */
  mark(marks, what) {
    const {name} = this;
    return this.nextWithCards(`${name}, ${what}`, () =>
      this.corrected({cards: {[name]: typeof marks === 'function' ? marks(this.named(name)) : marks}}), name);
  }

  /** Says what is so, or what `said(state)` gives when its turn comes. */
  correct(said, what) {
    return this.next(what, () => this.corrected(typeof said === 'function' ? said(this.state) : said));
  }

  /** Corrections that follow each other, or the setup itself, are one command. */
  corrected(said) {
    const last = this.commands.at(-1);
    if (last?.type !== 'setup' && last?.type !== 'edit') return this.change([...this.commands, {type: 'edit', ...said}]);
    const all = merged(last, said);
    if (all.step === 'house') delete all.house;
    return this.change(this.commands.with(-1, all));
  }

  /** A button that asks for something; what is legal stands out, and what is not can be tried. */
  intent(wish) {
    const what = wishText(wish);
    const legal = this.legal?.intents?.some(intent => same(intent, {type: 'do', ...wish}));
    return html`<button class=${legal ? 'legal' : ''} title=${legal ? nothing : t('judge.tryAnyway')} data-action="do"
      ?disabled=${Boolean(this.legal?.choice)} @click=${() => this.ask(what, wish)}>${what}</button>`;
  }

  pick(i) {
    const {choice} = this.legal;
    if (immediate(choice)) this.answer([i]);
    else this.picks = pick(choice, this.picks, i);
  }

  answer(picks) {
    const {legal, deeds} = this;
    const choose = picks.map(i => legal.choice.options[i]);
    this.picks = [];
    this.ask(choose.join(', '), {choose}, () => this.deeds === deeds && sameChoice(this.legal, legal));
  }

  /** How often the rules were asked for something. */
  get deeds() {
    return this.commands.filter(({type}) => type === 'do').length;
  }

  onCard(name) {
    const option = this.legal?.choice?.options.indexOf(name) ?? -1;
    if (option >= 0) this.pick(option);
    else this.choose(name);
  }

  async enter(event) {
    event.preventDefault();
    try {
      await accept(event.target.elements.token.value.trim());
      this.trouble = this.token ? '' : t('judge.noToken');
    } catch (problem) {
      this.trouble = problem.passing ? problem.message : t('judge.noToken');
    }
  }

  load(event) {
    event.preventDefault();
    const {value} = event.target.elements.lines;
    return this.replace(t('judge.load'), () => fromLines(value));
  }

  render() {
    const trouble = html`<p class="note bad" role="alert">${this.trouble}</p>`;
    if (!this.token) return this.gate(trouble);
    const [, ...waits] = this.queue.whats;
    return html`
      <div class="lab" aria-busy=${this.busy}>
        <div class="lab-table">
          <div class="row">
            <h1>${t('judge.lab')}</h1>
            <button data-action="undo" ?disabled=${!this.past.length} @click=${this.undo}>${t('judge.undo')}</button>
            <button data-action="clear" @click=${() => this.replace(t('judge.fresh'), () => EMPTY)}>${t('judge.fresh')}</button>
            <button data-action="example" @click=${() => this.replace(t('judge.example'), () => EXAMPLE)}>${t('judge.example')}</button>
          </div>
          ${this.state ? this.table() : nothing}
        </div>
        <div class="lab-side">
          ${this.state ? [asking, chosen, adding, counts, piles].map(part => part(this)) : nothing}</div>
        <div class="lab-foot">${log(this)}${this.texts()}<live-match .token=${this.token}></live-match></div>
        <div class="lab-says">${trouble}
          <p class="note" role="status">${waits.length ? t('judge.waits', {what: waits.join('; ')}) : nothing}</p></div>
      </div>`;
  }

  table() {
    const {state, legal} = this;
    const names = new Map((state.cards ?? []).map(({id, name}) => [id, name]));
    const users = wish => Object.values(wish).map(what => [what].flat()[0]);
    const lit = new Set(legal?.choice?.options ?? legal?.intents?.flatMap(users));
    return board(tableOf(state), {
      anyCard: true,
      lit: id => lit.has(names.get(id)),
      picked: id => (names.get(id) === this.name ? t('judge.isChosen') : undefined),
      onCard: id => this.onCard(names.get(id)),
      middle: state.winner
        ? html`<p class="note">${t('result.wins', {player: state[state.winner].name})}</p>` : nothing,
    });
  }

  texts() {
    const {commands, state, byName} = this;
    const lines = toLines(commands);
    const setup = commands.findLast(({type}) => type === 'setup');
    const copied = {notation: state ? notation(state, byName, setup?.cards) : '', link: toLink(commands)};
    const copy = (name, text) => html`
      <button type="button" data-action="copy-${name}" @click=${() => this.copy(text)}>${t('base.copy')}</button>`;
    return panel('texts', html`
      <form @submit=${this.load}>
        <label>${t('judge.lines')}<textarea name="lines" rows="6" spellcheck="false" .value=${this.typed || lines}
            @input=${({target}) => (this.typed = target.value)}></textarea></label>
        <p class="row">
          <button class="primary" data-action="load">${t('judge.load')}</button>${copy('lines', lines)}</p>
      </form>
      ${Object.entries(copied).map(([name, text]) => html`
        <div class="row">
          <label class="grow">${t(`judge.${name}`)}<input readonly name=${name} .value=${text}></label>
          ${copy(name, text)}
        </div>`)}
      <p role="status">${this.copied}</p>`, false);
  }

  async copy(text) {
    this.copied = t(await copyText(text) ? 'base.copied' : 'judge.notCopied');
  }

  gate(trouble) {
    return html`
      <form class="problem" @submit=${this.enter}>
        <h1>${t('judge.lab')}</h1>
        <p>${t('judge.gate')} <code>./aemberlog token --role judge --name Judy</code></p>
        ${trouble}
        <label>${t('judge.token')}<input name="token" required autocomplete="off" spellcheck="false"></label>
        <p><button class="primary" data-action="enter">${t('judge.enter')}</button></p>
      </form>`;
  }
}

/** Whether the same is asked of the same player. */
/** Whether two intents say the same, in whatever order. */
const same = (one, other) => {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length
    && names.every(name => JSON.stringify(one[name]) === JSON.stringify(other[name]));
};

const sameChoice = (one, other) => JSON.stringify(one?.choice) === JSON.stringify(other?.choice);

const namesIn = state => JSON.stringify(state?.cards?.map(({name}) => name));

/** What a card says besides its title. */
const speaks = ({type, traits = [], text = '', printings = []}) =>
  [type, ...traits, ...printings.map(({house}) => house), text].join(' ').toLowerCase();

/** Objects as one, and so on for the objects in them. */
function merged(one, other) {
  const both = {...one};
  for (const [key, value] of Object.entries(other)) {
    both[key] = value?.constructor === Object ? merged(one[key] ?? {}, value) : value;
  }
  return both;
}

define('judge-page', JudgePage);
