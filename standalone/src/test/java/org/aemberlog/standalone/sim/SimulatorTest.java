package org.aemberlog.standalone.sim;

import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** The simulator with a fixed budget; {@code ./aemberlog sim} takes any. */
class SimulatorTest {

    private static final long SEED = 42;
    private static final int MATCHES = 60;

    @Test
    void randomMatchesKeepEveryInvariant() {
        System.out.println("Simulating " + MATCHES + " matches, seed " + SEED);
        var simulator = new Simulator(SEED);
        int ended = 0;
        int rejections = 0;
        int takenBack = 0;
        int nonces = 0;
        int timeUp = 0;
        for (int i = 0; i < MATCHES; i++) {
            var played = simulator.play(i);
            ended += played.end().state().winner().isPresent() ? 1 : 0;
            rejections += played.rejections();
            takenBack += played.takenBack();
            nonces += played.end().state().chance().nonces() ? 1 : 0;
            timeUp += ranOut(played.end().state()) ? 1 : 0;
        }
        assertThat(ended).as("all but matches of few titles were won").isGreaterThanOrEqualTo(MATCHES * 3 / 4);
        assertThat(rejections).as("illegal intents were tried").isGreaterThan(MATCHES);
        assertThat(takenBack).as("actions were taken back").isGreaterThan(MATCHES);
        assertThat(nonces).as("nonces were added").isGreaterThan(MATCHES / 2);
        assertThat(timeUp).as("clocks ran out").isPositive();
    }

    @Test
    void theSameSeedGivesTheSameMatch() {
        var once = new Simulator(SEED).play(3);
        assertThat(new Simulator(SEED).play(3)).isEqualTo(once);
        assertThat(new Simulator(SEED + 1).play(3)).isNotEqualTo(once);
    }

    private static boolean ranOut(MatchState end) {
        return end.clock()
                .filter(clock -> clock.roundOver() || clock.flagFell(Seat.A) || clock.flagFell(Seat.B))
                .isPresent();
    }
}
