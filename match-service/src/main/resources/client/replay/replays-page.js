import {html, nothing} from 'lit';
import {archive} from '../base/api.js';
import {define, View} from '../base/element.js';
import {waiting} from '../base/problem.js';
import {t} from '../base/text.js';
import {keySign} from '../cards/sigils.js';
import {complaint, houseMarks} from '../lobby/parts.js';
import {verdictShown} from './verdict.js';

const PAGE = 20;
const MOST_BYTES = 16 << 20;

/** The matches of the archive. */
class ReplaysPage extends View {
  static first = {matches: null, more: false, player: '', record: null, problem: null, check: null};

  connectedCallback() {
    super.connectedCallback();
    this.player = new URLSearchParams(location.search).get('player') ?? '';
    document.title = t('replays.title');
    this.load();
  }

  /** Reads the first matches, or those after the last. */
  async load(after) {
    const {player} = this;
    this.problem = null;
    try {
      const query = new URLSearchParams({limit: PAGE, ...(after ? {before: after} : {})});
      const found = await archive.get(`${player ? `/players/${encodeURIComponent(player)}` : ''}/matches?${query}`);
      if (player !== this.player) return;
      const more = (found.matches ?? []).map(match => (player ? fromHistory(match) : match));
      this.matches = after ? [...this.matches, ...more] : more;
      this.record = player ? found : null;
      this.more = more.length === PAGE;
    } catch (problem) {
      if (player !== this.player) return;
      this.problem = problem;
      if (!after) Object.assign(this, {matches: [], record: null, more: false});
    }
  }

  search(player) {
    this.player = player;
    this.matches = null;
    history.replaceState(history.state, '', player ? `/replays?player=${encodeURIComponent(player)}` : '/replays');
    this.load();
  }

  submitSearch(event) {
    event.preventDefault();
    this.search(new FormData(event.target).get('player').trim());
  }

  async checkFile({target}) {
    const [file] = target.files;
    if (!file) return;
    if (file.size > MOST_BYTES) {
      this.check = {message: t('replays.tooLarge')};
      return;
    }
    this.check = {waits: t('replays.checking', {name: file.name})};
    try {
      this.check = {verdict: await archive.post('/verify', undefined, {file})};
    } catch (problem) {
      this.check = problem;
    }
    target.value = '';
  }

  render() {
    return html`
      <h1>${t('replays.title')}</h1>
      <form class="row" role="search" @submit=${this.submitSearch}>
        <label>${t('replays.search')}<input name="player" maxlength="64" required .value=${this.player}></label>
        <button>${t('replays.searchDo')}</button>
        ${this.player ? html`<button type="button" @click=${() => this.search('')}>${t('replays.searchAll')}</button>` : nothing}
      </form>
      ${this.record ? html`<p>${t('replays.record', this.record)}</p>` : nothing}
      ${this.list()}
      <section class="sheet">
        <h2>${t('replays.check')}</h2>
        <p class="soft" id="check-text">${t('replays.checkText')}</p>
        <input type="file" accept=".jsonl,application/jsonl,application/x-ndjson" aria-label=${t('replays.check')}
            aria-describedby="check-text" @change=${this.checkFile}>
        ${this.checkShown()}
      </section>`;
  }

  list() {
    if (this.problem) return complaint(this.problem, () => this.load());
    if (!this.matches) return waiting();
    if (!this.matches.length) return html`<p class="soft">${t('replays.empty')} <a href="/">${t('problem.home')}</a></p>`;
    return html`
      <ol class="matches">${this.matches.map(row)}</ol>
      ${this.more ? html`<p><button @click=${() => this.load(this.matches.at(-1).before ?? this.matches.at(-1).startedAt)}>${t('replays.more')}</button></p>` : nothing}`;
  }

  checkShown() {
    const {check} = this;
    if (!check) return nothing;
    if (check.waits) return html`<p role="status">${check.waits}</p>`;
    if (!check.verdict) return html`<p class="bad" role="alert">${check.message}</p>`;
    const {match, genuine} = check.verdict;
    return html`${verdictShown({verdict: check.verdict})}
      ${genuine ? html`<p><a href=${`/replay/${match}`}>${t('replays.replay')}: ${match}</a></p>` : nothing}`;
  }
}

/** A player's history names less than the list of all; both are shown alike. */
function fromHistory(played) {
  const own = {player: played.player, keys: played.keys};
  const opponent = {player: played.opponent, keys: played.opponentKeys};
  const rival = played.seat === 'a' ? 'b' : 'a';
  return {
    ...played, before: played.endedAt, [played.seat]: own, [rival]: opponent, winner: played.won ? played.seat : rival,
  };
}

const day = new Intl.DateTimeFormat('en-GB', {dateStyle: 'medium', timeStyle: 'short'});

function lasted(millis) {
  const minutes = Math.round(millis / 60_000);
  return minutes ? t('replays.minutes', {count: minutes}) : t('replays.short');
}

function row(match) {
  const {winner, by, turns, startedAt, endedAt} = match;
  const over = endedAt ? [t(`replays.won`, {player: match[winner].player, way: t(`log.won.${by}`)}), lasted(endedAt - startedAt)] : [];
  return html`
    <li class="sheet match">
      <span>${['a', 'b'].map(seat => part(match[seat], seat, winner))}</span>
      <span class="soft">${winner ? nothing : html`<b class="good">${t('replays.running')}</b> · `}${
        [...over, t('replays.turns', {count: turns}), day.format(startedAt)].join(' · ')}</span>
      <span class="row">
        ${winner ? nothing : html`<a class="button primary" href=${`/table/${match.match}`}>${t('replays.watch')}</a>`}
        <a class="button" href=${`/replay/${match.match}`}
          aria-label=${`${t('replays.replay')}: ${t('replays.vs', {a: match.a.player, b: match.b.player})}`}>${t('replays.replay')}</a>
      </span>
    </li>`;
}

function part({player, deckName, houses = [], keys = []}, seat, winner) {
  return html`
    <span class="part">
      <span aria-hidden="true">${['red', 'blue', 'yellow'].map(color => keySign(color, keys.includes(color)))}</span>
      <span class="who"><b class="player ${seat}">${player}</b>${winner === seat ? html` <span class="good" aria-hidden="true">★</span>` : nothing}
        <span class="soft">${deckName}</span></span>
      ${houseMarks(houses)}
    </span>`;
}

define('replays-page', ReplaysPage);
