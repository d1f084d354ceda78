package org.aemberlog.game.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.aemberlog.game.event.MatchEvent.MatchCreated;
import org.aemberlog.game.state.Chance;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The dice are those of docs/fairness.md, whose test vectors a program of its own has made. */
class FairnessTest {

    private static final Path PAGE = Path.of("../docs/fairness.md");
    private static final int COLUMNS = 6;

    /** A row of the table of test vectors. */
    record Vector(String seed, int number, int roll, List<Integer> shuffle) {

        static Vector of(String row) {
            var cells =
                    Arrays.stream(row.split("\\|")).map(String::strip).skip(1).toList();
            return new Vector(
                    seed(text(cells.get(0)), cells.get(1), cells.get(2)),
                    Integer.parseInt(cells.get(3)),
                    Integer.parseInt(cells.get(4)),
                    numbers(cells.get(5)));
        }

        private static String seed(String secret, String a, String b) {
            var chance = Chance.of(secret);
            return a.equals("none")
                    ? chance.seed()
                    : withNonces(secret, text(a), text(b)).seed();
        }

        private static Chance withNonces(String secret, String a, String b) {
            return new Chance(secret, Chance.commitmentTo(secret), true, false, Optional.of(a), Optional.of(b));
        }

        private static String text(String cell) {
            return cell.equals("empty") ? "" : cell.substring(1, cell.length() - 1);
        }
    }

    static Stream<Vector> vectors() throws IOException {
        return Files.readString(PAGE)
                .lines()
                .filter(line -> line.split("\\|").length == COLUMNS + 1)
                .filter(line -> line.startsWith("| `"))
                .map(Vector::of);
    }

    private static List<Integer> numbers(String text) {
        return Arrays.stream(text.strip().split(" ")).map(Integer::valueOf).toList();
    }

    @ParameterizedTest
    @MethodSource("vectors")
    void theDiceAreTheOnesOfThePage(Vector vector) {
        assertThat(new Dice(vector.seed(), vector.number()).roll(2)).isEqualTo(vector.roll());
        var cards = IntStream.range(0, 12).boxed().toList();
        assertThat(new Dice(vector.seed(), vector.number()).shuffle(cards)).isEqualTo(vector.shuffle());
    }

    @Test
    void thePageHasVectors() throws IOException {
        assertThat(vectors()).hasSizeGreaterThanOrEqualTo(8);
    }

    @Test
    void numbersThatWouldFavorAFaceAreThrownAwayAsThePageSays() throws IOException {
        var line = Files.readString(PAGE)
                .lines()
                .filter(it -> it.startsWith("Numbers that are thrown away"))
                .collect(Collectors.joining());
        var expected = line.substring(line.indexOf("faces are ") + 10, line.length() - 1);
        var dice = new Dice("reject", 1);
        var rolled = IntStream.range(0, 12).mapToObj(i -> dice.roll(0x40000001)).toList();
        assertThat(rolled).isEqualTo(numbers(expected));
    }

    @Test
    void theCommitmentIsTheSha256OfTheSecret() throws IOException {
        assertThat(Files.readString(PAGE)).contains("`Ada` is `" + Chance.commitmentTo("Ada") + "`");
    }

    @Test
    void everyOrderOfFourCardsIsAboutEquallyLikely() {
        var counts = IntStream.range(0, 24_000)
                .mapToObj(i -> new Dice("even", i).shuffle(List.of(1, 2, 3, 4)))
                .collect(Collectors.groupingBy(order -> order, Collectors.counting()));
        assertThat(counts).hasSize(24);
        assertThat(counts.values()).allSatisfy(n -> assertThat(n).isBetween(850L, 1150L));
    }

    @Test
    void theNumberOfARollCountsTheEventsOfTheGame() {
        var seats = List.of(TestCards.seat("Alice", 0), TestCards.seat("Bob", 0));
        var state = MatchState.created(new MatchCreated(new MatchId("m"), "seed", seats));
        var resolution = new Resolution(state, new Rules(TestCards::find).matchCards(state), List.of(), false);
        assertThat(resolution.dice().roll(1_000_000)).isEqualTo(new Dice("seed", 1).roll(1_000_000));
        resolution.cards.shuffleDeck(Seat.A);
        assertThat(resolution.dice().roll(1_000_000)).isEqualTo(new Dice("seed", 2).roll(1_000_000));
    }
}
