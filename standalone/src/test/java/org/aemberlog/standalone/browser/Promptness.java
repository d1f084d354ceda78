package org.aemberlog.standalone.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.Map;
import java.util.TreeMap;
import org.aemberlog.game.intent.Intent.SeatIntent;
import org.aemberlog.game.state.Seat;

/**
 * How soon a move is seen: from the moment that the rules made it an event to the moment that the
 * opponent's browser has painted it, by the one clock of this machine.
 */
final class Promptness {

    private static final int LEAST = 30;
    /** Moves come by the stream, not by asking again after a second. How soon they come, the bench measures. */
    private static final long LONGEST_MEDIAN_MILLIS = 500;

    /** Is told after the frame in which a version came to the screen. */
    private static final String WATCH = """
            () => {
              window.painted = {};
              new PerformanceObserver(list => {
                for (const {name} of list.getEntries()) {
                  if (name.startsWith('table-')) painted[name.slice(6)] ??= Date.now();
                }
              }).observe({type: 'mark'});
            }""";

    private final TwoSeats table;

    /** Begins to measure. */
    Promptness(TwoSeats table) {
        this.table = table;
        table.ann().page().evaluate(WATCH);
        table.ben().page().evaluate(WATCH);
    }

    /** How many versions were painted so far where fewer were. */
    int measured() {
        return Math.min(
                painted(table.ann().page()).size(), painted(table.ben().page()).size());
    }

    /** Prints how soon moves were seen, and fails if it is too late. */
    void check(Archive archive) {
        var ann = painted(table.ann().page());
        var ben = painted(table.ben().page());
        var waits = new ArrayList<Long>();
        for (var commit : archive.commits(table.match())) {
            if (commit.intent() instanceof SeatIntent intent) {
                var opponent = intent.seat() == Seat.A ? ben : ann;
                // What came at once is painted at once, under the last of its versions.
                var seen = opponent.ceilingEntry(commit.version());
                if (seen != null && commit.version() >= opponent.firstKey()) {
                    waits.add(seen.getValue() - commit.at());
                }
            }
        }
        waits.sort(null);
        long median = waits.get(waits.size() / 2);
        System.out.printf(
                "From the event to the opponent's screen, %d moves: median %d ms, p95 %d ms, most %d ms%n",
                waits.size(), median, waits.get(waits.size() * 95 / 100), waits.getLast());
        assertThat(waits).hasSizeGreaterThanOrEqualTo(LEAST);
        assertThat(median).isLessThanOrEqualTo(LONGEST_MEDIAN_MILLIS);
    }

    private static TreeMap<Long, Long> painted(Page page) {
        var painted = new TreeMap<Long, Long>();
        ((Map<?, ?>) page.evaluate("painted")).forEach((version, at) -> painted.put(number(version), number(at)));
        return painted;
    }

    private static long number(Object value) {
        return Math.round(Double.parseDouble(String.valueOf(value)));
    }
}
