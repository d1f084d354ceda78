import {html, nothing} from 'lit';
import {library} from '../base/api.js';
import {define, View} from '../base/element.js';
import {claims, forget, keep, official} from '../base/seats.js';
import {named, t, words} from '../base/text.js';
import {learn} from '../cards/faces.js';
import {board} from '../table/board.js';
import {immediate, pick} from '../table/choice.js';
import './live-match.js';
import {adding, asking, chosen, counts, log, piles, problemText} from './panels.js';
import {catalog, every, item, ON, put, read, write} from './position.js';
import {fromAddress, fromLines, MOST, play, toLines, toLink, tooMuch} from './script.js';
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
  static properties = Object.fromEntries(
    ['token', 'state', 'name', 'picks', 'title', 'seat', 'to', 'counter', 'trouble', 'busy', 'copied']
      .map(field => [field, {state: true}]));

  constructor() {
    super();
    Object.assign(this, {
      token: official('judge'), commands: [], answers: [], past: [], picks: [], byName: new Map(),
      title: '', seat: 'a', to: '', counter: 'power',
    });
    this.begin = this.begin.bind(this);
    this.choose = name => (this.name = this.name === name ? undefined : name);
  }

  connectedCallback() {
    super.connectedCallback();
    document.title = `${t('nav.judge')} · ${t('base.name')}`;
    addEventListener('hashchange', this.begin);
    this.begin();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.begin);
  }

  async begin() {
    this.token = official('judge') ?? this.token;
    if (!this.token) return;
    let commands = this.commands.length ? this.commands : EMPTY;
    this.trouble = '';
    try {
      if (!this.byName.size) {
        const {cards} = await library.get('/cards');
        learn(cards);
        this.byName = catalog(cards);
      }
      commands = (await fromAddress()) ?? commands;
    } catch (e) {
      this.trouble = e.message;
    }
    await this.run(commands, -1);
  }

  /** Plays commands; where the one at `fresh` cannot be understood, all stays as it was. */
  async run(commands, fresh = commands.length - 1, past = [...this.past, this.commands]) {
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
      const link = await toLink(commands);
      Object.assign(this, {commands, answers, legal, link, state, past: past.filter(some => some.length), picks: []});
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

  /** Asks for one thing more. */
  also(command) {
    return this.run([...this.commands, command]);
  }

  undo() {
    this.run(this.past.at(-1) ?? this.commands.slice(0, -1), -1, this.past.slice(0, -1));
  }

  get card() {
    return this.state.cards?.find(card => card.name === this.name);
  }

  get found() {
    const title = this.title.trim().toLowerCase();
    return title ? [...new Set(this.byName.values())].filter(card => card.title.toLowerCase().includes(title)) : [];
  }

  get houses() {
    return [...new Set([...this.byName.values()].flatMap(card => card.printings.map(({house}) => house)))].sort();
  }

  /** Whether the position is still being laid out: nothing was asked of it. */
  get laying() {
    return this.commands.at(-1).type === 'setup';
  }

  /** Changes the last setup, `change` having the position and the chosen card; what came after is played again. */
  lay(change) {
    const at = this.commands.findLastIndex(command => command.type === 'setup');
    if (at < 0) return this.also(EMPTY[0]).then(() => this.lay(change));
    const position = read(this.commands[at], this.byName);
    const before = every(position).find(one => one.name === this.name);
    change(position, before);
    this.name = every(position).find(one => one.card === before?.card)?.name;
    return this.run(this.commands.with(at, write(position)), at);
  }

  /** Corrects what was laid out; corrections that follow each other and move nothing are one command. */
  edit(change) {
    const last = this.commands.at(-1);
    if (last.type !== 'edit' || change.moves) return this.also({type: 'edit', ...change});
    const merged = {...last, ...change};
    for (const part of ['a', 'b']) if (change[part]) merged[part] = {...last[part], ...change[part]};
    for (const [name, marks] of Object.entries(change.cards ?? {})) {
      merged.cards = {...last.cards, [name]: {...last.cards?.[name], ...marks}};
    }
    return this.run(this.commands.with(-1, merged));
  }

  add(entry) {
    const to = this.to || USUAL[entry.type];
    if (to in ON && !this.card) {
      this.trouble = t('judge.needsHost', {card: entry.name});
      return;
    }
    this.lay((position, card) =>
      put(position, item(entry.name), to in ON ? {to, host: card?.name} : {to, seat: this.seat}));
  }

  move(move) {
    if (!this.laying) return this.edit({moves: [{card: this.name, ...move}]});
    return this.lay((position, {card}) => put(position, card, move));
  }

  remove() {
    this.lay((position, {list, card}) => list.splice(list.indexOf(card), 1));
  }

  mark(marks) {
    const all = marks.counters ? {...marks, counters: {...this.card.counters, ...marks.counters}} : marks;
    if (!this.laying) return this.edit({cards: {[this.name]: all}});
    return this.lay((position, {card}) => Object.assign(card.marks, all));
  }

  /** Sets what is so of the turn or, with a seat, of a player. */
  set(change, seat) {
    if (!this.laying) return this.edit(seat ? {[seat]: change} : change);
    return this.lay(position => {
      Object.assign(seat ? position[seat] : position, change);
      if (position.step === 'house') delete position.house;
    });
  }

  /** A button that asks for something; what is legal stands out, and what is not can be tried. */
  intent(wish) {
    const command = {type: 'do', ...wish};
    const written = JSON.stringify(command);
    const legal = this.legal?.intents?.some(intent => JSON.stringify(intent) === written);
    return html`<button class=${legal ? 'legal' : ''} title=${legal ? nothing : t('judge.tryAnyway')} data-action="do"
      ?disabled=${Boolean(this.legal?.choice)} @click=${() => this.also(command)}>${wishText(wish)}</button>`;
  }

  pick(i) {
    const {choice} = this.legal;
    if (immediate(choice)) this.answer([i]);
    else this.picks = pick(choice, this.picks, i);
  }

  answer(picks) {
    this.also({type: 'do', choose: picks.map(i => this.legal.choice.options[i])});
  }

  onCard(name) {
    const option = this.legal?.choice?.options.indexOf(name) ?? -1;
    if (option >= 0) this.pick(option);
    else this.choose(name);
  }

  enter(event) {
    event.preventDefault();
    const token = event.target.elements.token.value.trim();
    const said = claims(token);
    if (said?.role !== 'judge' || said.exp * 1000 < Date.now()) {
      this.trouble = t('judge.noToken');
      return;
    }
    keep(token);
    this.token = token;
    this.begin();
  }

  load(event) {
    event.preventDefault();
    this.trouble = '';
    try {
      this.run(fromLines(event.target.elements.lines.value), -1);
    } catch (e) {
      this.trouble = e.message;
    }
  }

  render() {
    const trouble = html`<p class="trouble bad" role="alert">${this.trouble}</p>`;
    if (!this.token) return this.gate(trouble);
    const {state, commands} = this;
    return html`
      <div class="lab" aria-busy=${Boolean(this.busy)}>
        <div class="lab-table">
          <div class="row lab-bar">
            <h1>${t('judge.lab')}</h1>
            <button data-action="undo" ?disabled=${commands.length < 2 && !this.past.length}
              @click=${this.undo}>${t('judge.undo')}</button>
            <button data-action="clear" @click=${() => this.run(EMPTY)}>${t('judge.fresh')}</button>
            <button data-action="example" @click=${() => this.run(EXAMPLE)}>${t('judge.example')}</button>
            <span class="soft">${t('judge.used', {n: commands.length, most: MOST})}</span>
          </div>
          ${trouble}
          ${state ? this.table() : nothing}
        </div>
        ${state ? html`
          <div class="lab-side">${[asking, chosen, adding, counts, piles].map(panel => panel(this))}</div>` : nothing}
        <div class="lab-foot">${log(this)}${this.texts()}<live-match .token=${this.token}></live-match></div>
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
      middle: state.winner ? html`<p class="note">${t('result.wins', {player: state[state.winner].name})}</p>` : nothing,
    });
  }

  texts() {
    const lines = toLines(this.commands);
    const setup = this.commands.findLast(({type}) => type === 'setup');
    const copied = {
      notation: this.state ? notation(this.state, this.byName, setup.cards) : '', link: this.link || t('judge.noLink'),
    };
    const copy = (name, text) => html`
      <button type="button" data-action="copy-${name}" @click=${() => this.copy(text)}>${t('base.copy')}</button>`;
    return html`
      <details class="sheet" data-panel="texts"><summary>${t('judge.texts')}</summary>
        <form @submit=${this.load}>
          <label>${t('judge.lines')}<textarea name="lines" rows="6" spellcheck="false" .value=${lines}></textarea></label>
          <p class="row"><button class="primary" data-action="load">${t('judge.load')}</button>${copy('lines', lines)}</p>
        </form>
        ${Object.entries(copied).map(([name, text]) => html`
          <div class="row">
            <label class="grow">${t(`judge.${name}`)}<input readonly name=${name} .value=${text}></label>
            ${copy(name, text)}
          </div>`)}
        <p role="status">${this.copied}</p>
      </details>`;
  }

  async copy(text) {
    const done = await navigator.clipboard?.writeText(text).then(() => true, () => false);
    this.copied = t(done ? 'base.copied' : 'judge.notCopied');
  }

  gate(trouble) {
    return html`
      <section class="sheet gate">
        <h1>${t('judge.lab')}</h1>
        <p>${t('judge.gate')} <code>./aemberlog token --role judge --name Judy</code></p>
        ${trouble}
        <form @submit=${this.enter}>
          <label>${t('judge.token')}<input name="token" required autocomplete="off" spellcheck="false"></label>
          <p><button class="primary" data-action="enter">${t('judge.enter')}</button></p>
        </form>
      </section>`;
  }
}

/** What a wish says: "Reap with Pitlord". */
function wishText(wish) {
  const [[verb, what]] = Object.entries(wish);
  switch (verb) {
    case 'say': return t(`act.${what}`);
    case 'intent': return words(what.type);
    default: return t(`judge.do.${verb}`, {card: verb === 'house' ? named(verb, what) : [what].flat()[0], foe: what[1]});
  }
}

define('judge-page', JudgePage);
