package org.aemberlog.standalone.scale;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What the model is told is what was measured, and what docs/scaling.md says follows from it. */
class MeasuredFiguresTest {

    /** What is measured varies more. */
    private static final double ACCURACY = 0.02;

    /** The columns of docs/performance.md: the replica set with rules-service alone, and with all services. */
    private static final int ALONE = 1;

    private static final int ALL = 3;

    /** Those of the table in docs/scaling.md. */
    private static final int COLUMNS = 4;

    /** The intents of a poll in docs/performance.md. */
    private static final int POLL = 105;

    private static final double THOUSAND = 1e3;

    private static List<List<String>> rows(String document) throws Exception {
        return Files.readAllLines(Path.of("../docs", document)).stream()
                .filter(line -> line.startsWith("| "))
                .map(line -> Arrays.stream(line.substring(1).split("\\|"))
                        .map(String::strip)
                        .toList())
                .toList();
    }

    /** A cell of the row of docs/performance.md that begins so; the first is that beside the row's name. */
    private static String measured(String row, int column) throws Exception {
        return rows("performance.md").stream()
                .filter(cells -> cells.getFirst().startsWith(row))
                .findFirst()
                .orElseThrow()
                .get(column + 1);
    }

    private static void assertSame(double ofModel, double measured) {
        assertThat(ofModel).isCloseTo(measured, within(ACCURACY * measured));
    }

    @Test
    void aPollTakesAsLongAsWasMeasured() throws Exception {
        var millis = Arrays.stream(measured("ms of a poll of about " + POLL + " to decide / append / publish", ALONE)
                        .split(" / "))
                .map(Double::valueOf)
                .toList();
        assertSame(POLL * Figure.DECIDE_MICROS.usual(), THOUSAND * millis.get(0));
        assertSame(Figure.APPEND_MICROS.usual() + POLL * Figure.APPEND_EACH_MICROS.usual(), THOUSAND * millis.get(1));
        assertSame(Figure.PUBLISH_MICROS.usual() + POLL * Figure.PUBLISH_EACH_MICROS.usual(), THOUSAND * millis.get(2));
    }

    @Test
    void whoFollowsTakesAsMuchAsWasMeasured() throws Exception {
        double millisOfThousand = Double.parseDouble(measured("of it match- and replay-service", ALL));
        assertSame(Figure.FEED_MICROS.usual() + Figure.ARCHIVE_MICROS.usual(), millisOfThousand);
    }

    @Test
    void aMatchHasAsManyIntentsAsWasMeasured() throws Exception {
        double decisions =
                Double.parseDouble(measured("the two starter decks", 0).replace(",", ""));
        double matches = Double.parseDouble(measured("the two starter decks", 1).replace(",", ""));
        assertSame(Figure.INTENTS_PER_MATCH.usual(), decisions / matches);
    }

    @Test
    void theDocumentSaysWhatOneOfEachCarries() throws Exception {
        var one = new Capacity(Figures.USUAL);
        var carried = Map.of(
                "thread of rules-service, and so a partition", one.thread(),
                "instance of rules-service", one.instance(),
                "MongoDB shard", one.shard(),
                "instance of match-service", one.feed(),
                "thread of replay-service", one.archive());
        double ofMatch = Figure.INTENTS_PER_MATCH.usual() / (60 * Figure.MATCH_MINUTES.usual());
        var expected = new TreeMap<String, List<String>>();
        carried.forEach((name, intents) ->
                expected.put(name, List.of(rounded(intents, 100), rounded(intents / ofMatch, 1_000))));
        var written = rows("scaling.md").stream()
                .filter(cells -> cells.size() == COLUMNS && carried.containsKey(cells.getFirst()))
                .collect(Collectors.toMap(List::getFirst, cells -> cells.subList(1, 3)));
        assertThat(written).isEqualTo(expected);
    }

    private static String rounded(double number, int to) {
        return "%,d".formatted(to * Math.round(number / to));
    }
}
