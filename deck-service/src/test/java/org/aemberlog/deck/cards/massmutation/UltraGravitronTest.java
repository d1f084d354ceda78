package org.aemberlog.deck.cards.massmutation;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Refusal;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** Glossary, Gigantic. */
class UltraGravitronTest {

    private static final String BOTH = "ultra-gravitron, ultra-gravitron-top";

    @Test
    void needsBothHalvesInHand() {
        var bottom =
                table("alice logos hand [ultra-gravitron] discard [ultra-gravitron-top] | bob");
        assertThat(bottom.refused(new Intent.PlayCard(Seat.A, bottom.card("ultra-gravitron"))))
                .isInstanceOf(Refusal.OtherHalfMissing.class);
        var top = table("alice logos hand [ultra-gravitron-top, ultra-gravitron-top] | bob");
        assertThat(top.refused(new Intent.PlayCard(Seat.A, top.card("ultra-gravitron-top"))))
                .isInstanceOf(Refusal.OtherHalfMissing.class);
    }

    @Test
    void isOneCreatureByWhicheverHalfIsPlayed() {
        for (var half : BOTH.split(", ")) {
            var s =
                    table(
                                    "alice logos hand ["
                                            + BOTH
                                            + "] deck [dodger, urchin, mother, valdr,"
                                            + " sequis, batdrone] | bob")
                            .plays(half)
                            .settled();
            assertThat(s.line(s.alice())).containsExactly("ultra-gravitron");
            assertThat(s.alice().hand()).isEmpty();
            assertThat(s.power("ultra-gravitron")).isEqualTo(10);
            assertThat(s.board().armor(s.card("ultra-gravitron"))).isEqualTo(3);
            assertThat(s.names(s.alice().archives()))
                    .containsExactlyInAnyOrder("dodger", "urchin", "mother", "valdr", "sequis");
            assertThat(s.names(s.alice().deck())).containsExactly("batdrone");
        }
    }

    @Test
    void archivesWhatTheDeckHas() {
        var s =
                table(
                                "alice logos hand ["
                                        + BOTH
                                        + "] deck [dodger, urchin] discard [mother] | bob")
                        .plays("ultra-gravitron")
                        .settled();
        assertThat(s.names(s.alice().archives())).containsExactlyInAnyOrder("dodger", "urchin");
        assertThat(s.names(s.alice().discard())).containsExactly("mother");
    }

    @Test
    void resolvesTheBonusIconsOfBothHalves() {
        var s =
                table(
                                "alice logos hand [ultra-gravitron icon aember, ultra-gravitron-top"
                                        + " icon aember] | bob")
                        .plays("ultra-gravitron")
                        .settled();
        assertThat(s.alice().aember()).isEqualTo(2);
    }

    @Test
    void isOneCardOnTheFirstTurn() {
        var s =
                table("alice logos turn 1 hand [" + BOTH + ", batdrone] | bob")
                        .plays("ultra-gravitron")
                        .settled();
        assertThat(s.inPlay("ultra-gravitron")).isTrue();
        assertThat(s.refused(new Intent.PlayCard(Seat.A, s.card("batdrone"))))
                .isInstanceOf(Refusal.FirstTurnLimit.class);
    }

    /** The example of the glossary. */
    @Test
    void staysOnTopOfTheDeckUnderWildWormhole() {
        var s =
                table(
                                "alice logos hand [wild-wormhole, ultra-gravitron] deck"
                                        + " [ultra-gravitron-top] | bob")
                        .plays("wild-wormhole")
                        .settled();
        assertThat(s.names(s.alice().deck())).containsExactly("ultra-gravitron-top");
        assertThat(s.names(s.alice().hand())).containsExactly("ultra-gravitron");
    }

    @Test
    void isTwoCardsAgainAfterItLeftPlay() {
        var s =
                table("alice logos hand [" + BOTH + "] | bob hand [fear]")
                        .plays("ultra-gravitron")
                        .endsTurn()
                        .choosesHouse(House.DIS)
                        .plays("fear")
                        .settled();
        assertThat(s.names(s.alice().hand()))
                .containsExactlyInAnyOrder("ultra-gravitron", "ultra-gravitron-top");
    }

    @Test
    void goesToTheDiscardPileAsTwoCards() {
        var s =
                table("alice logos hand [" + BOTH + "] | bob hand [gateway-to-dis]")
                        .plays("ultra-gravitron")
                        .endsTurn()
                        .choosesHouse(House.DIS)
                        .plays("gateway-to-dis")
                        .settled();
        assertThat(s.names(s.alice().discard()))
                .containsExactlyInAnyOrder("ultra-gravitron", "ultra-gravitron-top");
    }

    @Test
    void purgesACreatureForAnArchivedCardAndResolvesItsIcons() {
        var s =
                table(
                                "alice logos line [ultra-gravitron] archives [dodger, urchin]"
                                        + " | bob line [dust-pixie, mother]")
                        .reaps("ultra-gravitron")
                        .offers("dodger", "urchin")
                        .chooses("urchin")
                        .offers("ultra-gravitron", "dust-pixie", "mother")
                        .chooses("dust-pixie")
                        .settled();
        assertThat(s.names(s.alice().discard())).containsExactly("urchin");
        assertThat(s.names(s.bob().purged())).containsExactly("dust-pixie");
        assertThat(s.line(s.bob())).containsExactly("mother");
        assertThat(s.alice().aember()).as("1 by reaping and 2 icons").isEqualTo(3);
    }

    @Test
    void purgesNothingWithoutAnArchivedCard() {
        var s =
                table(
                                "alice logos line [ultra-gravitron] | bob archives [urchin] line"
                                        + " [dust-pixie]")
                        .reaps("ultra-gravitron")
                        .settled();
        assertThat(s.inPlay("dust-pixie")).isTrue();
        assertThat(s.alice().aember()).isEqualTo(1);
    }

    /** FAQ, Bonus Icons: "as if you had played it" sets off Fission Bloom. */
    @Test
    void resolvesTheIconsTwiceWithFissionBloom() {
        var s =
                table(
                                "alice logos artifacts [fission-bloom] line [ultra-gravitron]"
                                        + " archives [urchin] | bob line [dust-pixie, mother]")
                        .acts("fission-bloom")
                        .fights("ultra-gravitron", "mother")
                        .chooses("dust-pixie")
                        .settled();
        assertThat(s.alice().aember()).isEqualTo(4);
    }

    /** FAQ, Bonus Icons. */
    @Test
    void resolvesNoIconsAgainstMasterOfTheGrey() {
        var s =
                table(
                                "alice logos line [ultra-gravitron] archives [urchin]"
                                        + " | bob line [dust-pixie, master-of-the-grey]")
                        .reaps("ultra-gravitron")
                        .chooses("dust-pixie")
                        .settled();
        assertThat(s.names(s.bob().purged())).containsExactly("dust-pixie");
        assertThat(s.alice().aember()).isEqualTo(1);
    }

    @Test
    void canPurgeItself() {
        var s =
                table(
                                "alice logos hand [ultra-gravitron icon aember,"
                                        + " ultra-gravitron-top] deck [urchin] | bob line [mother]")
                        .plays("ultra-gravitron")
                        .endsTurn()
                        .choosesHouse(House.LOGOS)
                        .endsTurn()
                        .choosesHouse(House.LOGOS)
                        .chooses("no")
                        .reaps("ultra-gravitron")
                        .chooses("ultra-gravitron")
                        .settled();
        assertThat(s.alice().purged()).hasSize(2);
        assertThat(s.alice().aember()).as("played, reaped and purged").isEqualTo(3);
    }

    @Test
    void goesToTheArchivesAndTheDeckAsTwoCardsToo() {
        var archived =
                table("alice logos hand [" + BOTH + ", code-monkey] | bob")
                        .plays("ultra-gravitron")
                        .plays("code-monkey")
                        .chooses("position-0")
                        .settled();
        assertThat(archived.names(archived.alice().archives()))
                .containsExactlyInAnyOrder("ultra-gravitron", "ultra-gravitron-top");
        var shuffled =
                table("alice logos hand [" + BOTH + "] | bob hand [lost-in-the-woods]")
                        .plays("ultra-gravitron")
                        .endsTurn()
                        .choosesHouse(House.UNTAMED)
                        .plays("lost-in-the-woods")
                        .settled();
        assertThat(shuffled.names(shuffled.alice().deck()))
                .containsExactlyInAnyOrder("ultra-gravitron", "ultra-gravitron-top");
    }

    /** Glossary, Gigantic: an effect that chooses one half fails. */
    @Test
    void cannotBeExhumedByOneHalf() {
        var s =
                table(
                                "alice dis hand [exhume, ultra-gravitron] discard"
                                        + " [ultra-gravitron-top] | bob")
                        .plays("exhume")
                        .settled();
        assertThat(s.alice().battleline()).isEmpty();
        assertThat(s.names(s.alice().discard()))
                .containsExactlyInAnyOrder("exhume", "ultra-gravitron-top");
    }
}
