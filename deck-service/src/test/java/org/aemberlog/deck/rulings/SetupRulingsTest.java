package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import org.aemberlog.game.card.House;
import org.aemberlog.game.intent.Intent.ChooseHouse;
import org.aemberlog.game.intent.Intent.DiscardCard;
import org.aemberlog.game.intent.Intent.KeepHand;
import org.aemberlog.game.intent.Intent.Mulligan;
import org.aemberlog.game.intent.Intent.UseOmni;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Step;
import org.junit.jupiter.api.Test;

/** Game setup, mulligans, the first turn, and chains at setup. */
class SetupRulingsTest {

    @Test
    @Ruling("rules/game-setup")
    void sevenAndSixCardsAreDrawnOfShuffledDecks() {
        var firsts = new HashSet<Seat>();
        for (int seed = 0; seed < 20; seed++) {
            var opening = Opening.seeded("seed " + seed);
            var first = opening.first();
            firsts.add(first);
            assertThat(opening.side(first).hand()).as("seed %s", seed).hasSize(7);
            assertThat(opening.side(first.opponent()).hand()).hasSize(6);
            assertThat(opening.side(first).deck()).hasSize(29);
            assertThat(opening.side(first).keys()).isEmpty();
        }
        assertThat(firsts).as("either may begin").hasSize(2);
    }

    /** Who that is, the loser of the game before, is the series' affair; see match-service. */
    @Test
    @Ruling("rules/game-setup")
    void thePlayerWhoIsChosenToBeginBegins() {
        for (var chosen : Seat.values()) {
            for (int seed = 0; seed < 5; seed++) {
                var opening = Opening.begunBy(chosen, "seed " + seed);
                assertThat(opening.first()).isEqualTo(chosen);
                assertThat(opening.side(chosen).hand()).hasSize(7);
                assertThat(opening.side(chosen.opponent()).hand()).hasSize(6);
                opening.kept();
                assertThat(opening.state().active()).isEqualTo(chosen);
            }
        }
    }

    @Test
    @Ruling({"rules/game-setup", "glossary/mulligan"})
    void aMulliganGivesOneFewerAndMustBeKept() {
        var opening = Opening.seeded("mulligan");
        var first = opening.first();
        assertThat(opening.rejected(new Mulligan(first.opponent())))
                .as("the first player decides first")
                .isInstanceOf(Rejection.NotYourTurn.class);
        opening.asks(new Mulligan(first));
        assertThat(opening.side(first).hand()).hasSize(6);
        assertThat(opening.side(first).deck()).hasSize(30);
        assertThat(opening.rejected(new Mulligan(first))).isInstanceOf(Rejection.NotYourTurn.class);
        opening.asks(new KeepHand(first.opponent()));
        assertThat(opening.side(first.opponent()).hand()).hasSize(6);
        assertThat(opening.state().step()).isEqualTo(Step.HOUSE);
        assertThat(opening.state().active()).isEqualTo(first);
    }

    @Test
    @Ruling({"glossary/mulligan", "glossary/chain"})
    void aMulliganWithChainsShedsNoneMore() {
        var opening = Opening.withChains(7);
        if (opening.first() == Seat.B) {
            opening.asks(new KeepHand(Seat.B));
        }
        assertThat(opening.side(Seat.A).chains())
                .as("one was shed by the first hand")
                .isEqualTo(6);
        int before = opening.side(Seat.A).hand().size();
        opening.asks(new Mulligan(Seat.A));
        assertThat(opening.side(Seat.A).hand()).hasSize(before - 1);
        assertThat(opening.side(Seat.A).chains()).isEqualTo(6);
    }

    @Test
    @Ruling("example/seven-chains")
    void sevenChainsAreGoneAfterSevenDraws() {
        var opening = Opening.withChains(7);
        int full = opening.first() == Seat.A ? 7 : 6;
        assertThat(opening.side(Seat.A).hand()).hasSize(full - 2);
        opening.kept();
        for (int chains = 6; chains > 0; chains--) {
            assertThat(opening.side(Seat.A).chains()).isEqualTo(chains);
            roundOf(opening);
            assertThat(opening.side(Seat.A).hand()).hasSize(5);
        }
        roundOf(opening);
        assertThat(opening.side(Seat.A).hand()).hasSize(6);
        assertThat(opening.side(Seat.A).chains()).isZero();
    }

    /** Lets both players pass, so that seat A has refilled once more. */
    private static void roundOf(Opening opening) {
        opening.passes().passes();
    }

    @Test
    @Ruling("rules/first-turn-rule")
    void theFirstPlayerPlaysOrDiscardsOneCardOnTheFirstTurn() {
        var opening = Opening.seeded("first turn").kept();
        var seat = opening.first();
        var hand = opening.side(seat).hand();
        House house = opening.state().houseOf(hand.getFirst());
        opening.asks(new ChooseHouse(seat, house));
        var cards = hand.stream()
                .filter(card -> opening.state().houseOf(card) == house)
                .toList();
        assertThat(cards).as("of seven cards two share a house").hasSizeGreaterThan(1);
        opening.asks(new DiscardCard(seat, cards.get(0)));
        assertThat(opening.rejected(new DiscardCard(seat, cards.get(1)))).isInstanceOf(Rejection.FirstTurnLimit.class);
    }

    @Test
    @Ruling("rules/first-turn-rule")
    void theSecondPlayersFirstTurnIsLikeAnyOther() {
        var opening = Opening.seeded("second turn").kept().passes();
        var seat = opening.first().opponent();
        for (var house : opening.state().setup(seat).deck().houses()) {
            var cards = opening.side(seat).hand().stream()
                    .filter(card -> opening.state().houseOf(card) == house)
                    .toList();
            if (cards.size() > 1) {
                opening.asks(new ChooseHouse(seat, house));
                cards.forEach(card -> opening.asks(new DiscardCard(seat, card)));
                assertThat(opening.side(seat).hand()).hasSize(6 - cards.size());
                return;
            }
        }
        throw new AssertionError("The seed deals two cards of a house");
    }

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
    @Ruling("glossary/reference-cards")
    void identityCardsAreNotInPlay() {
        var s = table("alice logos | bob hand [plain-mouse]");
        assertThat(s.legal()).noneMatch(UseOmni.class::isInstance);
        s.endsTurn();
        assertThat(s.rejected(new ChooseHouse(Seat.B, House.DIS))).isInstanceOf(Rejection.HouseNotAvailable.class);
        assertThat(s.board().houses(Seat.B)).containsExactly(House.LOGOS);
    }
}
