package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.aemberlog.game.scenario.Scenario;
import org.aemberlog.game.state.Choice;
import org.aemberlog.game.state.Choice.Option;
import org.aemberlog.game.state.Choice.Reason;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Step;
import org.junit.jupiter.api.Test;

/** Abilities that trigger each other without an end. */
class LoopRulingsTest {

    /** Two Replicators trigger each other; the second one also draws a card each time. */
    private static Scenario replicators() {
        var deck = String.join(", ", Collections.nCopies(30, "plain-mouse"));
        var s = table("alice logos line [replicator, replicator] artifacts [spectral-tunneler] deck [%s] | bob"
                        .formatted(deck))
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
        return choice(s).options().stream()
                .map(o -> ((Option.Number) o).value())
                .toList();
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
        return table("alice logos hand [plain-theft] amber 3 artifacts [plain-echo]"
                        + " | bob amber 3 artifacts [plain-echo]")
                .plays("plain-theft");
    }

    /** Whatever runs out, abilities that resolve within each other so often are asked about. */
    @Test
    @Ruling("glossary/infinite-loops")
    void aVeryLongChainIsAskedAboutOnceAndMayStillRunToItsEnd() {
        var position = "alice logos hand [plain-theft] artifacts [plain-greed] | bob amber 100";
        for (int times : List.of(60, 61, 250)) {
            var s = table(position).plays("plain-theft");
            assertThat(choice(s).why()).isEqualTo(Reason.LOOP);
            assertThat(numbers(s))
                    .isEqualTo(IntStream.rangeClosed(60, 250).boxed().toList());
            says(s, times);
            assertThat(s.alice().aember()).isEqualTo(Math.min(100, 2 + times));
            assertThat(s.bob().aember()).isEqualTo(100 - s.alice().aember());
        }
    }

    /** Within one resolution and in the next one. */
    @Test
    @Ruling("glossary/infinite-loops")
    void theSameAbilityTriggersAgainAfterALoopHasEnded() {
        var s = table("alice logos hand [plain-two-thefts, plain-theft] amber 3 artifacts [plain-echo]"
                + " | bob amber 6 artifacts [plain-echo]");
        for (var card : List.of("plain-two-thefts", "plain-theft")) {
            s.plays(card);
            int loops = 0;
            while (s.state().pending().isPresent()) {
                if (choice(s).why() == Reason.LOOP) {
                    assertThat(numbers(s).getFirst()).as("counted anew").isEqualTo(1);
                    loops++;
                }
                assertThat(choice(s).seat()).as("whose abilities they ever are").isEqualTo(Seat.A);
                s.picks(0);
            }
            assertThat(loops).as(card).isEqualTo(card.equals("plain-theft") ? 1 : 2);
            assertThat(s.state().step()).as("play goes on").isEqualTo(Step.MAIN);
        }
    }
}
