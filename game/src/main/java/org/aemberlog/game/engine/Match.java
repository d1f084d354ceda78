package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Intent.Choose;
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
 * @param since the facts since {@code boundary}
 */
public record Match(
        long version,
        MatchState boundary,
        MatchState state,
        Optional<Intent> action,
        List<List<Integer>> answers,
        List<MatchEvent> since) {

    public Match {
        answers = List.copyOf(answers);
        since = List.copyOf(since);
    }

    /** A match at an action boundary, such as a snapshot. */
    public static Match at(long version, MatchState state) {
        return new Match(version, state, state, Optional.empty(), List.of(), List.of());
    }

    /** A match from the facts of its first commit. */
    public static Match created(List<MatchEvent> facts) {
        var first = (MatchEvent.MatchCreated) facts.getFirst();
        var state = MatchState.created(first).applyAll(facts.subList(1, facts.size()));
        return at(1, state);
    }

    /** The match after a commit with this intent and these facts. */
    public Match after(Intent intent, List<MatchEvent> facts) {
        return next(intent, facts, state.applyAll(facts));
    }

    /** The match after a commit whose facts lead to {@code folded}. */
    Match next(Intent intent, List<MatchEvent> facts, MatchState folded) {
        if (folded.pending().isEmpty()) {
            return at(version + 1, folded);
        }
        if (intent instanceof Choose choose) {
            var more = new ArrayList<>(answers);
            more.add(choose.picks());
            var all = new ArrayList<>(since);
            all.addAll(facts);
            return new Match(version + 1, boundary, folded, action, more, all);
        }
        return new Match(version + 1, state, folded, Optional.of(intent), List.of(), facts);
    }

    /** Whether no resolution is under way, so that the state alone is the whole match. */
    public boolean atBoundary() {
        return action.isEmpty();
    }
}
