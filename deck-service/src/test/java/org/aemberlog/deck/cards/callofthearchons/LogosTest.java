package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Refusal;
import org.aemberlog.game.state.KeyColor;
import org.aemberlog.game.state.Seat;
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

    @Test
    void foggifyKeepsEnemiesFromFightingForOneTurn() {
        var s =
                table(
                                "alice logos hand [foggify] line [doc-bookton]"
                                        + " | bob line [batdrone, dust-pixie enraged]")
                        .plays("foggify")
                        .fights("doc-bookton", "dust-pixie")
                        .endsTurn()
                        .choosesHouse(House.LOGOS);
        var fight = new Intent.Fight(Seat.B, s.card("batdrone"), s.card("doc-bookton"));
        assertThat(s.refused(fight)).isInstanceOf(Refusal.CardForbids.class);
        s.reaps("batdrone").endsTurn().choosesHouse(House.LOGOS);
        s.endsTurn().choosesHouse(House.LOGOS).fights("batdrone", "doc-bookton").settled();
        assertThat(s.permanent("doc-bookton").damage()).isEqualTo(3);
    }

    @Test
    void anEnragedCreatureMayReapUnderFoggify() {
        var s =
                table("alice logos hand [foggify] line [mother] | bob line [batdrone enraged]")
                        .plays("foggify")
                        .endsTurn()
                        .choosesHouse(House.LOGOS)
                        .reaps("batdrone")
                        .settled();
        assertThat(s.bob().aember()).isEqualTo(1);
    }

    @Test
    void interdimensionalGraftTakesWhatForgingLeaves() {
        var above =
                table("alice logos hand [interdimensional-graft] | bob amber 9 line [mother]")
                        .plays("interdimensional-graft")
                        .endsTurn()
                        .chooses("red");
        assertThat(above.bob().aember()).isZero();
        assertThat(above.alice().aember()).as("one of its own and 3").isEqualTo(4);
        var just =
                table("alice logos hand [interdimensional-graft] | bob amber 6 line [mother]")
                        .plays("interdimensional-graft")
                        .endsTurn()
                        .chooses("red");
        assertThat(just.alice().aember()).isEqualTo(1);
        var below =
                table("alice logos hand [interdimensional-graft] | bob amber 5 line [mother]")
                        .plays("interdimensional-graft")
                        .endsTurn();
        assertThat(below.bob().aember()).isEqualTo(5);
        assertThat(below.alice().aember()).isEqualTo(1);
    }

    /** FAQ, Timing: the player who forges is active and says what comes first. */
    @Test
    void interdimensionalGraftAndForgemasterOgResolveInTheForgersOrder() {
        var position =
                "alice logos hand [interdimensional-graft]"
                        + " | bob amber 10 line [forgemaster-og]";
        var given = table(position).plays("interdimensional-graft").endsTurn().chooses("red");
        given.offers("interdimensional-graft key-forged", "forgemaster-og key-forged");
        given.chooses("interdimensional-graft");
        assertThat(given.alice().aember()).isEqualTo(5);
        var lost =
                table(position)
                        .plays("interdimensional-graft")
                        .endsTurn()
                        .chooses("red")
                        .chooses("forgemaster-og");
        assertThat(lost.alice().aember()).isEqualTo(1);
        assertThat(lost.bob().aember()).isZero();
    }

    @Test
    void positronBoltGoesDownTheLine() {
        var s =
                table(
                                "alice logos hand [positron-bolt] line [mother]"
                                        + " | bob line [charette, the-terror, valdr, tantadlin]")
                        .plays("positron-bolt")
                        .offers("mother", "charette", "tantadlin")
                        .chooses("charette")
                        .settled();
        assertThat(s.permanent("charette").damage()).isEqualTo(3);
        assertThat(s.permanent("the-terror").damage()).isEqualTo(2);
        assertThat(s.permanent("valdr").damage()).isEqualTo(1);
        assertThat(s.permanent("tantadlin").damage()).isZero();
        assertThat(s.permanent("mother").damage()).isZero();
        assertThat(s.alice().aember()).isEqualTo(1);
    }

    @Test
    void positronBoltEndsWhereTheLineEnds() {
        var two =
                table("alice logos hand [positron-bolt] | bob line [charette, the-terror]")
                        .plays("positron-bolt")
                        .chooses("the-terror")
                        .settled();
        assertThat(two.permanent("the-terror").damage()).isEqualTo(3);
        assertThat(two.permanent("charette").damage()).isEqualTo(2);
        var one =
                table("alice logos hand [positron-bolt] | bob line [charette]")
                        .plays("positron-bolt")
                        .settled();
        assertThat(one.permanent("charette").damage()).isEqualTo(3);
    }

    /** FAQ, Flank. */
    @Test
    void spectralTunnelerMakesAFlankForPositronBolt() {
        var s =
                table(
                                "alice logos hand [positron-bolt] artifacts [spectral-tunneler]"
                                        + " | bob line [charette, the-terror, valdr, tantadlin]")
                        .acts("spectral-tunneler")
                        .chooses("the-terror")
                        .plays("positron-bolt")
                        .chooses("the-terror")
                        .offers("charette", "valdr")
                        .chooses("valdr")
                        .settled();
        assertThat(s.permanent("the-terror").damage()).isEqualTo(3);
        assertThat(s.permanent("valdr").damage()).isEqualTo(2);
        assertThat(s.permanent("tantadlin").damage()).isEqualTo(1);
        assertThat(s.permanent("charette").damage()).isZero();
    }

    @Test
    void spectralTunnelerLetsOneCreatureDrawForThisTurn() {
        var s =
                table(
                                "alice logos artifacts [spectral-tunneler] line [mother, batdrone]"
                                        + " deck [dodger, urchin] | bob line [charette]")
                        .acts("spectral-tunneler")
                        .offers("mother", "batdrone", "charette")
                        .chooses("mother")
                        .reaps("batdrone");
        assertThat(s.alice().hand()).isEmpty();
        s.reaps("mother").settled();
        assertThat(s.names(s.alice().hand())).containsExactly("dodger");
        assertThat(s.alice().aember()).isEqualTo(2);
    }

    /** FAQ, Timing: an ability gained at its timing point still triggers. */
    @Test
    void spectralTunnelerServesNexusInTheMidstOfItsReap() {
        var s =
                table(
                                "alice shadows line [nexus] deck [dodger, urchin]"
                                        + " | bob artifacts [spectral-tunneler]")
                        .reaps("nexus")
                        .settled();
        assertThat(s.names(s.alice().hand())).containsExactly("dodger");
        assertThat(s.permanent("spectral-tunneler").exhausted()).isTrue();
    }

    @Test
    void strangeGizmoDestroysAllAfterItsControllerForges() {
        var s =
                table(
                                "bob shadows artifacts [library-of-babble] line [dodger]"
                                        + " | alice amber 6 artifacts [strange-gizmo]"
                                        + " line [mother]")
                        .endsTurn()
                        .chooses("blue");
        assertThat(s.state().pending()).as("in which order to discard").isPresent();
        s.chooses("mother", "strange-gizmo").chooses("dodger", "library-of-babble").settled();
        assertThat(s.alice().keys()).containsExactly(KeyColor.BLUE);
        assertThat(s.alice().battleline()).isEmpty();
        assertThat(s.alice().artifacts()).isEmpty();
        assertThat(s.bob().battleline()).isEmpty();
        assertThat(s.bob().artifacts()).isEmpty();
    }

    @Test
    void strangeGizmoDoesNotMindTheOpponentsKey() {
        var s =
                table("alice logos artifacts [strange-gizmo] line [mother] | bob amber 6")
                        .endsTurn()
                        .chooses("blue")
                        .settled();
        assertThat(s.bob().keys()).hasSize(1);
        assertThat(s.inPlay("mother")).isTrue();
        assertThat(s.inPlay("strange-gizmo")).isTrue();
    }

    @Test
    void dysaniaGainsForEachArchivedCardThatIsDiscarded() {
        var s =
                table(
                                "alice logos hand [dysania] archives [mother]"
                                        + " | bob archives [dodger, urchin]")
                        .plays("dysania")
                        .settled();
        assertThat(s.alice().aember()).isEqualTo(2);
        assertThat(s.names(s.bob().discard())).containsExactlyInAnyOrder("dodger", "urchin");
        assertThat(s.alice().archives()).hasSize(1);
        var none = table("alice logos hand [dysania] | bob").plays("dysania").settled();
        assertThat(none.alice().aember()).isZero();
    }

    /** FAQ, Archives: what Sample Collection put there goes home and is not discarded. */
    @Test
    void dysaniaGainsNothingForItsOwnersCards() {
        var s =
                table("alice logos hand [dysania] | bob archives [mother of alice, dodger]")
                        .plays("dysania")
                        .settled();
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.names(s.alice().hand())).containsExactly("mother");
        assertThat(s.names(s.bob().discard())).containsExactly("dodger");
    }

    @Test
    void experimentalTherapyOpensACreatureToAllHouses() {
        var s =
                table("alice logos hand [experimental-therapy] line [dodger, urchin] | bob amber 2")
                        .plays("experimental-therapy")
                        .chooses("dodger")
                        .settled();
        assertThat(s.permanent("dodger").stunned()).isTrue();
        assertThat(s.permanent("dodger").exhausted()).isTrue();
        assertThat(s.permanent("urchin").stunned()).isFalse();
    }

    @Test
    void anyHouseMayUseTheHostOfExperimentalTherapy() {
        var s =
                table("alice logos line [dodger with experimental-therapy, urchin] | bob")
                        .reaps("dodger")
                        .settled();
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.refused(new Intent.Reap(Seat.A, s.card("urchin"))))
                .isInstanceOf(Refusal.HouseNotActive.class);
    }

    @Test
    void foggifyAlsoForbidsFightsThatACardAsksFor() {
        var s =
                table("alice logos hand [foggify] line [mother] | bob hand [anger] line [valdr]")
                        .plays("foggify")
                        .endsTurn()
                        .choosesHouse(House.BROBNAR)
                        .plays("anger")
                        .settled();
        assertThat(s.permanent("mother").damage()).isZero();
        assertThat(s.permanent("valdr").exhausted()).isFalse();
    }
}
