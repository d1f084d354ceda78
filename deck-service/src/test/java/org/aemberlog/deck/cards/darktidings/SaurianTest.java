package org.aemberlog.deck.cards.darktidings;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SaurianTest {

    @Test
    void venatorAltumIsExaltedAfterDamageAtLowTide() {
        var s =
                table("alice brobnar tide hand [punch] | bob line [venator-altum, dodger]")
                        .plays("punch")
                        .chooses("venator-altum")
                        .settled();
        assertThat(s.permanent("venator-altum").damage()).isEqualTo(1);
        assertThat(s.permanent("venator-altum").aember()).isEqualTo(1);
        assertThat(s.permanent("dodger").aember()).isZero();
    }

    @Test
    void venatorAltumIsNotExaltedAtHighOrNeutralTide() {
        var high =
                table("alice brobnar hand [punch] | bob tide line [venator-altum]")
                        .plays("punch")
                        .settled();
        assertThat(high.permanent("venator-altum").damage()).isEqualTo(1);
        assertThat(high.permanent("venator-altum").aember()).isZero();
        var neutral =
                table("alice brobnar hand [punch] | bob line [venator-altum]")
                        .plays("punch")
                        .settled();
        assertThat(neutral.permanent("venator-altum").aember()).isZero();
    }

    @Test
    void damageThatArmorPreventsWasNotDealt() {
        var s =
                table("alice shadows tide artifacts [seeker-needle] | bob line [venator-altum]")
                        .acts("seeker-needle")
                        .settled();
        assertThat(s.permanent("venator-altum").aember()).isZero();
    }

    /** FAQ, Timing: it is destroyed before it would be exalted. */
    @Test
    void venatorAltumFallsWithoutAnyAember() {
        var s =
                table("alice brobnar tide hand [punch] | bob line [venator-altum damage 6]")
                        .plays("punch")
                        .settled();
        assertThat(s.inPlay("venator-altum")).isFalse();
        assertThat(s.alice().aember()).as("the icon of Punch").isEqualTo(1);
    }
}
