package org.aemberlog.deck.cards.massmutation;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.Token;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Refusal;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

class SaurianTest {

    @Test
    void saurianEggHatchesASaurianCreature() {
        var s =
                table(
                                "alice brobnar line [saurian-egg, dodger]"
                                        + " deck [urchin, senator-shrix, terrordactyl] | bob")
                        .usesOmni("saurian-egg")
                        .chooses("right")
                        .settled();
        assertThat(s.line(s.alice())).containsExactly("dodger", "senator-shrix");
        assertThat(s.permanent("senator-shrix").exhausted()).isFalse();
        assertThat(s.permanent("senator-shrix").tokens(Token.POWER)).isEqualTo(3);
        assertThat(s.permanent("senator-shrix").aember()).as("it was not played").isZero();
        assertThat(s.names(s.alice().discard())).containsExactlyInAnyOrder("urchin", "saurian-egg");
        assertThat(s.names(s.alice().deck())).containsExactly("terrordactyl");
        assertThat(s.permanent("dodger").tokens(Token.POWER)).isZero();
    }

    /** FAQ, "This Way": sometimes the egg contains twins. */
    @Test
    void saurianEggHatchesTwins() {
        var s =
                table(
                                "alice brobnar line [saurian-egg]"
                                        + " deck [terrordactyl, senator-shrix, urchin] | bob")
                        .usesOmni("saurian-egg")
                        .chooses("left")
                        .chooses("left")
                        .settled();
        assertThat(s.line(s.alice())).containsExactly("senator-shrix", "terrordactyl");
        assertThat(s.power("senator-shrix")).isEqualTo(7);
        assertThat(s.power("terrordactyl")).isEqualTo(15);
        assertThat(s.permanent("terrordactyl").stunned()).isTrue();
        assertThat(s.permanent("terrordactyl").exhausted()).isFalse();
    }

    @Test
    void saurianEggStaysWhenNothingHatches() {
        var s =
                table(
                                "alice brobnar line [saurian-egg]"
                                        + " deck [urchin, phalanx-strike, senator-shrix] | bob")
                        .usesOmni("saurian-egg")
                        .settled();
        assertThat(s.line(s.alice())).containsExactly("saurian-egg");
        assertThat(s.permanent("saurian-egg").exhausted()).isTrue();
        assertThat(s.names(s.alice().discard()))
                .containsExactlyInAnyOrder("urchin", "phalanx-strike");
    }

    @Test
    void saurianEggCannotFightOrReap() {
        var s = table("alice saurian line [saurian-egg] | bob line [dodger]");
        var egg = s.card("saurian-egg");
        assertThat(s.refused(new Intent.Reap(Seat.A, egg))).isInstanceOf(Refusal.CardForbids.class);
        assertThat(s.refused(new Intent.Fight(Seat.A, egg, s.card("dodger"))))
                .isInstanceOf(Refusal.CardForbids.class);
    }

    @Test
    void sirenHornMovesAemberOntoTheEnemy() {
        var s =
                table(
                                "alice brobnar line [groggins amber 2 with siren-horn]"
                                        + " | bob line [valdr, shadow-self]")
                        .fights("groggins", "shadow-self")
                        .settled();
        assertThat(s.permanent("shadow-self").aember()).isEqualTo(1);
        assertThat(s.permanent("groggins").aember()).isEqualTo(1);
        assertThat(s.permanent("valdr").aember()).isZero();
    }

    @Test
    void sirenHornHasNothingToMove() {
        var s =
                table("alice brobnar amber 1 line [smaaash with siren-horn] | bob line [valdr]")
                        .fights("smaaash", "valdr")
                        .settled();
        assertThat(s.permanent("valdr").aember()).isZero();
        assertThat(s.alice().aember()).isEqualTo(1);
    }

    @Test
    void sirenHornsAemberIsWonBackByAKill() {
        var s =
                table(
                                "alice brobnar line [smaaash amber 1 with siren-horn]"
                                        + " | bob line [dodger damage 1]")
                        .fights("smaaash", "dodger");
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.bob().aember()).as("both fell, and nothing was left on Smaaash").isZero();
    }

    @Test
    void amphoraCapturaMayTurnAnIconIntoACapture() {
        var position =
                "alice untamed artifacts [amphora-captura] hand [dust-pixie] line [dodger]"
                        + " | bob amber 5";
        var one =
                table(position)
                        .plays("dust-pixie")
                        .chooses("left")
                        .chooses("yes")
                        .chooses("dodger")
                        .chooses("no")
                        .settled();
        assertThat(one.permanent("dodger").aember()).isEqualTo(1);
        assertThat(one.alice().aember()).isEqualTo(1);
        assertThat(one.bob().aember()).isEqualTo(4);
    }

    @Test
    void amphoraCapturaIsOnlyForItsController() {
        var s =
                table(
                                "alice untamed hand [dust-pixie]"
                                        + " | bob amber 5 artifacts [amphora-captura]")
                        .plays("dust-pixie")
                        .settled();
        assertThat(s.alice().aember()).isEqualTo(2);
    }

    /** FAQ, Bonus Icons: the capture can then be treated as a steal. */
    @Test
    void amphoraCapturaAndScrivenerFavianStealTogether() {
        var s =
                table(
                                "alice shadows artifacts [amphora-captura] line [scrivener-favian]"
                                        + " hand [poison-wave] | bob amber 5")
                        .plays("poison-wave")
                        .chooses("yes")
                        .chooses("yes")
                        .settled();
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.bob().aember()).isEqualTo(4);
        assertThat(s.permanent("scrivener-favian").aember()).isZero();
    }
}
