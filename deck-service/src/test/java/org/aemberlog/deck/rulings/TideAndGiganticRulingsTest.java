package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.rulings.Cases.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.aemberlog.game.card.House;
import org.aemberlog.game.intent.Intent.PlayCard;
import org.aemberlog.game.intent.Intent.RaiseTide;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** The tide and gigantic creatures. */
class TideAndGiganticRulingsTest {

    private static final String HALVES = "ultra-gravitron, ultra-gravitron-top";

    @Test
    @Ruling("glossary/gigantic")
    void bothHalvesArePlayedAsOneCard() {
        var s = table("alice logos turn 1 hand ["
                        + HALVES
                        + ", plain-coin] deck [plain-mouse, plain-wolf, plain-bear,"
                        + " plain-guard, plain-ghost, plain-heir] | bob")
                .plays("ultra-gravitron")
                .settled();
        assertThat(s.alice().battleline()).hasSize(1);
        assertThat(s.power("ultra-gravitron")).isEqualTo(10);
        assertThat(s.board().armor(s.card("ultra-gravitron"))).isEqualTo(3);
        assertThat(s.names(s.alice().hand())).containsExactly("plain-coin");
        assertThat(s.alice().archives()).hasSize(5);
        assertThat(s.rejected(new PlayCard(Seat.A, s.card("plain-coin"))))
                .as("it was one card, and the first turn allows one")
                .isInstanceOf(Rejection.FirstTurnLimit.class);
    }

    @Test
    @Ruling("glossary/gigantic")
    void oneHalfAloneIsNotPlayed() {
        for (var half : new String[] {"ultra-gravitron", "ultra-gravitron-top"}) {
            var s = table("alice logos hand [" + half + "] | bob");
            assertThat(s.legal()).noneMatch(PlayCard.class::isInstance);
            assertThat(s.rejected(new PlayCard(Seat.A, s.card(half)))).isNotNull();
        }
    }

    @Test
    @Ruling("glossary/gigantic")
    void theHalvesPartWhenItLeaves() {
        var s = table("alice logos hand [" + HALVES + ", plain-recall] | bob")
                .plays("ultra-gravitron")
                .plays("plain-recall")
                .settled();
        assertThat(s.names(s.alice().hand())).containsExactlyInAnyOrder("ultra-gravitron", "ultra-gravitron-top");
        assertThat(s.alice().battleline()).isEmpty();
    }

    @Test
    @Ruling("example/half-a-giant-on-top")
    void wildWormholeCannotPlayHalfAGiant() {
        var s = table(
                        "alice logos hand [wild-wormhole, ultra-gravitron]"
                                + " deck [ultra-gravitron-top, plain-mouse]",
                        "bob")
                .plays("wild-wormhole")
                .settled();
        assertThat(s.names(s.alice().deck())).containsExactly("ultra-gravitron-top", "plain-mouse");
        assertThat(s.names(s.alice().hand())).containsExactly("ultra-gravitron");
        assertThat(s.alice().battleline()).isEmpty();
        assertThat(s.alice().aember()).isEqualTo(1);
    }

    @Test
    @Ruling("glossary/tide")
    void raisingItMakesItHighForOneAndLowForTheOther() {
        var position = "alice logos hand [plain-wave] line [plain-moon-child] | bob line"
                + " [plain-moon-child] hand [plain-wave]";
        var s = table(position);
        assertThat(s.power("plain-moon-child")).as("neutral").isEqualTo(3);
        s.plays("plain-wave").settled();
        assertThat(s.power("plain-moon-child")).as("high").isEqualTo(5);
        assertThat(s.power("plain-moon-child#2")).as("low").isEqualTo(2);
        s.endsTurn().choosesHouse(House.LOGOS).plays("plain-wave#2");
        assertThat(s.power("plain-moon-child")).isEqualTo(2);
        assertThat(s.power("plain-moon-child#2")).isEqualTo(5);
    }

    @Test
    @Ruling("glossary/tide")
    void theRulesLetTheActivePlayerRaiseItForThreeChains() {
        var s = table("alice dis line [plain-moon-child]", "bob line [plain-moon-child]");
        s.raisesTide().settled();
        assertThat(s.alice().chains()).isEqualTo(3);
        assertThat(s.power("plain-moon-child")).isEqualTo(5);
        assertThat(s.permanent("plain-moon-child").exhausted()).isFalse();
        assertThat(s.rejected(new RaiseTide(Seat.A))).isInstanceOf(Rejection.TideIsHigh.class);
        assertThat(s.rejected(new RaiseTide(Seat.B))).isInstanceOf(Rejection.NotYourTurn.class);
        s.endsTurn().choosesHouse(House.LOGOS).raisesTide().settled();
        assertThat(s.bob().chains()).isEqualTo(3);
        assertThat(s.power("plain-moon-child")).isEqualTo(2);
    }

    @Test
    @Ruling("glossary/tide")
    void theReferenceCardOfEitherDeckLetsBothPlayersRaiseIt() {
        for (var position : List.of(
                "alice logos tide-card line [plain-bear] | bob line [plain-bear]",
                "alice logos line [plain-bear] | bob tide-card line [plain-bear]")) {
            var s = table(position);
            assertThat(s.legal()).contains(new RaiseTide(Seat.A));
            s.raisesTide().settled();
            assertThat(s.alice().chains()).isEqualTo(3);
            assertThat(s.rejected(new RaiseTide(Seat.A))).isInstanceOf(Rejection.TideIsHigh.class);
            s.endsTurn().choosesHouse(House.LOGOS).raisesTide().settled();
            assertThat(s.bob().chains()).isEqualTo(3);
        }
        var none = table("alice logos line [plain-bear] | bob");
        assertThat(none.legal()).doesNotContain(new RaiseTide(Seat.A));
        assertThat(none.rejected(new RaiseTide(Seat.A))).isInstanceOf(Rejection.NoTide.class);
    }

    @Test
    @Ruling({"glossary/gigantic", "glossary/destroyed"})
    void theHalvesLieInTheDiscardPileAsTwoCards() {
        var s = table("alice logos hand [" + HALVES + ", plain-slaying]", "bob")
                .plays("ultra-gravitron")
                .plays("plain-slaying");
        Answers.all(s);
        assertThat(s.names(s.alice().discard()))
                .containsExactlyInAnyOrder("plain-slaying", "ultra-gravitron", "ultra-gravitron-top");
        assertThat(s.alice().battleline()).isEmpty();
    }
}
