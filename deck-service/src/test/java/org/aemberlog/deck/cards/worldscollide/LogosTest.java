package org.aemberlog.deck.cards.worldscollide;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.junit.jupiter.api.Test;

class LogosTest {

    @Test
    void codeMonkeyArchivesItsNeighborsAndGainsWhenTheyShareAHouse() {
        var s =
                table(
                                "alice logos hand [code-monkey] line [dust-pixie, mother, batdrone,"
                                        + " valdr] | bob line [dodger]")
                        .plays("code-monkey")
                        .offers(
                                "position-0",
                                "position-1",
                                "position-2",
                                "position-3",
                                "position-4")
                        .chooses("position-2")
                        .settled();
        assertThat(s.names(s.alice().archives())).containsExactly("mother", "batdrone");
        assertThat(s.line(s.alice())).containsExactly("dust-pixie", "code-monkey", "valdr");
        assertThat(s.alice().aember()).isEqualTo(2);
        assertThat(s.inPlay("dodger")).isTrue();
    }

    @Test
    void codeMonkeyGainsNothingForTwoHousesOrOneCreature() {
        var two =
                table("alice logos hand [code-monkey] line [dust-pixie, mother] | bob")
                        .plays("code-monkey")
                        .chooses("position-1")
                        .settled();
        assertThat(two.alice().archives()).hasSize(2);
        assertThat(two.alice().aember()).isZero();
        var one =
                table("alice logos hand [code-monkey] line [dust-pixie, mother] | bob")
                        .plays("code-monkey")
                        .chooses("position-2")
                        .settled();
        assertThat(one.names(one.alice().archives())).containsExactly("mother");
        assertThat(one.alice().aember()).isZero();
    }

    @Test
    void codeMonkeyOnlyTakesTheWardOfAWardedNeighbor() {
        var s =
                table("alice logos hand [code-monkey] line [mother warded, batdrone] | bob")
                        .plays("code-monkey")
                        .chooses("position-1")
                        .settled();
        assertThat(s.line(s.alice())).containsExactly("mother", "code-monkey");
        assertThat(s.permanent("mother").warded()).isFalse();
        assertThat(s.names(s.alice().archives())).containsExactly("batdrone");
    }

    @Test
    void discombobulatorKeepsItsSidesAemberFromThieves() {
        var s =
                table(
                                "alice shadows hand [urchin] | bob amber 3 line [mother with"
                                        + " discombobulator]")
                        .plays("urchin")
                        .settled();
        assertThat(s.bob().aember()).isEqualTo(3);
        assertThat(s.alice().aember()).isZero();
        var own =
                table(
                                "alice shadows hand [urchin] line [mother with discombobulator] |"
                                        + " bob amber 3")
                        .plays("urchin")
                        .chooses("left")
                        .settled();
        assertThat(own.alice().aember()).isEqualTo(1);
    }

    @Test
    void discombobulatorProtectsWhoControlsTheHost() {
        var s =
                table(
                                "alice logos hand [discombobulator, nerve-blast] amber 2"
                                        + " | bob line [mother] hand [urchin]")
                        .plays("discombobulator");
        assertThat(s.alice().aember()).isEqualTo(3);
        s.endsTurn().choosesHouse(House.SHADOWS).plays("urchin");
        s.chooses("left").settled();
        assertThat(s.bob().aember()).as("only Bob’s own Æmber is safe").isEqualTo(1);
    }

    /** FAQ, Replacement Effects: there is nothing for Gargantodon to replace. */
    @Test
    void discombobulatorLeavesNothingToGargantodon() {
        var s =
                table(
                                "alice shadows hand [urchin] line [gargantodon]"
                                        + " | bob amber 3 line [mother with discombobulator]")
                        .plays("urchin")
                        .chooses("left")
                        .settled();
        assertThat(s.bob().aember()).isEqualTo(3);
        assertThat(s.permanent("gargantodon").aember()).isZero();
    }

    @Test
    void hydeDrawsTwoWithVelum() {
        var deck = " deck [dodger, urchin, charette]";
        var alone = table("alice logos line [hyde]" + deck + " | bob line [velum]").reaps("hyde");
        assertThat(alone.settled().alice().hand()).hasSize(1);
        var both = table("alice logos line [hyde, velum]" + deck + " | bob").reaps("hyde");
        assertThat(both.settled().alice().hand()).hasSize(2);
    }

    @Test
    void velumArchivesTwoWithHyde() {
        var hand = " hand [dodger, urchin, charette]";
        var alone = table("alice logos line [velum]" + hand + " | bob line [hyde]").reaps("velum");
        alone.chooses("urchin").settled();
        assertThat(alone.names(alone.alice().archives())).containsExactly("urchin");
        var both = table("alice logos line [velum, hyde]" + hand + " | bob").reaps("velum");
        both.chooses("dodger", "charette").settled();
        assertThat(both.names(both.alice().archives()))
                .containsExactlyInAnyOrder("dodger", "charette");
    }

    @Test
    void velumArchivesWhatThereIs() {
        var s =
                table("alice logos line [velum, hyde] hand [urchin] | bob")
                        .reaps("velum")
                        .settled();
        assertThat(s.names(s.alice().archives())).containsExactly("urchin");
    }

    @Test
    void hydeAndVelumTakeEachOtherToTheArchives() {
        var hyde =
                table(
                                "alice untamed line [tantadlin, snufflegator]"
                                        + " | bob line [hyde, mother] discard [velum, dodger]")
                        .fights("snufflegator", "hyde")
                        .settled();
        assertThat(hyde.names(hyde.bob().archives())).containsExactlyInAnyOrder("velum", "hyde");
        assertThat(hyde.names(hyde.bob().discard())).containsExactly("dodger");
        var velum =
                table("alice untamed line [snufflegator] | bob line [velum] discard [hyde]")
                        .fights("snufflegator", "velum")
                        .settled();
        assertThat(velum.names(velum.bob().archives())).containsExactlyInAnyOrder("hyde", "velum");
    }

    @Test
    void hydeStaysInTheDiscardPileWithoutVelumThere() {
        var s =
                table(
                                "alice untamed line [snufflegator] discard [velum]"
                                        + " | bob line [hyde, velum]")
                        .fights("snufflegator", "hyde")
                        .settled();
        assertThat(s.names(s.bob().discard())).containsExactly("hyde");
        assertThat(s.bob().archives()).isEmpty();
        assertThat(s.line(s.bob())).containsExactly("velum#2");
    }
}
