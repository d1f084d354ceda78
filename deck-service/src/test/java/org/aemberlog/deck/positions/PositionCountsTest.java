package org.aemberlog.deck.positions;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import org.aemberlog.deck.cards.Table;
import org.aemberlog.game.engine.Decision;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Rules;
import org.junit.jupiter.api.Test;

/**
 * How many ways lead from each named position: the number of sequences of one, two, three legal
 * intents. A rule that is changed by mistake shows here before anyone thinks of a test for it.
 * After a change that is meant, write the new counts with
 *
 * <pre>
 * mvn -pl deck-service -am test -Dtest=PositionCountsTest -Dapprove -Dsurefire.failIfNoSpecifiedTests=false
 * </pre>
 *
 * and explain every line of the difference.
 */
class PositionCountsTest {

    private static final Path COUNTS = Path.of("src/test/resources/position-counts.txt");
    private static final int DEPTH = 3;

    @Test
    void everyPositionHasAsManyWaysAsBefore() throws IOException {
        var lines = new ArrayList<String>();
        NamedPositions.all().forEach((name, position) -> {
            var scenario = Table.table(position);
            var counts = new ArrayList<String>();
            for (int depth = 1; depth <= DEPTH; depth++) {
                counts.add(String.valueOf(ways(scenario.rules(), scenario.match(), depth)));
            }
            lines.add(name + ": " + String.join(", ", counts));
        });
        if (System.getProperty("approve") != null) {
            Files.write(COUNTS, lines);
        }
        assertThat(lines).isEqualTo(Files.readAllLines(COUNTS));
    }

    private static long ways(Rules rules, Match match, int depth) {
        var legal = rules.legalIntents(match);
        if (depth == 1) {
            return legal.size();
        }
        long ways = 0;
        for (var intent : legal) {
            ways += ways(rules, ((Decision.Accepted) rules.decide(match, intent)).next(), depth - 1);
        }
        return ways;
    }
}
