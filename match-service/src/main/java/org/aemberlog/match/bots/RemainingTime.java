package org.aemberlog.match.bots;

import java.time.Duration;
import java.util.Optional;
import java.util.stream.Stream;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Seat;

/** How much time there is. */
final class RemainingTime {

    private RemainingTime() {}

    /**
     * What a seat has left of its own time or of the round, whichever is less; empty when neither
     * is limited.
     *
     * @param now in milliseconds since 1970 (UTC)
     */
    static Optional<Duration> left(MatchState state, Seat seat, long now) {
        return state.clock().flatMap(clock -> {
            var own = clock.left(seat).map(left -> left - passed(state, seat, now));
            var round = clock.roundEnds().map(end -> end - now);
            return Stream.of(own, round)
                    .flatMap(Optional::stream)
                    .min(Long::compare)
                    .map(Duration::ofMillis);
        });
    }

    private static long passed(MatchState state, Seat seat, long now) {
        boolean running = state.onTheClock().filter(seat::equals).isPresent();
        return running ? Math.max(0, now - state.clock().orElseThrow().at()) : 0;
    }
}
