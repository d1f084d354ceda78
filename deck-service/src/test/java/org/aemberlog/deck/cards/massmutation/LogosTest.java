package org.aemberlog.deck.cards.massmutation;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.junit.jupiter.api.Test;

class LogosTest {

    /** FAQ, Bonus Icons: all icons, also those printed on the card. */
    @Test
    void fissionBloomRepeatsTheIconsOfTheNextCard() {
        var s =
                table(
                                "alice logos artifacts [fission-bloom] hand [wild-wormhole icon"
                                        + " draw, eureka] deck [batdrone, dodger, urchin, mother] |"
                                        + " bob")
                        .acts("fission-bloom");
        assertThat(s.alice().aember()).isZero();
        s.plays("wild-wormhole").settled();
        assertThat(s.alice().aember()).as("one Æmber icon, twice").isEqualTo(2);
        assertThat(s.names(s.alice().hand()))
                .containsExactlyInAnyOrder("eureka", "batdrone", "dodger");
        assertThat(s.line(s.alice())).containsExactly("urchin");
    }

    @Test
    void fissionBloomIsUsedUpByOneCardWithOrWithoutIcons() {
        var s =
                table(
                                "alice logos artifacts [fission-bloom] hand [batdrone,"
                                        + " interdimensional-graft] | bob")
                        .acts("fission-bloom")
                        .plays("batdrone")
                        .plays("interdimensional-graft")
                        .settled();
        assertThat(s.alice().aember()).isEqualTo(1);
    }

    @Test
    void fissionBloomEndsWithTheTurn() {
        var s =
                table(
                                "alice logos artifacts [fission-bloom] hand"
                                        + " [interdimensional-graft] | bob line [mother]")
                        .acts("fission-bloom")
                        .endsTurn()
                        .choosesHouse(House.LOGOS)
                        .endsTurn()
                        .choosesHouse(House.LOGOS)
                        .plays("interdimensional-graft")
                        .settled();
        assertThat(s.alice().aember()).isEqualTo(1);
    }

    @Test
    void twoFissionBloomsGiveTwoMore() {
        var s =
                table(
                                "alice logos artifacts [fission-bloom, fission-bloom] hand"
                                        + " [interdimensional-graft] | bob")
                        .acts("fission-bloom")
                        .acts("fission-bloom#2")
                        .plays("interdimensional-graft")
                        .settled();
        assertThat(s.alice().aember()).isEqualTo(3);
    }
}
