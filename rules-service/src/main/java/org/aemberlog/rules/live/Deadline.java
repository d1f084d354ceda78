package org.aemberlog.rules.live;

import java.util.Optional;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.state.Clock;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Seat;

/**
 * When a match has to be looked at, because of its clock or because nobody plays it.
 *
 * @param at in milliseconds since 1970 (UTC); before, nobody's time runs out, whatever is played,
 *     and the match does not expire
 */
public record Deadline(MatchId match, long at) {

    /** The first deadline of a match, from its first commit. */
    public static Optional<Deadline> first(Commit commit, Expiry expiry) {
        return commit.version() == 1
                ? of(Match.created(commit.events()), commit.at(), commit.at(), expiry)
                : Optional.empty();
    }

    /**
     * The deadline of a match as it is now; none when it is over, or is played without limits.
     * Whose clock runs may change at any moment, so the player with the least time counts.
     *
     * @param last when something was done in it last
     */
    public static Optional<Deadline> of(Match match, long last, long now, Expiry expiry) {
        var state = match.state();
        return state.over()
                ? Optional.empty()
                : earlier(expiry.of(match, last), timeIsUp(state, now)).map(at -> new Deadline(state.match(), at));
    }

    private static Optional<Long> timeIsUp(MatchState state, long now) {
        return state.clock().flatMap(clock -> earliestEnd(clock, state.onTheClock(), now));
    }

    private static Optional<Long> earliestEnd(Clock clock, Optional<Seat> running, long now) {
        var round = clock.roundEnds();
        var a = flagFalls(clock, Seat.A, running, now);
        var b = flagFalls(clock, Seat.B, running, now);
        return earlier(round, earlier(a, b));
    }

    /** When a player's flag falls if the clock runs against that player from now on. */
    private static Optional<Long> flagFalls(Clock clock, Seat seat, Optional<Seat> running, long now) {
        boolean runs = running.filter(it -> it == seat).isPresent();
        long from = runs ? clock.at() : Math.max(clock.at(), now);
        return clock.left(seat).map(left -> from + left);
    }

    private static Optional<Long> earlier(Optional<Long> one, Optional<Long> other) {
        return one.isEmpty() || other.filter(it -> it < one.get()).isPresent() ? other : one;
    }
}
