import {toLink} from '../judge/script.js';

const SEATS = ['a', 'b'];
const ZONES = {battleline: 'line', artifacts: 'artifacts', hand: 'hand', discard: 'discard', archives: 'archives', purged: 'purged'};
const STEPS = ['setup', 'house', 'main'];
const STATES = ['exhausted', 'stunned', 'warded', 'enraged'];
/** In a picture nothing is on its way: what moves would be seen at its start. */
const STILL = '*, ::before, ::after { animation: none !important; transition: none !important; }';
/** Cards 0 to 99 belong to seat A's deck. */
const PER_SEAT = 100;

/** A link to the lab with what lies on a table; what is hidden, such as the decks, is left out. */
export const labLink = table => toLink([setupOf(table)]);

/** The lab's command that lays out a `TableView`. */
export function setupOf(table) {
  const setup = {type: 'setup', step: STEPS.includes(table.step) ? table.step : 'main', active: table.active};
  if (setup.step !== 'setup') setup.turn = table.turn;
  if (table.activeHouse && setup.step === 'main') setup.house = table.activeHouse;
  if (table.tide) setup.tide = table.tide;
  const copies = new Map();
  const name = ({card}) => {
    copies.set(card, (copies.get(card) ?? 0) + 1);
    return copies.get(card) > 1 ? `${card}#${copies.get(card)}` : card;
  };
  const tell = (field, key, value) => ((setup[field] ??= {})[key] = value);
  /** Names a card in the lab's order, and says of it what does not go without saying. */
  const put = (card, seat, it) => {
    const named = name(card);
    const said = {house: card.house, ...card.enhancements?.length ? {icons: card.enhancements} : {}, ...it ? lying(it) : {}};
    tell('cards', named, said);
    const owner = card.id < PER_SEAT ? 'a' : 'b';
    if (owner !== seat) tell('owners', named, owner);
    if (it?.otherHalf) tell('halves', named, put(it.otherHalf, seat).replace(/#\d+$/, ''));
    const on = (field, cards) => {
      if (cards?.length) tell(field, named, cards.map(one => bare(put(one.card?.card ? one.card : one, seat, one.counters ? {counters: one.counters} : undefined))));
    };
    if (it) {
      on('upgrades', it.upgrades);
      on('under', it.under);
    }
    return named;
  };
  for (const seat of SEATS) {
    const half = table[seat];
    const {player, houses, aember, chains, keys} = half;
    const zones = Object.entries(ZONES).map(([zone, word]) => [word, (half[zone] ?? [])
      .map(one => bare(one.card?.card ? put(one.card, seat, one) : put(one, seat)))]).filter(([, cards]) => cards.length);
    setup[seat] = {name: player, houses, aember, chains, keys: keys ?? [], ...Object.fromEntries(zones)};
  }
  return setup;
}

const bare = name => name.replace(/#\d+$/, '');

/** What lies on a card in play, as the lab says it. */
function lying({damage, aember, counters, armor, armorLeft, ...it}) {
  return {
    ...damage ? {damage} : {}, ...aember ? {aember} : {}, ...Object.keys(counters ?? {}).length ? {counters} : {},
    ...armor > armorLeft ? {armorSpent: armor - armorLeft} : {},
    ...Object.fromEntries(STATES.filter(state => it[state]).map(state => [state, true])),
  };
}

/**
 * An element with all there is to scroll to, as it looks now, as a PNG. It is drawn again within an SVG, with the page's own styles,
 * because browsers give no picture of a page.
 */
export async function pictureOf(element, scale = 2) {
  const {width} = element.getBoundingClientRect();
  const height = element.scrollHeight;
  const {color, backgroundColor, font} = getComputedStyle(document.body);
  const copy = element.cloneNode(true);
  copy.style.cssText += `; width: ${width}px; height: ${height}px; --hand-h: ${getComputedStyle(element).getPropertyValue('--hand-h')}`;
  const paper = document.createElement('div');
  paper.className = element.parentElement.className;
  paper.style.cssText = `width: ${width}px; height: ${height}px; color: ${color}; background: ${backgroundColor}; font: ${font}`;
  paper.append(Object.assign(document.createElement('style'), {textContent: `${await styles()}\n${STILL}`}), copy);
  const theme = document.documentElement.dataset.theme;
  // As large as the window, so that media queries find what they found there.
  const size = `width="${innerWidth}" height="${Math.max(innerHeight, height)}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${theme ? `data-theme="${theme}"` : ''} ${size}>`
    + `<foreignObject width="100%" height="100%">${new XMLSerializer().serializeToString(paper)}</foreignObject></svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), {width: width * scale, height: height * scale});
  const context = canvas.getContext('2d');
  context.scale(scale, scale);
  context.drawImage(image, 0, 0);
  return new Promise(done => canvas.toBlob(done, 'image/png'));
}

/** All styles of the page as one text. An image may fetch nothing, so the typeface is in it. */
async function styles() {
  const texts = [...document.styleSheets].map(async sheet => {
    const rules = [...sheet.cssRules].flatMap(rule => [...rule.styleSheet?.cssRules ?? [rule]]);
    let text = rules.map(rule => rule.cssText).join('\n');
    for (const [whole, address] of text.matchAll(/url\("([^")]+\.woff2)"\)/g)) {
      const bytes = new Uint8Array(await (await fetch(new URL(address, sheet.href))).arrayBuffer());
      text = text.replace(whole, `url("data:font/woff2;base64,${btoa(String.fromCharCode(...bytes))}")`);
    }
    return text;
  });
  return (await Promise.all(texts)).join('\n');
}
