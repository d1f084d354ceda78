package org.aemberlog.standalone.sim;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The simulator with a fixed budget; {@code ./aemberlog sim} takes any. */
class SimulatorTest {

    private static final long SEED = 42;
    private static final int MATCHES = 60;

    @Test
    void randomMatchesKeepEveryInvariant() {
        System.out.println("Simulating " + MATCHES + " matches, seed " + SEED);
        var simulator = new Simulator(SEED);
        int refusals = 0;
        for (int i = 0; i < MATCHES; i++) {
            var played = simulator.play(i);
            assertThat(played.end().state().winner()).isPresent();
            refusals += played.refusals();
        }
        assertThat(refusals).as("illegal intents were tried").isGreaterThan(MATCHES);
    }

    @Test
    void theSameSeedGivesTheSameMatch() {
        var once = new Simulator(SEED).play(3);
        assertThat(new Simulator(SEED).play(3)).isEqualTo(once);
        assertThat(new Simulator(SEED + 1).play(3)).isNotEqualTo(once);
    }
}
