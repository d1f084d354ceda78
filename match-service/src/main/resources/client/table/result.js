import {html, nothing} from 'lit';
import {matches, newKey} from '../base/api.js';
import {go} from '../base/router.js';
import {keep} from '../base/seats.js';
import {t} from '../base/text.js';

/** Who won, by what, and where to go from here. */
export function resultView(page) {
  const {session: {table, commits, match, seat}} = page;
  const won = commits.flatMap(({facts = []}) => facts).findLast(fact => fact.type.startsWith('match-won'));
  const {winner} = table;
  const series = /^(.+)-\d+$/.exec(match)?.[1];
  const title = !winner ? t('result.over') : seat ? t(winner === seat ? 'result.you' : 'result.them', {player: table[winner].player})
    : t('result.wins', {player: table[winner].player});
  return html`
    <div class="result" role="status">
      <h1>${title}</h1>
      <p class="soft">${won ? t(`result.${won.by}`) : nothing} ${t('result.turns', {count: table.turn})}</p>
      <p class="acts">
        ${series ? html`<a class="button primary" href="/best-of/${series}">${t('result.series')}</a>` : nothing}
        ${again(page) ? html`<button class="primary" data-intent="rematch" @click=${() => rematch(page)}>${t('result.again')}</button>` : nothing}
        <a class="button" href="/replay/${match}">${t('result.replay')}</a>
        <a class="button" href="/">${t('result.lobby')}</a>
      </p>
    </div>`;
}

/** Whoever plays both seats, or against a bot, can begin again without asking anybody. */
function again({session, tokens, summary}) {
  if (/-\d+$/.test(session.match) || !session.seat || !created(session)) return false;
  return Boolean(tokens.a && tokens.b || summary?.a?.bot || summary?.b?.bot);
}

function created({commits}) {
  return commits[0]?.facts?.find(fact => fact.type.startsWith('match-created'));
}

async function rematch(page) {
  const [a, b] = created(page.session).seats.map(({player, deck}, i) => {
    const bot = page.summary?.['ab'[i]]?.bot;
    return {name: player, deck: deck.id, ...(bot ? {bot} : {})};
  });
  page.rematchKey ??= newKey();
  try {
    const made = await matches.post('/matches', {players: {a, b}}, {key: page.rematchKey});
    for (const seat of ['a', 'b']) if (made.tokens[seat]) keep(made.tokens[seat]);
    go(`/table/${made.match}`);
  } catch (problem) {
    page.refused(problem);
  }
}
