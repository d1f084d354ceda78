package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.rulings.Cases.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.aemberlog.game.intent.Intent.DiscardCard;
import org.aemberlog.game.intent.Intent.KeepHand;
import org.aemberlog.game.intent.Intent.Mulligan;
import org.aemberlog.game.intent.Intent.PlayCard;
import org.aemberlog.game.intent.Intent.RaiseTide;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.KeyColor;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Step;
import org.junit.jupiter.api.Test;

/** Setup, steps and Æmber where the rulebook's sentences meet each other. */
class StepsRulingsTest {

    @Test
    @Ruling({"rules/game-setup", "glossary/mulligan"})
    void bothPlayersMayMulliganAndPlayBegins() {
        var opening = Opening.seeded("both mulligan");
        var first = opening.first();
        var second = first.opponent();
        var dealt = opening.side(second).hand();
        opening.asks(new Mulligan(first)).asks(new Mulligan(second));
        assertThat(opening.side(first).hand()).hasSize(6);
        assertThat(opening.side(second).hand()).hasSize(5).isNotEqualTo(dealt.subList(0, 5));
        assertThat(opening.side(second).deck()).hasSize(31);
        assertThat(opening.rejected(new Mulligan(second))).isInstanceOf(Rejection.class);
        assertThat(opening.state().step()).isEqualTo(Step.HOUSE);
        assertThat(opening.state().active()).isEqualTo(first);
    }

    @Test
    @Ruling({"rules/game-setup", "glossary/tide", "glossary/keys"})
    void theGameBeginsWithNothing() {
        var opening = Opening.seeded("nothing");
        assertThat(opening.state().tide()).as("neutral").isEmpty();
        for (var seat : Seat.values()) {
            assertThat(opening.side(seat).aember()).isZero();
            assertThat(opening.side(seat).keys()).isEmpty();
            assertThat(opening.side(seat).discard()).isEmpty();
            assertThat(opening.side(seat).archives()).isEmpty();
        }
        var keeper = opening.first();
        var hand = opening.side(keeper).hand();
        opening.asks(new KeepHand(keeper));
        assertThat(opening.side(keeper).hand()).isEqualTo(hand);
    }

    @Test
    @Ruling("rules/first-turn-rule")
    void onTheFirstTurnOneCardIsPlayedOrDiscardedButAnyNumberUsed() {
        var position = "alice logos turn 1 hand [plain-coin, plain-mouse]"
                + " line [plain-wolf, plain-bear] | bob hand [plain-coin, plain-mouse]";
        var s = table(position).plays("plain-coin").reaps("plain-wolf").reaps("plain-bear");
        assertThat(s.settled().alice().aember()).isEqualTo(3);
        for (var rejected : new Rejection[] {
            s.rejected(new PlayCard(Seat.A, s.card("plain-mouse"))),
            s.rejected(new DiscardCard(Seat.A, s.card("plain-mouse"))),
            table(position).discards("plain-coin").rejected(new PlayCard(Seat.A, s.card("plain-mouse")))
        }) {
            assertThat(rejected).isInstanceOf(Rejection.FirstTurnLimit.class);
        }
        s.endsTurn().choosesHouse(House.LOGOS).plays("plain-coin#2").plays("plain-mouse#2");
        s.endsTurn().choosesHouse(House.LOGOS).plays("plain-mouse").chooses("left");
        s.discards("plain-coin").settled();
    }

    @Test
    @Ruling({"rules/draw-cards", "glossary/discard-pile"})
    void withoutDeckAndDiscardPileNothingIsDrawn() {
        var s = table("alice logos hand [plain-mouse]", "bob hand [plain-wolf]")
                .endsTurn()
                .without("cards-drawn");
        assertThat(s.alice().hand()).hasSize(1);
        var played = table("alice logos hand [plain-reading] deck [plain-wolf]", "bob")
                .plays("plain-reading")
                .without("discard-pile-recycled")
                .settled();
        assertThat(played.names(played.alice().hand()))
                .as("the card being played is in no pile yet")
                .containsExactly("plain-wolf");
    }

    @Test
    @Ruling("rules/draw-cards")
    void checkMindsTheCurrentCost() {
        table("alice logos amber 7", "bob artifacts [plain-tax]").endsTurn().without("check-announced");
        table("alice logos amber 8", "bob artifacts [plain-tax]")
                .endsTurn()
                .included("turn-ended a")
                .included("check-announced a");
        table("alice logos amber 4 artifacts [plain-rebate]", "bob").endsTurn().included("check-announced a");
    }

    @Test
    @Ruling({"glossary/forge", "glossary/active-player", "rules/objective"})
    void theOpponentMayForgeAndWinInOnesOwnTurn() {
        var s = table("alice logos hand [plain-gift]", "bob amber 6 keys [red]").plays("plain-gift");
        assertThat(s.state().toAct()).as("the active player chooses the color").isEqualTo(Seat.A);
        s.offers("blue", "yellow").chooses("yellow").settled();
        assertThat(s.bob().keys()).containsExactlyInAnyOrder(KeyColor.RED, KeyColor.YELLOW);
        assertThat(s.bob().aember()).isZero();
        var won = table("alice logos hand [plain-gift]", "bob amber 6 keys [red, blue]")
                .plays("plain-gift");
        assertThat(won.state().winner()).contains(Seat.B);
    }

    @Test
    @Ruling({"rules/chains", "glossary/chain"})
    void moreChainsThanMissingCardsDrawNothingAndShedOne() {
        var mice = "plain-mouse, ".repeat(4) + "plain-mouse";
        var s = table("alice logos chains 19 hand [" + mice + "] deck [plain-wolf] | bob")
                .endsTurn()
                .without("cards-drawn");
        assertThat(s.alice().hand()).hasSize(5);
        assertThat(s.alice().chains()).isEqualTo(18);
    }

    @Test
    @Ruling({"glossary/chain", "glossary/draw-bonus-icon"})
    void chainsBindRefillsOnly() {
        var s = table(
                        "alice logos chains 24 hand [plain-reading icon draw]"
                                + " deck [plain-mouse, plain-wolf, plain-bear, plain-ghost,"
                                + " plain-coin]",
                        "bob")
                .plays("plain-reading")
                .settled();
        assertThat(s.alice().hand()).hasSize(4);
        assertThat(s.alice().chains()).isEqualTo(24);
    }

    @Test
    @Ruling("timing/reap")
    void reapAbilitiesAndAfterReapingResolveInAnyOrder() {
        var s = table("alice logos line [plain-sage, plain-reaper] deck [plain-mouse]", "bob")
                .reaps("plain-sage");
        assertThat(s.alice().aember()).as("reaped before anything triggers").isEqualTo(1);
        s.offers("plain-sage reap", "plain-reaper reaped").chooses("plain-reaper");
        s.settled();
        assertThat(s.alice().aember()).isEqualTo(2);
        assertThat(s.alice().hand()).hasSize(1);
    }

    @Test
    @Ruling("timing/play-a-card")
    void playAbilitiesAndAfterPlayingResolveInAnyOrder() {
        var s = table("alice logos hand [plain-greeter] line [plain-usher]" + " deck [plain-mouse]", "bob")
                .plays("plain-greeter")
                .chooses("left");
        s.offers("plain-greeter play", "plain-usher played")
                .chooses("plain-usher")
                .settled();
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.alice().hand()).hasSize(1);
    }

    @Test
    @Ruling("glossary/capture")
    void captorsTakeNoMoreThanThereIs() {
        var s = table(
                        "alice logos hand [plain-captors] amber 1" + " line [plain-mouse, plain-wolf of bob]",
                        "bob amber 3 line [plain-bear]")
                .plays("plain-captors")
                .chooses("1")
                .settled();
        assertThat(s.permanent("plain-mouse").aember()
                        + s.permanent("plain-wolf").aember())
                .as("also on a creature that Bob owns but Alice controls")
                .isEqualTo(3);
        assertThat(s.permanent("plain-wolf").aember()).isPositive();
        assertThat(s.bob().aember()).isZero();
        assertThat(s.alice().aember()).isEqualTo(1);
        assertThat(s.permanent("plain-bear").aember()).isZero();
    }

    @Test
    @Ruling("glossary/if-you-do")
    void halfATheftIsNotDoneCompletely() {
        int[][] rows = {{0, 0}, {1, 0}, {2, 1}, {3, 1}};
        for (var row : rows) {
            var s = table("alice logos hand [plain-price] deck [plain-mouse] | bob amber " + row[0])
                    .plays("plain-price")
                    .settled();
            assertThat(s.alice().hand()).as("%s in the pool", row[0]).hasSize(row[1]);
            assertThat(s.alice().aember()).isEqualTo(Math.min(2, row[0]));
        }
    }

    @Test
    @Ruling("glossary/tide")
    void anEffectRaisesTheTideWithoutChainsAndNotTwice() {
        var s = table("alice logos hand [plain-wave, plain-wave]", "bob hand [plain-mouse]")
                .plays("plain-wave")
                .settled();
        assertThat(s.alice().chains()).isZero();
        assertThat(s.state().tide()).contains(Seat.A);
        s.plays("plain-wave#2").without("tide-raised").settled();
        assertThat(s.rejected(new RaiseTide(Seat.A))).isInstanceOf(Rejection.TideIsHigh.class);
        s.endsTurn().choosesHouse(House.LOGOS);
        assertThat(s.state().tide()).as("it stays until it is raised").contains(Seat.A);
    }

    @Test
    @Ruling({"glossary/archives", "rules/choose-a-house"})
    void aHouseChoiceWithoutArchivesAsksNothing() {
        var s = table("alice logos", "bob hand [plain-mouse]").endsTurn();
        s.choosesHouse(House.LOGOS).settled();
        assertThat(s.state().step()).isEqualTo(Step.MAIN);
    }
}
