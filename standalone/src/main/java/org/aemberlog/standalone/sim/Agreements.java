package org.aemberlog.standalone.sim;

import java.util.Optional;
import java.util.random.RandomGenerator;
import org.aemberlog.game.state.Terms;
import org.aemberlog.game.state.TimeControl;

/** What the players of a match agree on: two of three add nonces, one of three has a clock, one of four open hands. */
final class Agreements {

    private static final long SECOND = 1_000;
    private static final int LONGEST_BASE = 900;
    private static final int LONGEST_INCREMENT = 15;
    private static final int LONGEST_ROUND = 1_800;

    private Agreements() {}

    static Terms roll(int number, RandomGenerator random) {
        boolean nonces = number % 3 > 0;
        return new Terms(nonces, number % 3 == 1 ? Optional.of(clock(random)) : Optional.empty())
                .withOpenHands(number % 4 == 2);
    }

    private static TimeControl clock(RandomGenerator random) {
        return new TimeControl(
                maybe(random, LONGEST_BASE), SECOND * random.nextInt(LONGEST_INCREMENT), maybe(random, LONGEST_ROUND));
    }

    private static Optional<Long> maybe(RandomGenerator random, int most) {
        return random.nextInt(3) > 0 ? Optional.of(SECOND * (1 + random.nextInt(most))) : Optional.empty();
    }
}
