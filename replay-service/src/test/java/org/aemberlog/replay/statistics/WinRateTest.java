package org.aemberlog.replay.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Against values worked out by hand from Wilson's formula, as in the literature. */
class WinRateTest {

    @ParameterizedTest
    @CsvSource({
        "0,  1,   0.0, 0.0,    0.7935",
        "1,  1,   1.0, 0.2065, 1.0",
        "0,  10,  0.0, 0.0,    0.2775",
        "5,  10,  0.5, 0.2366, 0.7634",
        "81, 263, 0.308, 0.2553, 0.3662"
    })
    void theIntervalIsWilsons(long wins, long of, double value, double low, double high) {
        assertThat(WinRate.of(wins, of)).isEqualTo(new WinRate(value, low, high, of));
    }
}
