package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Refusal;
import org.aemberlog.game.scenario.Scenario;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** FAQ, First Turn Rule and Phase Shift. */
class PhaseShiftTest {

    private static Refusal refusedToPlay(Scenario s, String card) {
        return s.refused(new Intent.PlayCard(s.state().active(), s.card(card)));
    }

    @Test
    void permitsOneCardOfAnotherHouse() {
        var s =
                table("alice logos hand [phase-shift, dodger, silvertooth, batdrone] | bob")
                        .plays("phase-shift")
                        .plays("batdrone")
                        .plays("dodger")
                        .chooses("left")
                        .settled();
        assertThat(s.line(s.alice())).containsExactly("dodger", "batdrone");
        assertThat(refusedToPlay(s, "silvertooth")).isInstanceOf(Refusal.HouseNotActive.class);
    }

    @Test
    void permitsNothingBeforeItIsPlayedNorOnTheNextTurn() {
        var s = table("alice logos hand [phase-shift, dodger] line [mother] | bob line [mother]");
        assertThat(refusedToPlay(s, "dodger")).isInstanceOf(Refusal.HouseNotActive.class);
        s.plays("phase-shift").endsTurn().choosesHouse(House.LOGOS).endsTurn();
        s.choosesHouse(House.LOGOS);
        assertThat(refusedToPlay(s, "dodger")).isInstanceOf(Refusal.HouseNotActive.class);
    }

    @Test
    void permitsNeitherDiscardingNorUsing() {
        var s =
                table("alice logos hand [phase-shift, dodger] line [silvertooth] | bob")
                        .plays("phase-shift");
        assertThat(s.refused(new Intent.DiscardCard(Seat.A, s.card("dodger"))))
                .isInstanceOf(Refusal.HouseNotActive.class);
        assertThat(s.refused(new Intent.Reap(Seat.A, s.card("silvertooth"))))
                .isInstanceOf(Refusal.HouseNotActive.class);
    }

    @Test
    void twoCopiesPermitTwoCards() {
        var s =
                table(
                                "alice logos hand [phase-shift, phase-shift, dodger, silvertooth,"
                                        + " urchin] | bob")
                        .plays("phase-shift")
                        .plays("phase-shift#2")
                        .plays("dodger")
                        .plays("silvertooth")
                        .chooses("right")
                        .settled();
        assertThat(s.line(s.alice())).containsExactly("dodger", "silvertooth");
        assertThat(refusedToPlay(s, "urchin")).isInstanceOf(Refusal.HouseNotActive.class);
    }

    @Test
    void mimicryUsesItUpEvenAsACopyOfALogosCard() {
        var s =
                table(
                                "alice logos hand [phase-shift, mimicry, dodger]"
                                        + " | bob discard [foggify]")
                        .plays("phase-shift")
                        .plays("mimicry")
                        .settled();
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(refusedToPlay(s, "dodger")).isInstanceOf(Refusal.HouseNotActive.class);
    }

    @Test
    void letsTheFirstPlayerPlayASecondCardOnTheFirstTurn() {
        var s = table("alice logos turn 1 hand [phase-shift, dodger, batdrone, urchin] | bob");
        s.plays("phase-shift");
        assertThat(refusedToPlay(s, "batdrone")).isInstanceOf(Refusal.FirstTurnLimit.class);
        s.plays("dodger").settled();
        assertThat(s.line(s.alice())).containsExactly("dodger");
        assertThat(refusedToPlay(s, "urchin")).isInstanceOf(Refusal.HouseNotActive.class);
        assertThat(refusedToPlay(s, "batdrone")).isInstanceOf(Refusal.FirstTurnLimit.class);
    }

    /** FAQ, First Turn Rule: the limit is about the hand only. */
    @Test
    void wildWormholeResolvesOnTheFirstTurn() {
        var s =
                table("alice logos turn 1 hand [wild-wormhole, batdrone] deck [dodger] | bob")
                        .plays("wild-wormhole")
                        .settled();
        assertThat(s.line(s.alice())).containsExactly("dodger");
        assertThat(refusedToPlay(s, "batdrone")).isInstanceOf(Refusal.FirstTurnLimit.class);
    }

    @Test
    void isNotUsedUpByACardThatIsPlayedFromTheDeck() {
        var s =
                table(
                                "alice logos hand [phase-shift, wild-wormhole, silvertooth]"
                                        + " deck [dodger] | bob")
                        .plays("phase-shift")
                        .plays("wild-wormhole")
                        .plays("silvertooth")
                        .chooses("left")
                        .settled();
        assertThat(s.line(s.alice())).containsExactly("silvertooth", "dodger");
    }
}
