package org.aemberlog.deck.cards.ageofascension;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SirMarrowsTest {

    @Test
    void capturesWhatTheOpponentGainsByReaping() {
        var s =
                table("alice logos amber 2 line [mother] | bob line [sir-marrows]")
                        .reaps("mother")
                        .settled();
        assertThat(s.permanent("sir-marrows").aember()).isEqualTo(1);
        assertThat(s.alice().aember()).isEqualTo(2);
    }

    @Test
    void mindsNeitherItsOwnSideNorOtherGains() {
        var s =
                table(
                                "alice sanctum hand [sir-marrows] line [sequis] | bob line"
                                        + " [sir-marrows]")
                        .plays("sir-marrows")
                        .chooses("left")
                        .settled();
        assertThat(s.permanent("sir-marrows#2").aember()).isZero();
        var own = table("alice sanctum line [sir-marrows, sequis] | bob").reaps("sequis").settled();
        assertThat(own.permanent("sir-marrows").aember()).isZero();
        var bonus =
                table("alice untamed amber 1 hand [dust-pixie] | bob line [sir-marrows]")
                        .plays("dust-pixie")
                        .settled();
        assertThat(bonus.alice().aember()).isEqualTo(3);
    }

    /** FAQ, Sir Marrows: the reaping player says which of the two captures the one Æmber. */
    @Test
    void onlyOneOfTwoCapturesIt() {
        var s =
                table(
                                "alice logos amber 2 line [mother]"
                                        + " | bob line [sir-marrows, sir-marrows]")
                        .reaps("mother")
                        .chooses("sir-marrows#2")
                        .settled();
        assertThat(s.permanent("sir-marrows").aember()).isZero();
        assertThat(s.permanent("sir-marrows#2").aember()).isEqualTo(1);
        assertThat(s.alice().aember()).isEqualTo(2);
    }

    /** FAQ, Replacement Effects: with Po’s Pixies the Æmber stays to be captured again. */
    @Test
    void bothOfTwoCaptureFromTheSupplyThroughPosPixies() {
        var s =
                table(
                                "alice untamed amber 2 line [pos-pixies]"
                                        + " | bob line [sir-marrows, sir-marrows]")
                        .reaps("pos-pixies")
                        .chooses("sir-marrows")
                        .settled();
        assertThat(s.permanent("sir-marrows").aember()).isEqualTo(1);
        assertThat(s.permanent("sir-marrows#2").aember()).isEqualTo(1);
        assertThat(s.alice().aember()).isEqualTo(3);
    }

    /** FAQ, Replacement Effects: what is stolen instead was not gained by reaping. */
    @Test
    void doesNotCaptureWhatDimensionDoorSteals() {
        var s =
                table(
                                "alice logos hand [dimension-door] line [mother]"
                                        + " | bob amber 1 line [sir-marrows]")
                        .plays("dimension-door")
                        .reaps("mother")
                        .settled();
        assertThat(s.permanent("sir-marrows").aember()).isZero();
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.bob().aember()).isZero();
    }
}
