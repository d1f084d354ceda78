package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.rulings.Cases.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.aemberlog.game.intent.Intent.ChooseHouse;
import org.aemberlog.game.intent.Intent.UseOmni;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.KeyColor;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** Æmber: gained, captured, stolen, exalted, moved and spent. */
class AemberRulingsTest {

    @Test
    @Ruling("glossary/aember")
    void onlyThePoolIsYours() {
        var s = table("alice dis hand [the-terror] line [charette amber 4]", "bob line [valdr amber 3]")
                .plays("the-terror")
                .chooses("left")
                .settled();
        assertThat(s.alice().aember()).as("Bob has none although Valdr holds 3").isEqualTo(2);
    }

    @Test
    @Ruling("glossary/capture")
    void capturedAemberGoesFromThePoolToTheCreature() {
        var s = table("alice dis amber 5 hand [charette] line [plain-mouse]", "bob amber 2")
                .plays("charette")
                .chooses("left")
                .happened("creature-entered a charette being-played 0 false", "aember-captured charette a b 2")
                .settled();
        assertThat(s.permanent("charette").aember()).isEqualTo(2);
        assertThat(s.bob().aember()).isZero();
        assertThat(s.alice().aember()).isEqualTo(5);
    }

    @Test
    @Ruling("glossary/capture")
    void capturedAemberForgesNothingAndGoesToTheOpponent() {
        var s = table("alice logos line [plain-bear]", "bob amber 5 line [plain-mouse amber 3]");
        s.endsTurn().settled();
        assertThat(s.bob().keys()).isEmpty();
        var lost = table("alice logos amber 1 line [plain-bear]", "bob line [plain-mouse amber 3]")
                .fights("plain-bear", "plain-mouse")
                .included("aember-released plain-mouse a 3")
                .settled();
        assertThat(lost.alice().aember()).isEqualTo(4);
        assertThat(lost.bob().aember()).isZero();
    }

    @Test
    @Ruling("glossary/exalt")
    void exaltingTakesFromTheSupply() {
        var s = table(
                        "alice logos amber 1 hand [plain-exalting]" + " line [plain-wolf]",
                        "bob amber 1 line [plain-mouse]")
                .plays("plain-exalting")
                .chooses("plain-mouse")
                .settled();
        assertThat(s.permanent("plain-mouse").aember()).isEqualTo(1);
        assertThat(s.permanent("plain-wolf").aember()).isZero();
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.bob().aember()).isEqualTo(1);
        s.fights("plain-wolf", "plain-mouse").settled();
        assertThat(s.alice().aember()).isEqualTo(2);
    }

    @Test
    @Ruling("glossary/steal")
    void stealingTakesAtMostWhatIsThere() {
        int[][] rows = {{0, 0}, {1, 1}, {2, 2}, {5, 2}};
        for (var row : rows) {
            var s = table("alice logos amber 1 hand [plain-theft] | bob amber " + row[0])
                    .plays("plain-theft")
                    .settled();
            assertThat(s.alice().aember()).as("from %s", row[0]).isEqualTo(1 + row[1]);
            assertThat(s.bob().aember()).isEqualTo(row[0] - row[1]);
        }
    }

    @Test
    @Ruling("glossary/pay")
    void payingGoesToTheOpponentsPool() {
        var s = table("alice logos amber 3 hand [plain-bribe, plain-bribe]", "bob amber 1")
                .plays("plain-bribe")
                .settled();
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.bob().aember()).isEqualTo(3);
        s.plays("plain-bribe#2").settled();
        assertThat(s.alice().aember()).as("no more than there is").isZero();
        assertThat(s.bob().aember()).isEqualTo(4);
    }

    @Test
    @Ruling("glossary/move")
    void movedAemberIsNeitherCapturedNorStolen() {
        var s = table(
                        "alice logos hand [plain-handing-over]" + " line [plain-wolf amber 3]",
                        "bob amber 4 line [plain-mouse]")
                .plays("plain-handing-over")
                .without("aember-captured")
                .without("aember-stolen")
                .without("aember-lost")
                .settled();
        assertThat(s.permanent("plain-wolf").aember()).isEqualTo(1);
        assertThat(s.permanent("plain-mouse").aember()).isEqualTo(2);
        assertThat(s.bob().aember()).isEqualTo(4);
        assertThat(s.alice().aember()).isZero();
    }

    @Test
    @Ruling("glossary/return")
    void returnedAemberGoesToTheOpponentsPool() {
        var s = table("alice logos hand [plain-giving-back]" + " line [plain-wolf amber 3]", "bob amber 1")
                .plays("plain-giving-back")
                .settled();
        assertThat(s.permanent("plain-wolf").aember()).isZero();
        assertThat(s.bob().aember()).isEqualTo(4);
    }

    @Test
    @Ruling("glossary/cost")
    void abilitiesChangeWhatAKeyCosts() {
        var dear = table("alice logos artifacts [plain-tax]", "bob amber 7 hand [plain-mouse]");
        assertThat(dear.board().keyCost(Seat.B)).isEqualTo(8);
        assertThat(dear.board().keyCost(Seat.A)).isEqualTo(6);
        assertThat(dear.endsTurn().bob().keys()).isEmpty();
        var enough = table("alice logos artifacts [plain-tax]", "bob amber 8 hand [plain-mouse]");
        enough.endsTurn().chooses("red");
        assertThat(enough.bob().aember()).isZero();
        var cheap = table("alice logos", "bob amber 5 artifacts [plain-rebate]");
        cheap.endsTurn().chooses("blue");
        assertThat(cheap.bob().keys()).containsExactly(KeyColor.BLUE);
        assertThat(cheap.bob().aember()).isEqualTo(1);
    }

    @Test
    @Ruling("glossary/unforge")
    void anUnforgedKeyHasToBeForgedAgain() {
        var s = table("alice logos hand [plain-unmaking]", "bob amber 6 keys [red, blue]")
                .plays("plain-unmaking")
                .offers("red", "blue")
                .chooses("red")
                .settled();
        assertThat(s.bob().keys()).containsExactly(KeyColor.BLUE);
        s.endsTurn().offers("red", "yellow").chooses("red");
        assertThat(s.state().winner()).isEmpty();
        assertThat(s.bob().keys()).hasSize(2);
    }

    @Test
    @Ruling("timing/start-of-turn")
    void startOfTurnComesBeforeForging() {
        var s = table("alice logos", "bob amber 5 artifacts [plain-omen]").endsTurn();
        s.included("turn-began b 4", "aember-gained b 1").chooses("red").settled();
        assertThat(s.bob().keys()).containsExactly(KeyColor.RED);
        assertThat(s.bob().aember()).isZero();
    }

    @Test
    @Ruling({"glossary/end-of-turn", "timing/draw-cards"})
    void endOfTurnComesAfterDrawing() {
        table("alice logos artifacts [plain-dusk] deck [plain-mouse]", "bob artifacts [plain-dusk]")
                .endsTurn()
                .included("cards-drawn a [plain-mouse]", "aember-gained a 1", "turn-began b 4")
                .without("aember-gained b");
    }

    @Test
    @Ruling("timing/forge-a-key")
    void afterForgingComesBeforeTheHouse() {
        var s = table("alice logos", "bob amber 6 artifacts [plain-anvil]").endsTurn();
        s.chooses("red").included("key-forged b red 6", "aember-gained b 1", "step-began house");
        assertThat(s.bob().aember()).isEqualTo(1);
    }

    @Test
    @Ruling("timing/choose-a-house")
    void afterChoosingComesBeforeTheArchives() {
        var s = table("alice dis", "bob artifacts [plain-banner] archives [plain-mouse]")
                .endsTurn();
        s.choosesHouse(House.LOGOS).included("house-chosen b logos", "aember-gained b 1");
        s.chooses("yes").settled();
        assertThat(s.bob().aember()).isEqualTo(1);
        assertThat(s.bob().hand()).hasSize(1);
    }

    @Test
    @Ruling("glossary/haunted")
    void tenCardsInTheDiscardPileHaunt() {
        var nine = "plain-mouse,".repeat(9);
        var s = table("alice logos hand [plain-haunt] discard [" + nine + "] | bob");
        assertThat(s.plays("plain-haunt").settled().alice().aember()).as("nine").isZero();
        var ten = table("alice logos hand [plain-haunt] discard [" + nine + " plain-wolf] | bob");
        assertThat(ten.plays("plain-haunt").settled().alice().aember()).isEqualTo(1);
        var other = table("alice logos hand [plain-haunt] | bob discard [" + nine + " plain-wolf]");
        assertThat(other.plays("plain-haunt").settled().alice().aember()).isEqualTo(2);
    }

    @Test
    @Ruling("glossary/reference-cards")
    void identityCardsAreNotInPlay() {
        var s = table("alice logos", "bob hand [plain-mouse]");
        assertThat(s.legal()).noneMatch(UseOmni.class::isInstance);
        s.endsTurn();
        assertThat(s.rejected(new ChooseHouse(Seat.B, House.DIS))).isInstanceOf(Rejection.HouseNotAvailable.class);
        assertThat(s.board().houses(Seat.B)).containsExactly(House.LOGOS);
    }
}
