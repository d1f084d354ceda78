package org.aemberlog.match.series;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rulebook, Suggestions for Assigning Chains. */
class HandicapTest {

    /** The handicap after wins (W) and losses (L) of the stronger deck. */
    private static Handicap after(Handicap handicap, String results) {
        var after = handicap;
        for (char result : results.toCharArray()) {
            after = after.after(result == 'W');
        }
        return after;
    }

    @Test
    void theStrongerDeckStartsWithFourChains() {
        assertThat(Handicap.START.chains()).isEqualTo(4);
    }

    @ParameterizedTest
    @CsvSource({
        "W, 4",
        "WW, 4",
        "WWW, 5",
        "WWWW, 5",
        "WWWWW, 5",
        "WWWWWW, 6",
        "L, 4",
        "LL, 4",
        "LLL, 3",
        "LLLLL, 3",
        "LLLLLL, 2",
        "LLLLLLLLLLLL, 0",
        "WWL, 4",
        "WWLW, 4",
        "WWLWW, 4",
        "WWLWWW, 5",
        "LLWLLWLLL, 3",
        "WLWLWLWLWL, 4",
        "WWWLLL, 4",
        "WWWLL, 5",
        "WWWWLL, 5",
        "WWWWLLL, 4"
    })
    void threeStraightResultsAdjustTheChainsByOne(String results, int chains) {
        assertThat(after(Handicap.START, results).chains()).isEqualTo(chains);
    }

    @Test
    void theStreakStartsAgainAfterAnAdjustment() {
        assertThat(after(Handicap.START, "WW").streak()).isEqualTo(2);
        assertThat(after(Handicap.START, "WWW").streak()).isZero();
        assertThat(after(Handicap.START, "WWL").streak()).isEqualTo(-1);
    }

    @Test
    void noDeckHasFewerThanNoChains() {
        assertThat(after(new Handicap(0, 0), "LLL")).isEqualTo(new Handicap(0, 0));
        assertThat(after(new Handicap(0, 0), "LLLWWW").chains()).isEqualTo(1);
    }

    @Test
    void noDeckHasMoreChainsThanTheChart() {
        assertThat(after(new Handicap(24, 0), "WWW")).isEqualTo(new Handicap(24, 0));
        assertThat(after(new Handicap(24, 0), "WWWLLL").chains()).isEqualTo(23);
    }

    @ParameterizedTest
    @CsvSource({"-1, 0", "25, 0", "4, 3", "4, -3"})
    void noOtherHandicapExists(int chains, int streak) {
        assertThatThrownBy(() -> new Handicap(chains, streak)).isInstanceOf(IllegalArgumentException.class);
    }
}
