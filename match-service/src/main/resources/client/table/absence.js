import {html, nothing} from 'lit';
import {t} from '../base/text.js';
import {other} from './board.js';

/** That the opponent is away: for how long, and what who stays may do about it. Not where both seats are held here. */
export function absence(page) {
  const {talk: {absence: found}, session: {table, seat, bots, busy}, tokens} = page;
  const gone = other(seat);
  if (!seat || !found || table.step === 'finished' || tokens[gone] || bots[gone]) return nothing;
  const {away, came, remaining, substitute, outcomes = []} = found;
  const then = outcomes.length ? '' : remaining === undefined ? t('absence.idle') : t(substitute ? 'absence.bot' : 'absence.wait', {...table[gone], time: timeOf(remaining)});
  return html`
    <div class="takeback" role="status" data-prompt="absence">
      <span>${t(came ? 'absence.away' : 'absence.missing', {...table[gone], time: timeOf(away)})} <span class="soft">${then}</span></span>
      <span class="acts">${outcomes.map(outcome => html`
        <button data-claim=${outcome} ?disabled=${busy} @click=${() => page.claim(outcome)}>${t(`claim.${outcome}`)}</button>`)}</span>
    </div>`;
}

/** What holds when a player leaves. */
export const leaving = ({leftAfter}) => leftAfter
  ? html`<h3>${t('absence.title')}</h3><p>${t('absence.rule', {time: timeOf(leftAfter)})}</p>` : nothing;

/** Seconds in words: in minutes from two on. */
const timeOf = seconds => seconds < 120
  ? t('absence.seconds', {count: seconds}) : t('absence.minutes', {count: Math.round(seconds / 60)});
