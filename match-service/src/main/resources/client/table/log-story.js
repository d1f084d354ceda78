import {named} from '../base/text.js';
import {clause, nameOf} from './log-facts.js';
import {runsOn} from './log-words.js';

/** What was before a fact within its action, as far as it changes what is said of the fact. */
class So {
  constructor() {
    this.active = null;
    this.step = null;
    this.choice = null;
    this.offered = {};
    this.names = {};
    this.facts = [];
    this.begin();
  }

  /** A new action begins. */
  begin() {
    this.played = new Set();
    this.left = new Set();
    this.shuffled = false;
  }

  cards(numbers) {
    return {cards: numbers.map(id => ({id, name: this.names[id]}))};
  }

  /** Whether a card is exhausted because it is used. */
  uses(card) {
    return this.facts.some(fact => /^(creature-reaped|ability-used|fight-began|stun-removed)/.test(fact.type) &&
      (fact.card ?? fact.attacker) === card);
  }

  /** The options that were picked, if they are known. */
  picked(made) {
    return this.choice?.id === made.choice
      ? (made.picks ?? []).map(pick => this.choice.options?.[pick]).filter(Boolean)
      : [];
  }

  /** Picks that the other facts of the commit say nothing of. */
  worthSaying(made) {
    const rest = JSON.stringify(this.facts.filter(fact => fact !== made && nameOf(fact) !== 'choice-requested'));
    const options = this.picked(made);
    const cards = options
      .filter(option => option.type === 'card' && !new RegExp(`[:[,]${option.card}[,}\\]]`).test(rest))
      .map(option => option.card);
    const houses = options.filter(option => option.type === 'of-house' && this.choice.why === 'house');
    if (cards.length) return [{cards: cards.map(id => ({id, name: this.names[id] ?? this.offered[id]}))}];
    return houses.map(option => named('house', option.house));
  }
}

/** Facts that stand out, each with a line of its own. */
const LOUD = /^(key-(un)?forged|match-won|hand-mulliganed|corrected|taken-back|match-forked)/;
/** Facts beside the game, of which nothing is taken back. */
const BESIDE = /^(takeback-|time-|nonce-)/;

/**
 * The facts of a match as turns, the actions in them and what is said of each. It is told one
 * commit after another and works on that one only.
 */
export class Story {
  constructor() {
    this.so = new So();
    this.turns = [];
    /** All lines in order, each with the `version` of its commit. */
    this.lines = [];
    this.players = {};
    this.match = null;
  }

  /** Takes in the next commit. */
  take({version, facts = [], names = {}}) {
    const {so} = this;
    so.names = names;
    so.facts = facts;
    const first = facts.find(fact => !/^time-passed/.test(fact.type));
    if (!first?.type.startsWith('choice-made') || !this.action) this.act(version);
    for (const fact of facts) this.tell(fact, version);
  }

  act(version) {
    this.so.begin();
    this.action = {version, lines: [], undone: false, beside: true};
    this.actions().push(this.action);
  }

  actions() {
    if (!this.turns.length) this.turnTo({turn: 0, seat: null, version: 1});
    return this.turns.at(-1).actions;
  }

  turnTo(heading) {
    this.turns.push({house: null, actions: [], size: 0, ...heading});
    this.so.active = heading.seat;
  }

  tell(fact, version) {
    const name = nameOf(fact);
    this.notice(name, fact, version);
    if (!BESIDE.test(name)) this.action.beside = false;
    const said = name === 'turn-began' ? null : clause(fact, this.so);
    if (said) this.say({...said, loud: LOUD.test(name)}, version);
    if (name === 'choice-requested') Object.assign(this.so, {choice: fact.choice, offered: this.so.names});
  }

  notice(name, fact, version) {
    if (name === 'match-created') {
      this.players = {a: fact.seats[0].player, b: fact.seats[1].player};
    }
    if (fact.match) this.match = fact.match;
    if (name === 'match-forked') this.turns.at(-1).forked = true;
    if (name === 'step-began') this.so.step = fact.step;
    if (name === 'house-chosen') this.turns.at(-1).house = fact.house;
    if (name === 'turn-began') {
      this.turnTo({turn: fact.turn, seat: fact.seat, version});
      this.act(version);
    }
    if (name === 'taken-back') this.takeBack(version);
  }

  /** The last action does not count any more; if it ended a turn, that turn goes on. */
  takeBack(version) {
    const standing = this.turns.flatMap(turn => turn.actions.map(action => ({turn, action})))
      .filter(({action}) => action !== this.action && !action.beside && !action.undone);
    const last = standing.at(-1)?.action.version;
    const undone = standing.filter(({action}) => action.version === last);
    for (const {turn, action} of undone) {
      action.undone = true;
      turn.size++;
    }
    const back = undone[0]?.turn;
    const now = this.turns.at(-1);
    if (back && back.turn !== now.turn) {
      now.actions.splice(now.actions.indexOf(this.action), 1);
      this.turnTo({turn: back.turn, seat: back.seat, house: back.house, version, again: true});
      this.actions().push(this.action);
    }
  }

  say(said, version) {
    this.turns.at(-1).size++;
    const line = this.action.lines.at(-1);
    const apart = !line || line.version !== version || line.loud || said.loud;
    if (!apart && joined(line.sentences.at(-1), said)) return;
    if (apart || line.lead) this.line(said, version);
    else line.sentences.push([said]);
  }

  /** The first line of an action says what the player did, the others what came of it. */
  line(said, version) {
    const line = {version, lead: !this.action.lines.length, loud: said.loud, sentences: [[said]]};
    this.action.lines.push(line);
    this.lines.push(line);
  }
}

/** Puts a clause into a sentence, if it goes on like that: "A and B are destroyed", "Ann reaps and gains". */
function joined(sentence, said) {
  const last = sentence.at(-1);
  if (sameBut(last, said)) {
    const cards = [...last.values.cards.cards, ...said.values.cards.cards];
    sentence[sentence.length - 1] = {...last, values: {...last.values, cards: {cards}, count: cards.length}};
    return true;
  }
  if (last.key === said.key && SUMS.includes(said.key) && last.values.player.seat === said.values.player.seat) {
    sentence[sentence.length - 1] = {...last, values: {...last.values, n: last.values.n + said.values.n}};
    return true;
  }
  const goesOn = runsOn(last) && runsOn(said) && last.values.player.seat === said.values.player.seat;
  if (goesOn) sentence.push(said);
  return goesOn;
}

/** What is gained or lost in several portions is said in one. */
const SUMS = ['log.aember-gained', 'log.aember-lost'];

/** Whether two clauses say the same of other cards. */
function sameBut(one, two) {
  return Boolean(one.key === two.key && one.values.cards && rest(one) === rest(two));
}

function rest({values}) {
  return JSON.stringify({...values, cards: null, count: null});
}
