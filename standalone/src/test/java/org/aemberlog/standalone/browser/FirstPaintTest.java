package org.aemberlog.standalone.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Nobody waits for the table. */
@ExtendWith(InBrowser.class)
class FirstPaintTest {

    private static final int VISITS = 5;
    private static final int ROUNDS = 3;
    private static final double LONGEST_MEDIAN_MILLIS = 1_000;

    private static final String TIMES = """
            () => ({
              first: performance.getEntriesByName('first-contentful-paint')[0].startTime,
              table: performance.getEntriesByType('mark')
                .find(({name}) => name.startsWith('table-')).startTime,
            })""";

    @Test
    void theTableIsPaintedWithinASecondOfGoingThere(Visits visits) {
        var made = TwoSeats.made(visits, "painted-1");
        var path = "/table/%s#token=%s".formatted(made.get("match"), ((Map<?, ?>) made.get("tokens")).get("a"));
        measure(visits, path);
        // A machine that is busy with something else meanwhile gets another chance.
        double median = Double.MAX_VALUE;
        for (int round = 0; round < ROUNDS && median >= LONGEST_MEDIAN_MILLIS; round++) {
            median = Math.min(median, median(visits, path));
        }
        assertThat(median).isLessThan(LONGEST_MEDIAN_MILLIS);
    }

    /** When the table was painted in the median of some visits; prints all. */
    private static double median(Visits visits, String path) {
        var first = new ArrayList<Double>();
        var table = new ArrayList<Double>();
        for (int i = 0; i < VISITS; i++) {
            var times = measure(visits, path);
            first.add(times.get("first"));
            table.add(times.get("table"));
        }
        System.out.println("First paint after " + told(first) + " ms");
        System.out.println("The table is painted after " + told(table) + " ms");
        return table.stream().sorted().toList().get(VISITS / 2);
    }

    /** Each visitor is new: nothing is in the browser's cache. */
    private static Map<String, Double> measure(Visits visits, String path) {
        var page = visits.visit(path);
        page.waitForFunction("() => document.documentElement.dataset.version");
        var times = (Map<?, ?>) page.evaluate(TIMES);
        page.close();
        return Map.of("first", number(times.get("first")), "table", number(times.get("table")));
    }

    private static double number(Object value) {
        return ((Number) value).doubleValue();
    }

    private static List<Long> told(List<Double> times) {
        return times.stream().map(Math::round).toList();
    }
}
