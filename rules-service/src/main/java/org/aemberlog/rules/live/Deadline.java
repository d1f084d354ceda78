package org.aemberlog.rules.live;

import java.util.Optional;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.MatchEvent.MatchCreated;
import org.aemberlog.game.state.Clock;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Seat;

/**
 * When the clock of a match has to be looked at.
 *
 * @param at in milliseconds since 1970 (UTC); nobody's time runs out before, whatever is played
 */
public record Deadline(MatchId match, long at) {

    /** The first deadline of a match whose time is limited, from its first commit. */
    public static Optional<Deadline> first(Commit commit) {
        return commit.version() == 1
                        && commit.facts().getFirst() instanceof MatchCreated created
                        && created.terms().time().isPresent()
                ? of(Match.created(commit.facts()).state(), commit.at())
                : Optional.empty();
    }

    /**
     * The deadline of a match as it is now; none where time is not limited or the match is over.
     * Whose clock runs may change at any moment, so the player with the least time counts.
     */
    public static Optional<Deadline> of(MatchState state, long now) {
        return state.over()
                ? Optional.empty()
                : state.clock()
                        .flatMap(clock -> earliestEnd(clock, state.onTheClock(), now))
                        .map(at -> new Deadline(state.match(), at));
    }

    private static Optional<Long> earliestEnd(Clock clock, Optional<Seat> running, long now) {
        var round = clock.roundEnds();
        var a = flagFalls(clock, Seat.A, running, now);
        var b = flagFalls(clock, Seat.B, running, now);
        return earlier(round, earlier(a, b));
    }

    /** When a player's flag falls if the clock runs against that player from now on. */
    private static Optional<Long> flagFalls(
            Clock clock, Seat seat, Optional<Seat> running, long now) {
        boolean runs = running.filter(it -> it == seat).isPresent();
        long from = runs ? clock.at() : Math.max(clock.at(), now);
        return clock.left(seat).map(left -> from + left);
    }

    private static Optional<Long> earlier(Optional<Long> one, Optional<Long> other) {
        return one.isEmpty() || other.filter(it -> it < one.get()).isPresent() ? other : one;
    }
}
