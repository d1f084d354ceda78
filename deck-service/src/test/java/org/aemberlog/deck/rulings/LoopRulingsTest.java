package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.rulings.Cases.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.aemberlog.game.scenario.Scenario;
import org.aemberlog.game.state.Choice;
import org.aemberlog.game.state.Choice.Option;
import org.aemberlog.game.state.Choice.Reason;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** Abilities that trigger each other without an end. */
class LoopRulingsTest {

    /** Two Replicators trigger each other; the second one also draws a card each time. */
    private static Scenario replicators() {
        var deck = String.join(", ", Collections.nCopies(30, "plain-mouse"));
        var s =
                table(
                                "alice logos line [replicator, replicator] artifacts"
                                        + " [spectral-tunneler] deck ["
                                        + deck
                                        + "]",
                                "bob")
                        .acts("spectral-tunneler")
                        .chooses("replicator#2")
                        .reaps("replicator");
        while (choice(s).why() == Reason.NEXT_ABILITY) {
            s.picks(0);
        }
        return s;
    }

    private static Choice choice(Scenario s) {
        return s.state().pending().orElseThrow();
    }

    private static List<Integer> numbers(Scenario s) {
        return choice(s).options().stream().map(o -> ((Option.Number) o).value()).toList();
    }

    /** Says how often, and lets the loop run to its end. */
    private static Scenario says(Scenario s, int times) {
        s.chooses(String.valueOf(times));
        for (int asked = 0; s.state().pending().isPresent(); asked++) {
            assertThat(choice(s).why()).as("the number is asked once").isNotEqualTo(Reason.LOOP);
            assertThat(asked).isLessThan(1000);
            s.picks(0);
        }
        return s.settled();
    }

    @Test
    @Ruling("glossary/infinite-loops")
    void aLoopResolvesExactlyAsOftenAsTheActivePlayerSays() {
        for (int times : List.of(1, 2, 3, 25)) {
            var s = replicators();
            assertThat(choice(s).why()).isEqualTo(Reason.LOOP);
            assertThat(choice(s).seat()).isEqualTo(Seat.A);
            says(s, times);
            assertThat(s.alice().hand()).as("a card drawn each time").hasSize(times);
            s.endsTurn();
        }
    }

    @Test
    @Ruling("glossary/infinite-loops")
    void whatRanBeforeTheLoopIsRecognizedCounts() {
        var s = replicators();
        assertThat(numbers(s).getFirst()).as("it has run once").isEqualTo(1);
        assertThat(numbers(s)).isEqualTo(IntStream.rangeClosed(1, 125).boxed().toList());
    }

    @Test
    @Ruling("glossary/infinite-loops")
    void aLoopOfTwoAbilitiesCanRunMoreThanAHundredTimes() {
        var s = says(theft(), 125);
        assertThat(s.alice().aember() + s.bob().aember()).isEqualTo(6);
    }

    @Test
    @Ruling("glossary/infinite-loops")
    void theNumberIsAskedOnceForAllAbilitiesOfALoop() {
        for (int times = 1; times <= 3; times++) {
            var s = says(theft(), times);
            assertThat(s.alice().aember()).as("back and forth so often").isEqualTo(5);
        }
    }

    private static Scenario theft() {
        return table(
                        "alice logos hand [plain-theft] amber 3 artifacts [plain-echo]",
                        "bob amber 3 artifacts [plain-echo]")
                .plays("plain-theft");
    }

    @Test
    @Ruling("glossary/infinite-loops")
    void aChainThatEndsByItselfIsNoLoop() {
        var position =
                "alice logos hand [plain-theft] artifacts [plain-greed] amber %d | bob amber %d";
        var s = table(position.formatted(0, 9)).plays("plain-theft").settled();
        assertThat(s.alice().aember()).as("all of it").isEqualTo(9);
        assertThat(s.bob().aember()).isZero();
    }

    @Test
    @Ruling("glossary/infinite-loops")
    void theSameAbilityTriggersAgainAfterALoopHasEnded() {
        var s =
                table(
                        "alice logos hand [plain-theft, plain-theft] amber 3 artifacts"
                                + " [plain-echo]",
                        "bob amber 6 artifacts [plain-echo]");
        says(s.plays("plain-theft"), 1);
        s.plays("plain-theft#2");
        assertThat(choice(s).why()).isEqualTo(Reason.LOOP);
    }
}
