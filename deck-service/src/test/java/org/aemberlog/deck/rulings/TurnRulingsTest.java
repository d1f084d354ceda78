package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.rulings.Cases.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.aemberlog.game.intent.Intent.ChooseHouse;
import org.aemberlog.game.intent.Intent.DiscardCard;
import org.aemberlog.game.intent.Intent.EndTurn;
import org.aemberlog.game.intent.Intent.PlayCard;
import org.aemberlog.game.intent.Intent.Reap;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.KeyColor;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Step;
import org.junit.jupiter.api.Test;

/** The five steps of a turn. */
class TurnRulingsTest {

    private static final String SIX = "[urchin, urchin, urchin, urchin, urchin, urchin]";

    @Test
    @Ruling({"rules/turn-sequence", "glossary/turn", "timing/ready-cards", "timing/draw-cards"})
    void theStepsFollowEachOther() {
        table("alice shadows line [dodger exhausted] deck [urchin]", "bob amber 6 line [valdr]")
                .endsTurn()
                .chooses("blue")
                .choosesHouse(House.BROBNAR)
                .included("house-chosen b brobnar", "step-began main")
                .settled();
        table("alice shadows line [dodger exhausted] deck [urchin]", "bob hand [valdr]")
                .endsTurn()
                .happened(
                        "step-began ready",
                        "cards-readied [dodger]",
                        "step-began draw",
                        "cards-drawn a [urchin]",
                        "turn-ended a",
                        "turn-began b 4",
                        "step-began house");
    }

    @Test
    @Ruling({"rules/turn-sequence", "glossary/active-player"})
    void onlyTheActivePlayerActs() {
        var s = table("alice shadows line [dodger]", "bob line [valdr]");
        assertThat(s.rejected(new Reap(Seat.B, s.card("valdr")))).isInstanceOf(Rejection.NotYourTurn.class);
        assertThat(s.rejected(new EndTurn(Seat.B))).isInstanceOf(Rejection.NotYourTurn.class);
    }

    @Test
    @Ruling({"rules/objective", "glossary/keys"})
    void theThirdKeyWinsAtOnce() {
        var s = table("alice shadows", "bob amber 7 keys [red, yellow] line [valdr]")
                .endsTurn();
        s.included("key-forged b blue 6", "match-won b keys").without("step-began house");
        assertThat(s.state().winner()).contains(Seat.B);
        assertThat(s.bob().aember()).isEqualTo(1);
        assertThat(s.rejected(new ChooseHouse(Seat.B, House.BROBNAR))).isInstanceOf(Rejection.MatchOver.class);
    }

    @Test
    @Ruling({"rules/forge-a-key", "glossary/forge", "glossary/cost", "timing/forge-a-key"})
    void sixForgeAKeyOfAChosenColor() {
        var s = table("alice shadows amber 6", "bob amber 6 keys [red]").endsTurn();
        s.offers("blue", "yellow").chooses("yellow").settled();
        assertThat(s.bob().keys()).containsExactlyInAnyOrder(KeyColor.RED, KeyColor.YELLOW);
        assertThat(s.bob().aember()).isZero();
        assertThat(s.alice().aember()).as("not hers to forge with now").isEqualTo(6);
        assertThat(s.alice().keys()).isEmpty();
    }

    @Test
    @Ruling({"rules/forge-a-key", "glossary/cost"})
    void fiveForgeNothing() {
        var s = table("alice shadows", "bob amber 5").endsTurn().settled();
        assertThat(s.bob().keys()).isEmpty();
        assertThat(s.bob().aember()).isEqualTo(5);
        assertThat(s.board().keyCost(Seat.B)).isEqualTo(6);
    }

    @Test
    @Ruling("rules/forge-a-key")
    void noMoreThanOneKeyIsForgedInTheStep() {
        var s = table("alice shadows", "bob amber 12").endsTurn().chooses("red").settled();
        assertThat(s.bob().keys()).containsExactly(KeyColor.RED);
        assertThat(s.bob().aember()).isEqualTo(6);
    }

    @Test
    @Ruling({"rules/choose-a-house", "glossary/house-choice", "glossary/active-house"})
    void aHouseOfTheIdentityCardIsChosenForTheTurn() {
        var s = table("alice shadows line [dodger]", "bob hand [mother] line [valdr]")
                .endsTurn();
        assertThat(s.state().activeHouse()).as("the old house is over").isEmpty();
        assertThat(s.rejected(new ChooseHouse(Seat.B, House.SHADOWS))).isInstanceOf(Rejection.HouseNotAvailable.class);
        s.choosesHouse(House.LOGOS).settled();
        assertThat(s.state().activeHouse()).contains(House.LOGOS);
        s.endsTurn().choosesHouse(House.SHADOWS).settled();
        assertThat(s.state().activeHouse()).contains(House.SHADOWS);
    }

    @Test
    @Ruling({"rules/choose-a-house", "glossary/archives", "timing/choose-a-house"})
    void theArchivesMayBeTakenAfterTheHouseIsChosen() {
        var s = table("alice shadows", "bob line [valdr] archives [mother, urchin]")
                .endsTurn();
        s.choosesHouse(House.BROBNAR).offers("yes", "no").chooses("yes").settled();
        assertThat(s.names(s.bob().hand())).containsExactly("mother", "urchin");
        assertThat(s.bob().archives()).isEmpty();
        var left = table("alice shadows", "bob line [valdr] archives [mother]").endsTurn();
        left.choosesHouse(House.BROBNAR).chooses("no").settled();
        assertThat(left.names(left.bob().archives())).containsExactly("mother");
        assertThat(left.bob().hand()).isEmpty();
    }

    @Test
    @Ruling({"rules/main-step", "timing/main-step", "rules/playing-cards", "rules/using-cards"})
    void cardsOfTheHouseAreUsedInAnyOrder() {
        var s = table(
                        "alice shadows"
                                + " hand [urchin, bad-penny, silvertooth, mother]"
                                + " line [dodger] artifacts [seeker-needle]",
                        "bob amber 3")
                .reaps("dodger")
                .plays("urchin")
                .chooses("left")
                .acts("seeker-needle")
                .chooses("dodger")
                .discards("bad-penny")
                .plays("silvertooth")
                .chooses("right")
                .settled();
        assertThat(s.line(s.alice())).containsExactly("urchin", "dodger", "silvertooth");
        assertThat(s.names(s.alice().discard())).containsExactly("bad-penny");
        assertThat(s.names(s.alice().hand())).containsExactly("mother");
    }

    @Test
    @Ruling({"rules/main-step", "glossary/off-house", "rules/discarding-cards"})
    void cardsOfAnotherHouseAreNotPlayedDiscardedOrUsed() {
        var s = table("alice shadows hand [mother] line [valdr]", "bob");
        assertThat(s.rejected(new PlayCard(Seat.A, s.card("mother")))).isInstanceOf(Rejection.HouseNotActive.class);
        assertThat(s.rejected(new DiscardCard(Seat.A, s.card("mother")))).isInstanceOf(Rejection.HouseNotActive.class);
        assertThat(s.rejected(new Reap(Seat.A, s.card("valdr")))).isInstanceOf(Rejection.HouseNotActive.class);
    }

    @Test
    @Ruling("rules/discarding-cards")
    void anyNumberOfCardsOfTheHouseIsDiscarded() {
        var s = table("alice shadows hand [urchin, dodger, mother]", "bob")
                .discards("urchin")
                .happened("card-discarded urchin hand")
                .discards("dodger")
                .settled();
        assertThat(s.names(s.alice().discard())).containsExactlyInAnyOrder("urchin", "dodger");
        assertThat(s.alice().aember()).isZero();
    }

    @Test
    @Ruling({"rules/ready-cards", "timing/ready-cards"})
    void allOnesOwnExhaustedCardsReady() {
        var s = table(
                        "alice shadows"
                                + " line [dodger exhausted, valdr exhausted]"
                                + " artifacts [library-of-babble exhausted]",
                        "bob line [urchin exhausted]")
                .endsTurn();
        assertThat(s.permanent("dodger").exhausted()).isFalse();
        assertThat(s.permanent("valdr").exhausted()).isFalse();
        assertThat(s.permanent("library-of-babble").exhausted()).isFalse();
        assertThat(s.permanent("urchin").exhausted()).isTrue();
    }

    @Test
    @Ruling({"rules/draw-cards", "timing/draw-cards"})
    void theHandIsFilledToSix() {
        var four = table("alice shadows hand [dodger, valdr] deck " + SIX + " | bob")
                .endsTurn();
        assertThat(four.alice().hand()).hasSize(6);
        assertThat(four.alice().deck()).hasSize(2);
        var eight = table(
                        "alice shadows"
                                + " hand [dodger, valdr, dodger, valdr, dodger, valdr,"
                                + " dodger] deck [urchin]",
                        "bob")
                .endsTurn();
        assertThat(eight.alice().hand()).as("no discarding down").hasSize(7);
    }

    @Test
    @Ruling({"glossary/archives", "rules/draw-cards", "timing/draw-cards"})
    void archivedCardsAreNoCardsInHandWhenTheHandIsFilled() {
        var s = table("alice shadows hand [dodger, valdr] archives [mother, mother, mother, mother, mother] deck " + SIX
                        + " | bob archives [urchin]")
                .endsTurn();
        assertThat(s.names(s.alice().hand()))
                .as("four are drawn, as if nothing were archived")
                .hasSize(6)
                .contains("dodger", "valdr")
                .doesNotContain("mother");
        assertThat(s.alice().archives()).hasSize(5);
        assertThat(s.alice().deck()).hasSize(2);
    }

    @Test
    @Ruling({"glossary/archives", "rules/draw-cards"})
    void aHandLeftSmallByFullArchivesShedsAChainLikeAnyOther() {
        var s = table("alice shadows chains 1 hand [dodger, valdr] archives [mother, mother, mother, mother] deck "
                        + SIX + " | bob")
                .endsTurn();
        assertThat(s.alice().hand()).as("six less one").hasSize(5);
        assertThat(s.alice().chains()).isZero();
    }

    @Test
    @Ruling({"rules/draw-cards", "glossary/discard-pile"})
    void anEmptyDeckIsMadeOfTheDiscardPile() {
        var s = table("alice shadows deck [urchin] discard [dodger, valdr]", "bob")
                .endsTurn();
        s.included("cards-drawn a [urchin]", "discard-pile-recycled a");
        assertThat(s.names(s.alice().hand())).containsExactlyInAnyOrder("urchin", "dodger", "valdr");
        assertThat(s.alice().discard()).isEmpty();
    }

    @Test
    @Ruling("rules/draw-cards")
    void checkIsCalledWithEnoughForAKey() {
        table("alice shadows amber 6", "bob").endsTurn().included("check-announced a");
        table("alice shadows amber 5", "bob").endsTurn().without("check-announced");
    }

    @Test
    @Ruling("rules/draw-cards")
    void theTurnEndsAfterDrawing() {
        var s = table("alice shadows", "bob hand [valdr]").endsTurn().included("step-began draw", "turn-ended a");
        assertThat(s.state().active()).isEqualTo(Seat.B);
        assertThat(s.state().step()).isEqualTo(Step.HOUSE);
    }
}
