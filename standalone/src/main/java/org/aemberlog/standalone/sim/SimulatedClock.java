package org.aemberlog.standalone.sim;

import java.util.random.RandomGenerator;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.state.Clock;

/** The time at which intents are recorded: it goes by, though now and then a record says less. */
final class SimulatedClock {

    private static final int LONGEST_THOUGHT = 4_000;

    private final RandomGenerator random;
    private long now = 1_700_000_000_000L;

    SimulatedClock(RandomGenerator random) {
        this.random = random;
    }

    /** When the next intent is recorded, in milliseconds since 1970. */
    long next() {
        now += random.nextInt(LONGEST_THOUGHT);
        return random.nextInt(10) > 0 ? now : now - random.nextInt(LONGEST_THOUGHT);
    }

    /** Checks a match's clock after something that was recorded at {@code at}. */
    static void check(Match before, Match after, long at) {
        if (before.state().clock().isEmpty()) {
            return;
        }
        long earlier = before.state().clock().map(Clock::at).orElseThrow();
        long later = after.state().clock().map(Clock::at).orElseThrow();
        Invariants.require(later == Math.max(earlier, at), "time never goes back");
    }
}
