package org.aemberlog.deck.cards.ageofascension;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Step;
import org.junit.jupiter.api.Test;

class JargogleTest {

    @Test
    void keepsACardFromHandFacedown() {
        var s =
                table("alice logos hand [jargogle, dodger, batdrone] | bob")
                        .plays("jargogle")
                        .offers("dodger", "batdrone")
                        .chooses("dodger")
                        .settled();
        assertThat(s.names(s.alice().hand())).containsExactly("batdrone");
        var under = s.permanent("jargogle").under();
        assertThat(under).hasSize(1);
        assertThat(under.getFirst().card()).isEqualTo(s.card("dodger"));
        assertThat(under.getFirst().faceup()).isFalse();
    }

    @Test
    void keepsNothingWithAnEmptyHand() {
        var s = table("alice logos hand [jargogle] | bob").plays("jargogle").settled();
        assertThat(s.permanent("jargogle").under()).isEmpty();
    }

    @Test
    void playsTheCardWhenDestroyedOnItsControllersTurn() {
        var s =
                table(
                                "alice logos line [jargogle over urchin, mother]"
                                        + " | bob amber 2 line [valdr]")
                        .fights("jargogle", "valdr")
                        .chooses("left")
                        .settled();
        assertThat(s.line(s.alice())).containsExactly("urchin", "mother");
        assertThat(s.alice().aember()).as("Urchin's “Play:” stole 1").isEqualTo(1);
        assertThat(s.names(s.alice().discard())).containsExactly("jargogle");
    }

    @Test
    void archivesTheCardWhenDestroyedOnTheOpponentsTurn() {
        var s =
                table("alice brobnar line [valdr] | bob line [jargogle over urchin, mother]")
                        .fights("valdr", "jargogle");
        assertThat(s.inPlay("jargogle")).as("elusive").isTrue();
        var twice =
                table(
                                "alice brobnar line [valdr, charette, smaaash]"
                                        + " | bob line [jargogle over urchin, mother]")
                        .fights("valdr", "jargogle")
                        .fights("smaaash", "jargogle")
                        .settled();
        assertThat(twice.names(twice.bob().archives())).containsExactly("urchin");
        assertThat(twice.names(twice.bob().discard())).containsExactly("jargogle");
        assertThat(twice.line(twice.bob())).containsExactly("mother");
    }

    @Test
    void losesTheCardToTheDiscardPileWhenItOnlyLeavesPlay() {
        var s =
                table("alice dis hand [fear] | bob line [jargogle over urchin]")
                        .plays("fear")
                        .settled();
        assertThat(s.names(s.bob().hand())).containsExactly("jargogle");
        assertThat(s.names(s.bob().discard())).containsExactly("urchin");
    }

    @Test
    void discardsACardThatCannotBePlayed() {
        var s =
                table("alice logos line [jargogle over kelifi-dragon, mother] | bob line [valdr]")
                        .fights("jargogle", "valdr")
                        .settled();
        assertThat(s.names(s.alice().discard()))
                .containsExactlyInAnyOrder("jargogle", "kelifi-dragon");
        assertThat(s.line(s.alice())).containsExactly("mother");
    }

    /** FAQ, Timing: omega waits for what is pending, and what is played meanwhile survives. */
    @Test
    void wildWormholeUnderItEscapesUnlockedGateway() {
        var s =
                table(
                                "alice dis hand [unlocked-gateway] line [jargogle over"
                                        + " wild-wormhole] deck [urchin]"
                                        + " | bob amber 1 line [valdr]")
                        .plays("unlocked-gateway")
                        .chooses("left");
        assertThat(s.line(s.alice())).containsExactly("urchin");
        assertThat(s.bob().battleline()).isEmpty();
        assertThat(s.alice().aember()).as("a bonus and a stolen one").isEqualTo(2);
        assertThat(s.state().active()).as("omega ended the step").isEqualTo(Seat.B);
    }

    /** FAQ, "Destroyed:" Effects: in step 3 the turn goes on to step 4. */
    @Test
    void omegaUnderItEndsTheMainStep() {
        var s =
                table(
                                "alice dis hand [gateway-to-dis] line [jargogle over"
                                        + " unlocked-gateway] | bob line [valdr]")
                        .plays("gateway-to-dis");
        assertThat(s.bob().battleline()).isEmpty();
        assertThat(s.alice().chains()).as("3 less the one that is shed").isEqualTo(2);
        assertThat(s.state().active()).isEqualTo(Seat.B);
    }

    /** FAQ, "Destroyed:" Effects: in step 1 the turn goes on to step 2. */
    @Test
    void omegaUnderItEndsOnlyTheForgeStep() {
        var s =
                table(
                                "bob dis line [valdr] | alice logos amber 6 hand [batdrone]"
                                        + " artifacts [strange-gizmo] line [jargogle over"
                                        + " unlocked-gateway]")
                        .endsTurn()
                        .chooses("red")
                        .chooses("jargogle", "strange-gizmo");
        assertThat(s.state().active()).isEqualTo(Seat.A);
        assertThat(s.state().step()).isEqualTo(Step.HOUSE);
        s.choosesHouse(House.LOGOS).plays("batdrone").settled();
        assertThat(s.line(s.alice())).containsExactly("batdrone");
    }

    /** Glossary, Omega: step 2 ends before the archives are taken, and step 3 takes place. */
    @Test
    void omegaUnderItEndsOnlyTheHouseStep() {
        var s =
                table(
                                "bob dis line [valdr] | alice logos hand [batdrone] archives"
                                        + " [mother] artifacts"
                                        + " [redacted amber 3, strange-gizmo] line [jargogle over"
                                        + " unlocked-gateway]")
                        .endsTurn()
                        .choosesHouse(House.LOGOS)
                        .chooses("red")
                        .chooses("jargogle", "strange-gizmo");
        assertThat(s.alice().keys()).hasSize(1);
        assertThat(s.names(s.alice().archives())).containsExactly("mother");
        assertThat(s.state().active()).isEqualTo(Seat.A);
        assertThat(s.state().step()).isEqualTo(Step.MAIN);
        s.plays("batdrone").settled();
        assertThat(s.line(s.alice())).containsExactly("batdrone");
    }

    /** Once it is archived, its card lies in the discard pile and no longer under it. */
    @Test
    void hasNoCardToPlayAfterArchimedesArchivedIt() {
        var position =
                "alice dis hand [gateway-to-dis] line [jargogle over urchin, archimedes]"
                        + " | bob amber 1";
        var archived = table(position).plays("gateway-to-dis").picks(1).settled();
        assertThat(archived.names(archived.alice().archives())).containsExactly("jargogle");
        assertThat(archived.names(archived.alice().discard())).contains("urchin");
        assertThat(archived.alice().battleline()).isEmpty();
        var played = table(position).plays("gateway-to-dis").picks(0).chooses("left").settled();
        assertThat(played.line(played.alice())).containsExactly("urchin");
        assertThat(played.names(played.alice().archives())).containsExactly("jargogle");
    }
}
