package org.aemberlog.game.engine;

import static org.aemberlog.game.engine.TestCards.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeyColor;
import org.aemberlog.game.intent.Intent.ChooseHouse;
import org.aemberlog.game.intent.Intent.Concede;
import org.aemberlog.game.intent.Intent.EndTurn;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** Rulebook, Turn Sequence. */
class TurnTest {

    @Test
    void endingTheTurnReadiesDrawsAndHandsOver() {
        table("alice logos line [bear exhausted] deck [coin, coin] | bob hand [bear]")
                .endsTurn()
                .happened(
                        "step-began ready",
                        "cards-readied [bear]",
                        "step-began draw",
                        "cards-drawn a [coin, coin#2]",
                        "turn-ended a",
                        "turn-began b 4",
                        "step-began house")
                .settled();
    }

    @Test
    void aHandOverSixIsNotDiscardedDown() {
        var s = table("alice logos hand [coin, coin, coin, coin, coin, coin, coin] deck [bear]" + " | bob");
        s.endsTurn();
        assertThat(s.alice().hand()).hasSize(7);
    }

    @Test
    void anEmptyDeckIsMadeAnewFromTheDiscardPile() {
        var s = table("alice logos deck [coin] discard [bear, mouse] | bob").endsTurn();
        assertThat(s.names(s.alice().hand())).startsWith("coin").containsExactlyInAnyOrder("coin", "bear", "mouse");
        assertThat(s.alice().discard()).isEmpty();
        s.included("cards-drawn a [coin]", "discard-pile-recycled a");
    }

    @Test
    void chainsDrawOneFewerAndShedOnlyWhenACardWouldHaveBeenDrawn() {
        // FAQ, Chains: 5 cards and 2 chains draw nothing and shed one; 7 cards shed none.
        var five = table("alice logos chains 2 hand [coin, coin, coin, coin, coin] deck [bear] | bob");
        five.endsTurn();
        assertThat(five.alice().hand()).hasSize(5);
        assertThat(five.alice().chains()).isEqualTo(1);
        var seven =
                table("alice logos chains 2 hand [coin, coin, coin, coin, coin, coin, coin]" + " deck [bear] | bob");
        seven.endsTurn();
        assertThat(seven.alice().chains()).isEqualTo(2);
    }

    @Test
    void moreChainsCostMoreCards() {
        int[][] rows = {{1, 1}, {6, 1}, {7, 2}, {12, 2}, {13, 3}, {18, 3}, {19, 4}, {24, 4}};
        for (var row : rows) {
            assertThat(Cards.fewerFor(row[0])).as("%s chains", row[0]).isEqualTo(row[1]);
        }
        assertThat(Cards.fewerFor(0)).isZero();
    }

    @Test
    void sixAemberForgeAKeyOfTheChosenColor() {
        table("alice logos | bob amber 7")
                .endsTurn()
                .offers("red", "blue", "yellow")
                .chooses("blue")
                .included("key-forged b blue 6", "step-began house")
                .settled();
    }

    @Test
    void fiveAemberForgeNothing() {
        var s = table("alice logos | bob amber 5").endsTurn().settled();
        assertThat(s.bob().keys()).isEmpty();
        assertThat(s.bob().aember()).isEqualTo(5);
    }

    @Test
    void onlyOneKeyIsForgedInATurn() {
        var s = table("alice logos | bob amber 13").endsTurn().chooses("red").settled();
        assertThat(s.bob().keys()).containsExactly(KeyColor.RED);
        assertThat(s.bob().aember()).isEqualTo(7);
    }

    @Test
    void theThirdKeyWinsAtOnce() {
        var s = table("alice logos | bob amber 6 keys [red, yellow]").endsTurn();
        s.included("key-forged b blue 6", "match-won b keys");
        assertThat(s.state().winner()).contains(Seat.B);
        assertThat(s.rejected(new EndTurn(Seat.B))).isInstanceOf(Rejection.MatchOver.class);
        assertThat(s.legal()).isEmpty();
    }

    @Test
    void checkIsAnnouncedWithEnoughAemberForAKey() {
        table("alice logos amber 6 | bob").endsTurn().included("check-announced a", "turn-ended a");
        table("alice logos amber 5 | bob").endsTurn().without("check-announced");
    }

    @Test
    void archivesMayBeTakenAfterTheHouseIsChosen() {
        var taken = table("alice logos | bob archives [bear, coin]").endsTurn();
        taken.choosesHouse(House.LOGOS).offers("yes", "no").chooses("yes").settled();
        assertThat(taken.names(taken.bob().hand())).containsExactly("bear", "coin");
        var left = table("alice logos | bob archives [bear]").endsTurn();
        left.choosesHouse(House.LOGOS).chooses("no").settled();
        assertThat(left.bob().archives()).hasSize(1);
        assertThat(left.bob().hand()).isEmpty();
    }

    @Test
    void aHouseOffTheIdentityCardNeedsAControlledCard() {
        var s = table("alice logos | bob hand [bear]").endsTurn();
        assertThat(s.rejected(new ChooseHouse(Seat.B, House.MARS))).isInstanceOf(Rejection.HouseNotAvailable.class);
    }

    @Test
    void eitherPlayerMayConcedeAtAnyTimeAlsoWhileAChoiceWaits() {
        var s = table("alice logos hand [dispel] line [bear, mouse] | bob").plays("dispel");
        s.asks(new Concede(Seat.B)).included("match-won a concession");
        assertThat(s.state().winner()).contains(Seat.A);
    }
}
