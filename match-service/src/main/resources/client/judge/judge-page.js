import {html, nothing} from 'lit';
import {copyText} from '../base/copy.js';
import {define, View} from '../base/element.js';
import {accept, forget, official} from '../base/seats.js';
import {named, t, words} from '../base/text.js';
import {allCards} from '../library/cards.js';
import {board} from '../table/board.js';
import {immediate, pick} from '../table/choice.js';
import './live-match.js';
import {adding, asking, chosen, counts, log, panel, piles, problemText} from './panels.js';
import {add, catalog, ON} from './position.js';
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
    token: '', state: null, name: '', picks: [], title: '', seat: 'a', to: '', trouble: '', busy: false, copied: '', listing: false,
    commands: EMPTY, answers: [], past: [], byName: new Map(),
  };

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

  async begin() {
    this.token = official('judge') ?? '';
    if (!this.token) return;
    let commands = null;
    this.trouble = '';
    try {
      if (!this.byName.size) this.byName = catalog(await allCards());
      commands = fromAddress();
    } catch (e) {
      this.trouble = e.message;
    }
    await this.run(commands ?? this.commands, []);
  }

  /** Plays commands; where the one at `fresh` cannot be understood, all stays as it was. */
  async run(commands, past = [...this.past, this.commands], fresh = -1) {
    if (this.busy) return;
    this.busy = true;
    try {
      const played = await play(commands, this.token);
      const answer = played.answers[fresh];
      const problem = answer?.type === 'problem';
      if (fresh >= 0) this.trouble = problem ? problemText(answer) : '';
      if (!problem) Object.assign(this, played, {commands, past, picks: []});
    } catch (problem) {
      this.trouble = problem.message;
      if (problem.status === 401 || problem.status === 403) {
        forget(this.token);
        this.token = '';
        this.trouble = t('judge.noToken');
      }
    } finally {
      this.busy = false;
    }
  }

  /** Plays commands of which the last, or the one at `fresh`, is new. */
  change(commands, fresh = commands.length - 1) {
    return this.run(commands, undefined, fresh);
  }

  /** Asks for one thing more. */
  also(command) {
    return this.change([...this.commands, command]);
  }

  undo() {
    this.trouble = '';
    this.run(this.past.at(-1), this.past.slice(0, -1));
  }

  choose(name) {
    this.name = this.name === name ? '' : name;
  }

  get card() {
    return this.state.cards?.find(card => card.name === this.name);
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
  async add(entry) {
    const to = this.to || USUAL[entry.type];
    const host = to in ON ? this.name : '';
    if (to in ON && !this.card) {
      this.trouble = t('judge.needsHost', {card: entry.name});
      return;
    }
    const commands = this.commands.some(({type}) => type === 'setup') ? this.commands : [...EMPTY, ...this.commands];
    const more = add(commands, this.byName, entry.name, {seat: this.seat, to, host});
    await this.change(more.commands, more.commands.findLastIndex(({type}) => type === 'setup'));
    if (!this.trouble) this.name = more.names.get(this.name) ?? this.name;
  }

  move(move) {
    return this.also({type: 'edit', moves: [{card: this.name, ...move}]});
  }

  mark(marks) {
    this.correct({cards: {[this.name]: marks}});
  }

  /** Says what is so; corrections that follow each other, or the setup itself, are one command. */
  correct(said) {
    const last = this.commands.at(-1);
    if (last?.type !== 'setup' && last?.type !== 'edit') return this.also({type: 'edit', ...said});
    const all = merged(last, said);
    if (all.step === 'house') delete all.house;
    return this.change(this.commands.with(-1, all));
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
    this.trouble = '';
    try {
      this.run(fromLines(event.target.elements.lines.value));
    } catch (e) {
      this.trouble = e.message;
    }
  }

  render() {
    const trouble = html`<p class="note bad" role="alert">${this.trouble}</p>`;
    if (!this.token) return this.gate(trouble);
    return html`
      <div class="lab" aria-busy=${this.busy}>
        <div class="lab-table">
          <div class="row">
            <h1>${t('judge.lab')}</h1>
            <button data-action="undo" ?disabled=${!this.past.length} @click=${this.undo}>${t('judge.undo')}</button>
            <button data-action="clear" @click=${() => this.change(EMPTY)}>${t('judge.fresh')}</button>
            <button data-action="example" @click=${() => this.change(EXAMPLE)}>${t('judge.example')}</button>
          </div>
          ${trouble}
          ${this.state ? this.table() : nothing}
        </div>
        <div class="lab-side">
          ${this.state ? [asking, chosen, adding, counts, piles].map(part => part(this)) : nothing}</div>
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
        <label>${t('judge.lines')}<textarea name="lines" rows="6" spellcheck="false" .value=${lines}></textarea></label>
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

/** What a wish says: "Reap with Pitlord". */
function wishText(wish) {
  const [[verb, what]] = Object.entries(wish);
  switch (verb) {
    case 'say': return t(`act.${what}`);
    case 'intent': return words(what.type);
    case 'house': return t('judge.do.house', {card: named(verb, what)});
    default: return t(`judge.do.${verb}`, {card: [what].flat()[0], foe: what[1]});
  }
}

define('judge-page', JudgePage);
