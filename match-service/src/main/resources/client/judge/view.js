import {cardOf} from './position.js';

/** The lab's answer to `state` as the `TableView` that the board draws, everything seen. */
export function tableOf(state) {
  const cards = new Map((state.cards ?? []).map(card => [card.name, card]));
  const face = name => {
    const {houses = [], icons, ...card} = cards.get(name);
    return {...card, house: houses[0], bonus: icons};
  };
  const attached = name => {
    const {controller, counters} = cards.get(name);
    return {card: face(name), controller, counters};
  };
  const inPlay = name => {
    const {upgrades = [], half, ...it} = cards.get(name);
    const under = beneath(it);
    return {
      ...it, card: face(name), upgrades: [...(half ? [half] : []), ...upgrades].map(attached),
      under: under.map(face), underSize: under.length,
    };
  };
  const half = player => {
    const faces = zone => (player[zone] ?? []).map(face);
    return {
      ...player, player: player.name, deckName: '', hand: faces('hand'), handSize: player.hand?.length ?? 0,
      deckSize: player.deck?.length ?? 0, discard: faces('discard'), archives: faces('archives'),
      archivesSize: player.archives?.length ?? 0, purged: faces('purged'),
      battleline: (player.line ?? []).map(inPlay), artifacts: (player.artifacts ?? []).map(inPlay),
    };
  };
  return {...state, a: half(state.a), b: half(state.b)};
}

/** The cards under another, facedown and faceup. */
const beneath = ({under = [], grafted = []}) => [...under, ...grafted];

const PLAYERS = {a: 'alice', b: 'bob'};

/** The lab's answer to `state` in game notation: the active player's half first. */
export function notation(state, byName, icons = {}) {
  const cards = new Map((state.cards ?? []).map(card => [card.name, card]));
  const idOf = name => cardOf(name, byName)?.id ?? cards.get(name).card;
  const written = (name, seat, more = []) => [
    idOf(name),
    ...(cards.get(name).owner === seat ? [] : ['of', PLAYERS[cards.get(name).owner]]),
    ...(icons[name]?.icons ?? []).flatMap(icon => ['icon', icon]),
    ...more,
  ].join(' ');
  const upgrade = (name, seat) => {
    const {owner, controller} = cards.get(name);
    return [written(name, seat), ...(controller === owner ? [] : ['by', PLAYERS[controller]])];
  };
  const onIt = card => [
    ...['exhausted', 'stunned', 'warded', 'enraged'].filter(status => card[status]),
    ...(card.damage ? ['damage', card.damage] : []),
    ...(card.aember ? ['amber', card.aember] : []),
    ...Object.entries(card.counters ?? {}).flat(),
    ...(card.upgrades ?? []).flatMap(on => ['with', ...upgrade(on, card.owner)]),
    ...beneath(card).flatMap(under => ['over', idOf(under)]),
  ];
  const half = seat => {
    const player = state[seat];
    const list = (zone, names) => (names?.length ? [zone, `[${names.join(', ')}]`] : []);
    const zone = at => list(at, player[at]?.map(name => written(name, seat)));
    const inPlay = at => list(at, player[at]?.map(name => written(name, seat, onIt(cards.get(name)))));
    return [
      PLAYERS[seat],
      ...(seat === state.active && state.activeHouse ? [state.activeHouse] : []),
      ...(seat === state.active && state.turn !== 3 ? ['turn', state.turn] : []),
      ...(player.aember ? ['amber', player.aember] : []), ...(player.chains ? ['chains', player.chains] : []),
      ...list('keys', player.keys), ...(state.tide === seat ? ['tide'] : []),
      ...['hand', 'deck', 'discard', 'archives', 'purged'].flatMap(zone), ...inPlay('line'), ...inPlay('artifacts'),
    ].join(' ');
  };
  return `${half(state.active)} | ${half(state.active === 'a' ? 'b' : 'a')}`;
}
