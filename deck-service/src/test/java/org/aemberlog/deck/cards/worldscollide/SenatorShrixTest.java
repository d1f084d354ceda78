package org.aemberlog.deck.cards.worldscollide;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SenatorShrixTest {

    @Test
    void mayBeExaltedWhenPlayedAndWhenReaping() {
        var s =
                table("alice saurian hand [senator-shrix] line [dodger] | bob")
                        .plays("senator-shrix")
                        .chooses("left")
                        .chooses("yes")
                        .settled();
        assertThat(s.permanent("senator-shrix").aember()).isEqualTo(1);
        var reaped =
                table("alice saurian line [senator-shrix] | bob")
                        .reaps("senator-shrix")
                        .chooses("no")
                        .settled();
        assertThat(reaped.permanent("senator-shrix").aember()).isZero();
        assertThat(reaped.alice().aember()).isEqualTo(1);
    }

    @Test
    void itsAemberIsSpentLikeThatOfThePool() {
        var s =
                table("alice brobnar | bob amber 4 line [senator-shrix amber 3, dodger amber 3]")
                        .endsTurn()
                        .offers("2", "3")
                        .chooses("3")
                        .chooses("red");
        assertThat(s.bob().keys()).hasSize(1);
        assertThat(s.bob().aember()).isEqualTo(1);
        assertThat(s.permanent("senator-shrix").aember()).isZero();
        assertThat(s.permanent("dodger").aember()).isEqualTo(3);
    }

    @Test
    void fiveInAllAreNotEnough() {
        var s =
                table("alice brobnar | bob amber 2 line [senator-shrix amber 3, dodger amber 3]")
                        .endsTurn();
        assertThat(s.bob().keys()).isEmpty();
        assertThat(s.bob().aember()).isEqualTo(2);
    }

    @Test
    void itsAemberIsNotInThePool() {
        var s =
                table("alice shadows hand [magda-the-rat] | bob line [senator-shrix amber 3]")
                        .plays("magda-the-rat")
                        .settled();
        assertThat(s.alice().aember()).isZero();
        assertThat(s.permanent("senator-shrix").aember()).isEqualTo(3);
    }

    /** FAQ, Keyfrog: forging is not optional, and the active player says what is spent. */
    @Test
    void keyfrogSpendsItsAemberAsTheActivePlayerSays() {
        var s =
                table(
                                "alice dis hand [hand-of-dis]"
                                        + " | bob amber 5 line [senator-shrix amber 5, keyfrog,"
                                        + " dodger]")
                        .plays("hand-of-dis")
                        .offers("1", "2", "3", "4", "5")
                        .chooses("2")
                        .chooses("red")
                        .settled();
        assertThat(s.bob().keys()).hasSize(1);
        assertThat(s.bob().aember()).isEqualTo(1);
        assertThat(s.permanent("senator-shrix").aember()).isEqualTo(3);
        assertThat(s.inPlay("keyfrog")).isFalse();
    }
}
