package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LogosTest {

    @Test
    void dimensionDoorStealsInsteadOfGaining() {
        var s =
                table("alice logos hand [dimension-door] line [mother, dr-escotera] | bob amber 1")
                        .plays("dimension-door")
                        .reaps("mother");
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.bob().aember()).isZero();
        s.reaps("dr-escotera").settled();
        assertThat(s.alice().aember()).as("there was nothing left to steal").isEqualTo(1);
    }

    @Test
    void libraryAccessDrawsForOtherCardsAndPurgesItself() {
        var s =
                table(
                                "alice logos hand [library-access, mother, batdrone]"
                                        + " deck [dodger, urchin, charette] | bob")
                        .plays("library-access");
        assertThat(s.names(s.alice().purged())).containsExactly("library-access");
        assertThat(s.alice().hand()).hasSize(2);
        s.plays("mother").settled();
        assertThat(s.names(s.alice().hand())).containsExactlyInAnyOrder("batdrone", "dodger");
    }

    @Test
    void twinBoltEmissionHitsTwoDifferentCreaturesAtOnce() {
        var s =
                table(
                                "alice logos hand [twin-bolt-emission] | bob line [batdrone,"
                                    + " charette, dodger]")
                        .plays("twin-bolt-emission")
                        .chooses("batdrone", "charette")
                        .settled();
        assertThat(s.inPlay("batdrone")).isFalse();
        assertThat(s.permanent("charette").damage()).isEqualTo(2);
        assertThat(s.permanent("dodger").damage()).isZero();
    }

    @Test
    void wildWormholePlaysTheTopCardWhateverItsHouse() {
        var s =
                table("alice logos hand [wild-wormhole] deck [charette, dodger] | bob amber 3")
                        .plays("wild-wormhole")
                        .settled();
        assertThat(s.line(s.alice())).containsExactly("charette");
        assertThat(s.permanent("charette").aember()).isEqualTo(3);
        assertThat(s.names(s.alice().deck())).containsExactly("dodger");
    }

    @Test
    void libraryOfBabbleAndDocBooktonDraw() {
        var s =
                table(
                                "alice logos artifacts [library-of-babble] line [doc-bookton]"
                                        + " deck [dodger, urchin, charette] | bob")
                        .acts("library-of-babble")
                        .reaps("doc-bookton")
                        .settled();
        assertThat(s.names(s.alice().hand())).containsExactly("dodger", "urchin");
        assertThat(s.alice().aember()).isEqualTo(1);
    }

    @Test
    void batdroneSkirmishesAndSteals() {
        var s =
                table("alice logos line [batdrone] | bob amber 2 line [charette]")
                        .fights("batdrone", "charette")
                        .settled();
        assertThat(s.permanent("batdrone").damage()).isZero();
        assertThat(s.permanent("charette").damage()).isEqualTo(2);
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.bob().aember()).isEqualTo(1);
    }

    @Test
    void drEscoteraCountsTheOpponentsKeys() {
        var s =
                table("alice logos keys [red] hand [dr-escotera] | bob keys [red, blue]")
                        .plays("dr-escotera")
                        .settled();
        assertThat(s.alice().aember()).isEqualTo(2);
    }

    @Test
    void quixoSkirmishesAndDraws() {
        var s =
                table(
                                "alice logos line [quixo-the-adventurer] deck [mother, urchin] |"
                                    + " bob line [charette]")
                        .fights("quixo-the-adventurer", "charette")
                        .settled();
        assertThat(s.permanent("quixo-the-adventurer").damage()).isZero();
        assertThat(s.names(s.alice().hand())).containsExactly("mother");
    }

    @Test
    void motherRefillsToSeven() {
        var deck = "deck [urchin, urchin, urchin, urchin, urchin, urchin, urchin, urchin]";
        var with = table("alice logos line [mother] " + deck + " | bob").endsTurn();
        assertThat(with.alice().hand()).hasSize(7);
        var without = table("alice logos line [doc-bookton] " + deck + " | bob").endsTurn();
        assertThat(without.alice().hand()).hasSize(6);
    }
}
