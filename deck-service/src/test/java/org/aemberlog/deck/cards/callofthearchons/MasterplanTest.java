package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.aemberlog.game.state.Permanent;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

class MasterplanTest {

    @Test
    void aCardFromHandGoesFacedownUnderIt() {
        var s =
                table("alice shadows hand [masterplan, urchin, punch] | bob")
                        .plays("masterplan")
                        .offers("urchin", "punch")
                        .chooses("punch")
                        .settled();
        assertThat(s.permanent("masterplan").under())
                .containsExactly(new Permanent.Under(s.card("punch"), false));
        assertThat(s.names(s.alice().hand())).containsExactly("urchin");
        assertThat(s.alice().aember()).isEqualTo(1);
    }

    @Test
    void itsOmniPlaysTheCardWhateverTheActiveHouse() {
        var s =
                table(
                                "alice untamed artifacts [masterplan over nerve-blast]"
                                        + " | bob amber 1 line [charette]")
                        .usesOmni("masterplan")
                        .settled();
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.permanent("charette").damage()).isEqualTo(2);
        assertThat(s.alice().artifacts()).isEmpty();
        assertThat(s.names(s.alice().discard()))
                .containsExactlyInAnyOrder("nerve-blast", "masterplan");
    }

    @Test
    void aPermanentUnderItEntersPlay() {
        var s =
                table("alice untamed artifacts [masterplan over urchin] | bob amber 1")
                        .usesOmni("masterplan")
                        .settled();
        assertThat(s.line(s.alice())).containsExactly("urchin");
        assertThat(s.alice().aember()).as("it was played").isEqualTo(1);
        assertThat(s.names(s.alice().discard())).containsExactly("masterplan");
    }

    @Test
    void withAnEmptyHandNothingIsUnderIt() {
        var s = table("alice shadows hand [masterplan] | bob").plays("masterplan").settled();
        assertThat(s.permanent("masterplan").under()).isEmpty();
        s.endsTurn().endsTurn().choosesHouse(House.SHADOWS).usesOmni("masterplan").settled();
        assertThat(s.names(s.alice().discard())).containsExactly("masterplan");
    }

    /** FAQ, Timing. */
    @Test
    void graspingVinesUnderItCanReturnIt() {
        var s =
                table(
                                "alice shadows artifacts [masterplan over grasping-vines]"
                                        + " | bob artifacts [library-of-babble]")
                        .usesOmni("masterplan")
                        .chooses("masterplan")
                        .settled();
        assertThat(s.names(s.alice().hand())).containsExactly("masterplan");
        assertThat(s.names(s.alice().discard())).containsExactly("grasping-vines");
        assertThat(s.inPlay("library-of-babble")).isTrue();
    }

    /** Glossary, Alpha: Masterplan was used before, so the card goes where Masterplan takes it. */
    @Test
    void anAlphaCardUnderItCannotBePlayed() {
        var s =
                table("alice shadows artifacts [masterplan over eureka] | bob")
                        .usesOmni("masterplan")
                        .settled();
        assertThat(s.alice().aember()).isZero();
        assertThat(s.names(s.alice().discard())).containsExactlyInAnyOrder("eureka", "masterplan");
    }

    @Test
    void anOmegaCardUnderItEndsTheStepOnceItIsDestroyed() {
        var s =
                table(
                                "alice untamed artifacts [masterplan over unlocked-gateway]"
                                        + " | bob line [charette]")
                        .usesOmni("masterplan")
                        .settled();
        assertThat(s.inPlay("charette")).isFalse();
        assertThat(s.inPlay("masterplan")).isFalse();
        assertThat(s.state().active()).isEqualTo(Seat.B);
    }

    @Test
    void destroyedOtherwiseItDiscardsTheCard() {
        var s =
                table(
                                "alice dis hand [poltergeist]"
                                        + " | bob artifacts [masterplan exhausted over punch]")
                        .plays("poltergeist")
                        .settled();
        assertThat(s.names(s.bob().discard())).containsExactlyInAnyOrder("masterplan", "punch");
        assertThat(s.alice().aember()).as("only the icon of Poltergeist").isEqualTo(1);
    }

    /** Glossary, As If It Were Yours: who uses it plays the card and is "you" in it. */
    @Test
    void anotherPlayerCanUseItAsIfItWereTheirs() {
        var s =
                table(
                                "alice shadows line [nexus]"
                                        + " | bob amber 1 artifacts [masterplan over nerve-blast]"
                                        + " line [charette]")
                        .reaps("nexus")
                        .chooses("charette")
                        .settled();
        assertThat(s.alice().aember()).isEqualTo(2);
        assertThat(s.bob().aember()).isZero();
        assertThat(s.names(s.bob().discard()))
                .containsExactlyInAnyOrder("nerve-blast", "masterplan");
    }
}
