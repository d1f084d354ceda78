package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.event.MatchEvent.Beside;
import org.aemberlog.game.event.MatchEvent.TakenBack;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Intent.Choose;
import org.aemberlog.game.intent.Intent.ReturnToSeat;
import org.aemberlog.game.intent.Intent.SeatIntent;
import org.aemberlog.game.intent.Intent.Takeback;
import org.aemberlog.game.state.MatchState;

/**
 * A match that can be played on: the state in which the last whole action ended, and, when a
 * resolution waits for a decision, its intent and the decisions since. All of it is plain data, so
 * a match can be put down and taken up anywhere (ADR 1).
 *
 * @param version how many commits the match has
 * @param boundary the state at the last action boundary; the same as {@code state} when nothing is
 *     pending
 * @param state the current state
 * @param action the intent whose resolution waits, if one does
 * @param answers the decisions since {@code action}
 * @param since the events since {@code boundary}, those beside the game left out
 * @param undos the whole actions that can be taken back one after another, the latest last: those of
 *     one player since something hidden came out, or the one that brought it out, which only a judge
 *     takes back
 */
public record Match(
        long version,
        MatchState boundary,
        MatchState state,
        Optional<Intent> action,
        List<List<Integer>> answers,
        List<MatchEvent> since,
        List<Undo> undos) {

    public Match {
        answers = List.copyOf(answers);
        since = List.copyOf(since);
        undos = List.copyOf(undos);
    }

    /** A match at an action boundary. */
    public static Match at(long version, MatchState state) {
        return at(version, state, List.of());
    }

    /** A match at an action boundary, such as a snapshot, with the actions before it. */
    public static Match at(long version, MatchState state, List<Undo> undos) {
        return new Match(version, state, state, Optional.empty(), List.of(), List.of(), undos);
    }

    /** A match from the events of its first commit. */
    public static Match created(List<MatchEvent> events) {
        var state = MatchState.begun(events.getFirst()).applyAll(events.subList(1, events.size()));
        return at(1, state);
    }

    /** The match after a commit with this intent and these events. */
    public Match after(Intent intent, List<MatchEvent> events) {
        int beside = 0;
        while (beside < events.size() && events.get(beside) instanceof Beside) {
            beside++;
        }
        var now = beside(events.subList(0, beside));
        var rest = events.subList(beside, events.size());
        return now.next(intent, rest, now.state.applyAll(rest));
    }

    /** The match after events beside the game, which change nothing of what is under way. */
    Match beside(List<MatchEvent> events) {
        return events.isEmpty()
                ? this
                : new Match(version, boundary.applyAll(events), state.applyAll(events), action, answers, since, undos);
    }

    /** The match after a commit whose events, those beside the game left out, lead to a state. */
    Match next(Intent intent, List<MatchEvent> events, MatchState folded) {
        if (events.isEmpty()) {
            return new Match(version + 1, boundary, state, action, answers, since, undos);
        }
        if (events.getLast() instanceof TakenBack) {
            return at(version + 1, folded, atBoundary() ? undos.subList(0, undos.size() - 1) : undos);
        }
        boolean goesOn = intent instanceof Choose;
        var doing = goesOn ? action : Optional.of(intent);
        var start = goesOn ? boundary : state;
        var all = goesOn ? plus(since, events) : events;
        if (folded.pending().isEmpty()) {
            return at(version + 1, folded, undosAfter(undo(doing, start, all)));
        }
        var answered =
                intent instanceof Choose choose ? plus(answers, List.of(choose.picks())) : List.<List<Integer>>of();
        return new Match(version + 1, start, folded, doing, answered, all, undos);
    }

    /** What a judge corrects ends what can be taken back; so does the next player's action. */
    private List<Undo> undosAfter(Optional<Undo> done) {
        return done.map(undo -> Takebacks.canGoBeyond(undos, undo) ? plus(undos, List.of(undo)) : List.of(undo))
                .orElse(List.of());
    }

    private static <T> List<T> plus(List<T> some, List<T> more) {
        var all = new ArrayList<>(some);
        all.addAll(more);
        return all;
    }

    /** The last action or the one under way, as far as it can be taken back. */
    Optional<Undo> undo() {
        return atBoundary()
                ? undos.isEmpty() ? Optional.empty() : Optional.of(undos.getLast())
                : undo(action, boundary, since);
    }

    private static Optional<Undo> undo(Optional<Intent> action, MatchState before, List<MatchEvent> events) {
        return action.filter(it -> it instanceof SeatIntent && !(it instanceof Takeback || it instanceof ReturnToSeat))
                .map(it -> new Undo((SeatIntent) it, before, events));
    }

    /** Whether the first turn has not begun, or nothing was done in a match for practice. */
    public boolean unplayed() {
        return version == 1 || state.turn().number() == 0;
    }

    /** Whether no resolution is under way, so that the state alone is the whole match. */
    public boolean atBoundary() {
        return action.isEmpty();
    }
}
