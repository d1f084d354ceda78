package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.rulings.Cases.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.aemberlog.game.scenario.Scenario;
import org.aemberlog.game.state.CardId;
import org.junit.jupiter.api.Test;

/** What becomes of a card, and of what is on it, whichever way it leaves play. */
class LeavingRulingsTest {

    private static final List<String> WAYS = List.of(
            "plain-recall",
            "plain-shuffling",
            "plain-slaying",
            "plain-offering",
            "plain-burying",
            "plain-abduction",
            "plain-banishing");

    @Test
    @Ruling("glossary/leaves-play")
    void whicheverWayACreatureLeavesItsUpgradesAreDiscardedAndItsAemberGoesToTheOpponent() {
        for (var way : WAYS) {
            var s = table(
                            "alice logos hand [%s] line [plain-wolf amber 2 with plain-mail".formatted(way)
                                    + " with plain-cloak of bob]",
                            "bob amber 1")
                    .plays(way)
                    .settled();
            assertThat(s.inPlay("plain-wolf")).as(way).isFalse();
            assertThat(s.names(s.alice().discard())).as(way).contains("plain-mail", way);
            assertThat(s.names(s.bob().discard())).as(way).containsExactly("plain-cloak");
            assertThat(s.bob().aember()).as(way).isEqualTo(1 + 2);
            assertThat(s.alice().aember()).isZero();
        }
    }

    @Test
    @Ruling({"glossary/leaves-play", "glossary/lasting-effects"})
    void whicheverWayACreatureLeavesTheLastingEffectsOnItEnd() {
        for (var way : WAYS) {
            var s = table("alice logos hand [%s, plain-flaying] line [plain-wolf]".formatted(way), "bob")
                    .plays("plain-flaying");
            assertThat(affected(s)).containsExactly(s.card("plain-wolf"));
            s.plays(way).settled();
            assertThat(affected(s)).as(way).isEmpty();
        }
    }

    /** The cards that lasting effects remember. */
    private static List<CardId> affected(Scenario s) {
        return s.state().lasting().stream()
                .flatMap(lasting -> lasting.memory().cards().values().stream())
                .flatMap(List::stream)
                .toList();
    }

    @Test
    @Ruling({"glossary/leaves-play", "glossary/ability"})
    void whatIsPendingLosesACardThatGoesToAHiddenZone() {
        for (var card : List.of("plain-vanishing", "plain-losing", "plain-filing-away")) {
            var s = table("alice logos hand [" + card + "] | bob line [plain-wolf]")
                    .plays(card);
            assertThat(s.settled().bob().purged()).as(card).isEmpty();
            assertThat(s.bob().battleline()).isEmpty();
        }
        var seen = table("alice logos hand [plain-erasing] | bob line [plain-wolf]");
        assertThat(seen.plays("plain-erasing").settled().bob().purged()).hasSize(1);
    }
}
