package org.aemberlog.match.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** A bot keeps the pace of the person whom it plays. */
class PaceTest {

    private static final Duration USUAL = Duration.ofMillis(800);

    private static Duration pauseAfter(Duration taken, int decisions) {
        var pace = Pace.of(USUAL);
        for (int i = 0; i < decisions; i++) {
            pace = pace.after(taken);
        }
        return pace.pause();
    }

    @Test
    void itIsTheUsualOneUntilThePersonHasDoneSomething() {
        assertThat(pauseAfter(Duration.ZERO, 0)).isEqualTo(USUAL);
        assertThat(pauseAfter(USUAL.multipliedBy(4), 9)).isEqualTo(USUAL);
    }

    @Test
    void whoIsQuickIsNotKeptWaiting() {
        assertThat(pauseAfter(Duration.ofMillis(500), 1)).isLessThan(USUAL).isGreaterThan(USUAL.dividedBy(2));
        assertThat(pauseAfter(Duration.ZERO, 50)).isBetween(USUAL.dividedBy(2), Duration.ofMillis(401));
    }

    @Test
    void whoTakesTimeCanFollow() {
        assertThat(pauseAfter(Duration.ofSeconds(5), 1)).isGreaterThan(USUAL);
        assertThat(pauseAfter(Duration.ofHours(1), 50)).isBetween(Duration.ofMillis(2_399), USUAL.multipliedBy(3));
    }

    @Test
    void withoutAPauseThereIsNone() {
        assertThat(Pace.of(Duration.ZERO).after(Duration.ofSeconds(9)).pause()).isZero();
    }
}
