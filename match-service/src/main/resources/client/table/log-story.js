import {parts} from '../base/text.js';
import {clause, nameOf} from './log-events.js';

/** Events that stand out, each with a line of its own. */
const LOUD = /^(key-(un)?forged|match-won|match-expired|hand-mulliganed|corrected|taken-back|match-forked)/;
/** Events beside the game, of which nothing is taken back. */
const BESIDE = /^(takeback-|time-|nonce-)/;

/**
 * The events of a match as turns, the actions in them and what is said of each. It is told one
 * commit after another and works on that one only.
 */
export class Story {
  turns = [];
  actions = [];
  /** All lines in order, each with the `version` of its commit. */
  lines = [];
  players = {};
  names = {};

  /** It begins in the turn of a player, or before the first turn. */
  constructor(active) {
    this.turnTo({seat: active});
  }

  /** Takes in the next commit. */
  take({version, events = [], names}) {
    Object.assign(this.names, names);
    this.events = events;
    const first = events.find(event => nameOf(event) !== 'time-passed');
    if (this.action && first && nameOf(first) === 'choice-made') this.action.events.push(...events);
    else this.act(version);
    for (const event of events) this.tell(event, version);
  }

  act(version) {
    this.action = {version, turn: this.turns.at(-1), events: [...this.events], lines: [], beside: true};
    this.action.turn.actions.push(this.action);
    this.actions.push(this.action);
  }

  turnTo({turn, seat, house}) {
    this.turns.push({turn, seat, house, actions: [], size: 0});
    this.active = seat;
  }

  tell(event, version) {
    const name = nameOf(event);
    NOTICED[name]?.(this, event, version);
    this.action.beside &&= BESIDE.test(name);
    const said = clause(event, this);
    if (said) this.say(said, LOUD.test(name), version);
  }

  /** Whether an action has events of some names, about a card if one is named. */
  told(names, card) {
    return this.action.events.some(event =>
      names.test(nameOf(event)) && (card === undefined || (event.card ?? event.attacker) === card));
  }

  /** What was chosen, as far as it is known and the other events of the commit do not tell. */
  chosen({choice, picks = []}) {
    const {id, seat = this.active, why, options = []} = this.choice ?? {};
    if (id !== choice) return {};
    const picked = picks.map(pick => options[pick] ?? {});
    const told = JSON.stringify(this.events.filter(event => !/^choice-/.test(event.type)));
    const untold = ({type, card}) => type === 'card' && !new RegExp(`[:[,]${card}[,}\\]]`).test(told);
    return {
      seat,
      no: why === 'may' && picked.some(({type}) => type === 'no'),
      house: why === 'house' && picked[0]?.house,
      cards: picked.filter(untold).map(({card}) => card),
    };
  }

  /** The last action does not count any more; if it ended a turn, that turn goes on. */
  takeBack(version) {
    const standing = this.actions.filter(action => action !== this.action && !action.beside && !action.undone);
    const undone = standing.filter(action => action.version === standing.at(-1).version);
    for (const action of undone) {
      action.undone = true;
      action.turn.size++;
    }
    if (undone.length && undone[0].turn.turn !== this.action.turn.turn) {
      this.turnTo(undone[0].turn);
      this.act(version);
    }
  }

  /** The first line of an action says what the player did, the others what came of it. */
  say(said, loud, version) {
    const {lines, turn} = this.action;
    turn.size++;
    const line = lines.at(-1);
    const goesOn = line?.version === version && !line.loud && !loud;
    if (goesOn && joined(line.sentences.at(-1), said)) return;
    if (goesOn && line !== lines[0]) {
      line.sentences.push([said]);
    } else {
      lines.push({version, loud, turn, sentences: [[said]]});
      this.lines.push(lines.at(-1));
    }
  }
}

/** What the story itself needs to know. */
const NOTICED = {
  'match-created': (story, {match, seats}) => {
    story.match = match;
    story.players = {a: seats[0].player, b: seats[1].player};
  },
  'match-forked': (story, {match}) => (story.match = match),
  'step-began': (story, {step}) => (story.step = step),
  'house-chosen': (story, {house}) => (story.turns.at(-1).house = house),
  'active-house-changed': (story, {house}) => (story.turns.at(-1).house = house),
  'choice-requested': (story, {choice}) => (story.choice = choice),
  'turn-began': (story, event, version) => {
    story.turnTo(event);
    story.act(version);
  },
  'taken-back': (story, _, version) => story.takeBack(version),
};

/** Puts a clause into a sentence, if it goes on like that: "A and B are destroyed", "Ann reaps and gains". */
function joined(sentence, said) {
  const last = sentence.at(-1);
  for (const [sum, add] of Object.entries(SUMS)) {
    if (last.values[sum] && rest(last, sum) === rest(said, sum)) {
      last.values[sum] = add(last.values[sum], said.values[sum]);
      return true;
    }
  }
  const goesOn = subject(last) && subject(last) === subject(said);
  if (goesOn) sentence.push(said);
  return goesOn;
}

/** What is said in one of clauses that differ in nothing else. */
const SUMS = {
  amount: (one, other) => one + other,
  cards: (one, other) => [...one, ...other],
};

function rest({key, values}, sum) {
  return JSON.stringify({...values, key, [sum]: null});
}

/** The player whom a clause begins with. */
function subject({key, values}) {
  const [before, first] = parts(key, values);
  return before === '' && /^[ab]$/.test(first) && first;
}
