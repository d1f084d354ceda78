import {html, nothing} from 'lit';
import {archive} from '../base/api.js';
import {define, View} from '../base/element.js';
import {complaint, waiting} from '../base/problem.js';
import {t} from '../base/text.js';
import {houseMarks, keySign} from '../cards/sigils.js';
import {verdictShown} from './verdict.js';

const PAGE = 20;
const MOST_BYTES = 16 << 20;

/** The matches of the archive. */
class ReplaysPage extends View {
  static first = {matches: null, more: false, player: '', record: null, problem: null, check: undefined};

  connectedCallback() {
    super.connectedCallback();
    const said = new URLSearchParams(location.search);
    this.player = said.get('player') ?? '';
    this.profile = said.get('profile');
    this.load();
  }

  /** Reads the first matches, or those after the last. */
  async load(after) {
    const {player, profile} = this;
    const of = profile ? `/profiles/${profile}` : player ? `/players/${encodeURIComponent(player)}` : '';
    this.problem = null;
    try {
      const query = new URLSearchParams({limit: PAGE, ...(after ? {before: after} : {})});
      const found = await archive.get(`${of}/matches?${query}`);
      if (player !== this.player || (after && after !== this.last)) return;
      const more = (found.matches ?? []).map(match => (of ? fromHistory(match) : match));
      this.matches = after ? [...this.matches, ...more] : more;
      this.record = of ? found : null;
      this.more = more.length === PAGE;
    } catch (problem) {
      if (player !== this.player) return;
      this.problem = problem;
      if (!after) Object.assign(this, {matches: null, record: null, more: false});
    }
  }

  /** Where the matches that are shown end: those after it come next. */
  get last() {
    const last = this.matches?.at(-1);
    return last && (last.before ?? last.startedAt);
  }

  /** Shows the matches of one player, or of all where no name is given. */
  search(event) {
    event.preventDefault();
    this.profile = null;
    this.player = new FormData(event.target).get('player').trim();
    this.matches = null;
    history.replaceState(null, '', this.player ? `/replays?player=${encodeURIComponent(this.player)}` : '/replays');
    this.load();
  }

  async checkFile({target}) {
    const [file] = target.files;
    if (!file) return;
    const asked = (this.checked = {});
    this.check = null;
    const check = file.size > MOST_BYTES ? {message: t('replays.tooLarge')}
      : await archive.post('/verify', undefined, {file}).then(verdict => ({verdict}), problem => problem);
    // What is chosen last counts, whichever is checked first.
    if (asked !== this.checked) return;
    this.check = check;
    target.value = '';
  }

  render() {
    return html`
      <h1>${t('replays.title')}</h1>
      <form class="row" role="search" @submit=${this.search}>
        <label>${t('replays.search')}<input type="search" name="player" maxlength="64" .value=${this.player}></label>
        <button>${t('replays.searchDo')}</button>
      </form>
      ${this.record?.count ? html`<p>${t('replays.record', {player: this.matches[0].player, ...this.record})}</p>` : nothing}
      ${this.list()}
      <section class="sheet">
        <h2>${t('replays.check')}</h2>
        <p class="soft" id="check-text">${t('replays.checkText')}</p>
        <input type="file" accept=".jsonl,application/jsonl,application/x-ndjson" aria-label=${t('replays.check')}
            aria-describedby="check-text" @change=${this.checkFile}>
        ${this.check === undefined ? nothing : verdictShown(this.check)}
      </section>`;
  }

  list() {
    const failed = this.problem && complaint(this.problem, this.problem.passing && (() => this.load(this.last)));
    if (!this.matches) return failed ?? waiting(true);
    if (!this.matches.length) return html`<p class="soft">${t('replays.empty')} <a href="/">${t('problem.home')}</a></p>`;
    const more = () => this.load(this.last);
    return html`
      <ol class="matches">${this.matches.map(row)}</ol>
      ${failed ?? (this.more ? html`<p><button @click=${more}>${t('replays.more')}</button></p>` : nothing)}`;
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

function row(match) {
  const {a, b, winner, by, turns, startedAt, endedAt, forkedFrom} = match;
  const details = [t('replays.turns', {count: turns}), day.format(startedAt)];
  if (endedAt && !winner) details.unshift(t(turns ? 'lists.noWinner' : 'replay.expired'));
  if (winner) {
    details.unshift(
      t('replay.over', {player: match[winner].player, way: t(`log.won.${by}`)}),
      t('replays.minutes', {count: Math.max(1, Math.round((endedAt - startedAt) / 60_000))}));
  }
  if (forkedFrom) details.unshift(t('lists.practice'));
  return html`
    <li class="sheet match">
      <span>${part(a, 'a', winner)}${part(b, 'b', winner)}</span>
      <span class="soft">${endedAt ? nothing : html`<b class="good">${t('replays.running')}</b> · `}${
        details.join(' · ')}</span>
      <span class="row">
        ${endedAt ? nothing : html`<a class="button primary" href=${`/table/${match.match}`}>${t('replays.watch')}</a>`}
        <a class="button" href=${`/replay/${match.match}`}
          aria-label=${`${t('replays.replay')}: ${t('replay.title', {a: a.player, b: b.player})}`}>${
            t('replays.replay')}</a>
      </span>
    </li>`;
}

function part({player, deckName, houses = [], keys = []}, seat, winner) {
  return html`
    <span class="part">
      <span aria-hidden="true">${['red', 'blue', 'yellow'].map(color => keySign(color, keys.includes(color)))}</span>
      <span class="who"><b class="player ${seat}">${player}</b>
        <span class="good" aria-hidden="true">${winner === seat ? '★' : nothing}</span>
        <span class="soft">${deckName}</span></span>
      ${houseMarks(houses)}
    </span>`;
}

define('replays-page', ReplaysPage);
