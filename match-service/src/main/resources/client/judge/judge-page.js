import {html, nothing} from 'lit';
import {library} from '../base/api.js';
import {define, View} from '../base/element.js';
import {claims, forget, keep, official} from '../base/seats.js';
import {named, t, words} from '../base/text.js';
import {learn} from '../cards/faces.js';
import {board} from '../table/board.js';
import './live-match.js';
import {adding, asking, chosen, counts, log, piles, problemText} from './panels.js';
import {catalog, every, item, put, read, write} from './position.js';
import {fromAddress, fromLines, MOST, play, toLines, toLink, tooMuch} from './script.js';
import {notation, tableOf} from './view.js';

const EMPTY = [{type: 'setup'}];
const EXAMPLE = [
  {type: 'setup', house: 'dis', a: {line: ['Tolas', 'Pitlord'], hand: ['Gateway to Dis']}, b: {line: ['Bad Penny', 'Valdr'], aember: 3}},
];

/**
 * The lab: a position is laid out and tried. The lab remembers nothing, so the page keeps the list
 * of commands and sends all of it after each change; the answers are the page's whole state.
 */
class JudgePage extends View {
  static properties = Object.fromEntries(
    ['token', 'commands', 'state', 'legal', 'name', 'picks', 'search', 'counter', 'trouble', 'busy', 'lines', 'link', 'copied']
      .map(field => [field, {state: true}]));

  constructor() {
    super();
    this.token = official('judge') ?? '';
    this.commands = [];
    this.answers = [];
    this.past = [];
    this.picks = [];
    this.search = {title: '', seat: 'a', to: 'auto'};
    this.counter = 'power';
    this.byName = new Map();
    this.linked = () => this.begin();
  }

  connectedCallback() {
    super.connectedCallback();
    document.title = `${t('nav.judge')} · ${t('base.name')}`;
    addEventListener('hashchange', this.linked);
    if (this.token) this.begin();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.linked);
  }

  async begin() {
    this.token = official('judge') ?? this.token;
    let commands = EMPTY;
    this.trouble = '';
    try {
      if (!this.byName.size) {
        const {cards} = await library.get('/cards');
        learn(cards);
        this.byName = catalog(cards);
      }
      commands = (await fromAddress()) ?? (this.commands.length ? this.commands : EMPTY);
    } catch (e) {
      this.trouble = e.message;
    }
    await this.run(commands, -1);
  }

  /** Plays commands; where the one at `fresh` cannot be understood, all stays as it was. */
  async run(commands, fresh = commands.length - 1) {
    const fault = tooMuch(commands);
    if (fault || this.busy) {
      this.trouble = fault;
      return;
    }
    this.busy = true;
    try {
      const {answers, state, legal} = await play(commands, this.token);
      const problem = answers[fresh]?.type === 'problem' ? answers[fresh] : null;
      if (fresh >= 0) this.trouble = problem ? problemText(problem) : '';
      if (problem) return;
      if (this.commands.length) this.past.push(this.commands);
      Object.assign(this, {commands, answers, state, legal, picks: [], lines: toLines(commands), link: await toLink(commands)});
    } catch (problem) {
      this.trouble = problem.message;
      if (problem.status === 401 || problem.status === 403) {
        forget(this.token);
        this.token = '';
      }
    } finally {
      this.busy = false;
    }
  }

  undo() {
    const before = this.past.pop() ?? this.commands.slice(0, -1);
    this.commands = [];
    this.run(before.length ? before : EMPTY, -1);
  }

  get card() {
    return this.state?.cards?.find(card => card.name === this.name);
  }

  get found() {
    const title = this.search.title.trim().toLowerCase();
    return title ? [...new Set(this.byName.values())].filter(card => card.title.toLowerCase().includes(title)) : [];
  }

  get houses() {
    const cards = [...this.byName.values()];
    return [...new Set(cards.flatMap(card => card.printings.map(printing => printing.house)))].sort();
  }

  /** Whether the position is still being laid out: nothing was asked of it. */
  get laying() {
    return this.commands.at(-1)?.type === 'setup';
  }

  look(search) {
    this.search = {...this.search, ...search};
  }

  choose(name) {
    this.name = this.name === name ? undefined : name;
  }

  /** Changes the last setup; what came after it is played again. */
  lay(change) {
    const at = this.commands.findLastIndex(command => command.type === 'setup');
    const position = read(this.commands[at] ?? EMPTY[0], this.byName);
    change(position, every(position));
    return this.run(this.commands.with(at, write(position)), at);
  }

  /** Corrects what was laid out; corrections that follow each other and move nothing are one command. */
  edit(change) {
    const last = this.commands.at(-1);
    if (last.type !== 'edit' || change.moves) return this.run([...this.commands, {type: 'edit', ...change}]);
    const merged = {...last, ...change};
    if (change.cards) {
      const [[name, marks]] = Object.entries(change.cards);
      merged.cards = {...last.cards, [name]: {...last.cards?.[name], ...marks}};
    }
    for (const seat of ['a', 'b']) if (change[seat]) merged[seat] = {...last[seat], ...change[seat]};
    return this.run(this.commands.with(-1, merged));
  }

  add(entry) {
    const {seat, to: wanted} = this.search;
    const usual = {creature: 'line', artifact: 'artifacts', upgrade: 'attached', action: 'hand'};
    const to = wanted === 'auto' ? usual[entry.type] : wanted;
    const onHost = ['attached', 'under', 'grafted'].includes(to);
    if (onHost && !this.card) {
      this.trouble = t('judge.needsHost', {card: entry.name});
      return;
    }
    this.lay((position, cards) => {
      const host = onHost ? cards.find(one => one.name === this.name)?.name : undefined;
      put(position, item(entry.name), host ? {to, host} : {to: onHost ? 'hand' : to, seat});
    });
  }

  move(card, move) {
    if (!this.laying) return this.edit({moves: [{card: card.name, ...move}]});
    return this.lay((position, cards) => put(position, cards.find(one => one.name === card.name).card, move));
  }

  remove(card) {
    this.name = undefined;
    this.lay((position, cards) => {
      const {list, card: found} = cards.find(one => one.name === card.name);
      list.splice(list.indexOf(found), 1);
    });
  }

  mark(card, marks) {
    if (!this.laying) return this.edit({cards: {[card.name]: marks}});
    return this.lay((_, cards) => {
      const {card: found} = cards.find(one => one.name === card.name);
      const counters = {...found.marks.counters, ...marks.counters};
      found.marks = {...found.marks, ...marks, ...(marks.counters ? {counters} : {})};
    });
  }

  have(seat, counted) {
    if (!this.laying) return this.edit({[seat]: counted});
    return this.lay(position => Object.assign(position[seat], counted));
  }

  turn(change) {
    if (!this.laying) return this.edit(change);
    return this.lay(position => {
      Object.assign(position, change);
      if (position.step === 'house') delete position.house;
    });
  }

  /** A button that asks for something; what is legal stands out, and what is not can be tried. */
  intent(wish) {
    const command = JSON.stringify({type: 'do', ...wish});
    const legal = (this.legal?.intents ?? []).some(intent => JSON.stringify(intent) === command);
    return html`<button class=${legal ? 'legal' : ''} title=${legal ? nothing : t('judge.tryAnyway')} data-action="do"
      data-wish=${command} ?disabled=${Boolean(this.legal?.choice)} @click=${() => this.run([...this.commands, JSON.parse(command)])}>${wishText(wish)}</button>`;
  }

  optionText(option) {
    return this.state.cards?.some(card => option.startsWith(card.name)) ? option : words(option);
  }

  pick(i) {
    const {min, max, repeats} = this.legal.choice;
    if (max === 1 && min === 1) return this.answer([i]);
    if (!repeats && this.picks.includes(i)) this.picks = this.picks.filter(pick => pick !== i);
    else if (this.picks.length < max) this.picks = [...this.picks, i];
  }

  answer(picks) {
    const {options} = this.legal.choice;
    this.run([...this.commands, {type: 'do', choose: picks.map(i => options[i])}]);
  }

  onCard(id) {
    const {name} = this.state.cards.find(card => card.id === id);
    const option = this.legal?.choice?.options.indexOf(name) ?? -1;
    if (option >= 0) this.pick(option);
    else this.choose(name);
  }

  enter(event) {
    event.preventDefault();
    const token = event.target.elements.token.value.trim();
    const said = claims(token);
    if (said?.role !== 'judge') {
      this.trouble = t('judge.noToken');
    } else if (said.exp * 1000 < Date.now()) {
      this.trouble = t('judge.expired');
    } else {
      keep(token);
      this.token = token;
      this.begin();
    }
  }

  load(event) {
    event.preventDefault();
    try {
      this.run(fromLines(event.target.elements.lines.value), -1);
      this.trouble = '';
    } catch (e) {
      this.trouble = e.message;
    }
  }

  async copy(what, text) {
    try {
      await navigator.clipboard.writeText(text);
      this.copied = t('judge.copied', {what});
    } catch {
      this.copied = t('judge.notCopied');
    }
  }

  render() {
    const trouble = html`<p class="trouble bad" role="alert">${this.trouble}</p>`;
    if (!this.token) return this.gate(trouble);
    return html`
      <div class="lab" aria-busy=${Boolean(this.busy)}>
        <div class="lab-table">
          <div class="row lab-bar">
            <h1>${t('judge.lab')}</h1>
            <button data-action="undo" ?disabled=${this.commands.length < 2 && !this.past.length} @click=${this.undo}>${t('judge.undo')}</button>
            <button data-action="clear" @click=${() => this.run(EMPTY)}>${t('judge.fresh')}</button>
            <button data-action="example" @click=${() => this.run(EXAMPLE)}>${t('judge.example')}</button>
            <span class="soft">${t('judge.used', {n: this.commands.length, most: MOST})}</span>
          </div>
          ${trouble}
          ${this.state ? this.table() : nothing}
        </div>
        ${this.state ? html`<div class="lab-side">
          ${asking(this)}${chosen(this)}${adding(this)}${counts(this)}${piles(this)}
        </div>` : nothing}
        <div class="lab-foot">${log(this)}${this.texts()}<live-match .token=${this.token}></live-match></div>
      </div>`;
  }

  table() {
    const options = this.legal?.choice?.options ?? [];
    const named = id => this.state.cards.find(card => card.id === id).name;
    return board(tableOf(this.state), {
      anyCard: true,
      lit: id => options.includes(named(id)),
      picked: id => (named(id) === this.name ? t('judge.isChosen') : undefined),
      onCard: id => this.onCard(id),
    });
  }

  texts() {
    const position = this.state ? notation(this.state, this.byName, this.commands.findLast(one => one.type === 'setup')?.cards) : '';
    return html`
      <details class="sheet" data-panel="texts"><summary>${t('judge.texts')}</summary>
        <form @submit=${this.load}>
          <label>${t('judge.lines')}<textarea name="lines" rows="6" spellcheck="false" .value=${this.lines ?? ''}></textarea></label>
          <p class="row"><button class="primary" data-action="load">${t('judge.load')}</button>
            <button type="button" data-action="copy-lines" @click=${() => this.copy(t('judge.lines'), this.lines)}>${t('base.copy')}</button></p>
        </form>
        ${[['notation', position], ['link', this.link || t('judge.noLink')]].map(([name, text]) => html`
          <div class="row"><label class="grow">${t(`judge.${name}`)}<input readonly name=${name} .value=${text}></label>
            <button data-action="copy-${name}" @click=${() => this.copy(t(`judge.${name}`), text)}>${t('base.copy')}</button></div>`)}
        <p role="status">${this.copied}</p>
      </details>`;
  }

  gate(trouble) {
    return html`
      <section class="sheet gate">
        <h1>${t('judge.lab')}</h1>
        <p>${t('judge.gate')}</p>
        <p>${t('judge.gate.how')} <code>./aemberlog token --role judge --name Judy</code></p>
        ${trouble}
        <form @submit=${this.enter}>
          <label>${t('judge.token')}<input name="token" required autocomplete="off" spellcheck="false"></label>
          <p class="row"><button class="primary" data-action="enter">${t('judge.enter')}</button></p>
        </form>
      </section>`;
  }
}

/** What a wish says: "Reap with Pitlord". */
function wishText(wish) {
  const [[verb, what]] = Object.entries(wish);
  switch (verb) {
    case 'house': return t('judge.do.house', {house: named('house', what)});
    case 'fight': return t('judge.do.fight', {card: what[0], foe: what[1]});
    case 'say': return t(`judge.say.${what}`);
    case 'intent': return words(what.type);
    default: return t(`judge.do.${verb}`, {card: what});
  }
}

define('judge-page', JudgePage);
