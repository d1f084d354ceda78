package org.aemberlog.standalone.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.aemberlog.game.bot.Bots;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Intent.SeatIntent;
import org.aemberlog.game.state.Seat;
import org.aemberlog.standalone.bot.StarterMatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * How fast the table is: {@code ./aemberlog bench table}. No test runs it, because a machine that does
 * something else meanwhile is slower. Each figure is printed with its bound, and a bound that is missed fails.
 */
@ExtendWith(InBrowser.class)
class TableBench {

    private static final int VISITS = 9;
    private static final int CLICKS = 120;
    private static final int ROUNDS = 5;
    private static final Look MOVING = new Look(1440, 900, ColorScheme.LIGHT, false, true);

    private static final String PAINTED = """
            () => performance.getEntriesByType('mark').find(({name}) => name.startsWith('table-')).startTime""";

    /** Remembers when somebody clicked and when each version was painted, by the page's own clock. */
    private static final String WATCH = """
            () => {
              window.clicks = [];
              window.painted = {};
              addEventListener('click', ({timeStamp}) => clicks.push(timeStamp), {capture: true});
              new PerformanceObserver(list => {
                for (const {name, startTime} of list.getEntries()) {
                  if (name.startsWith('table-')) painted[name.slice(6)] ??= startTime;
                }
              }).observe({type: 'mark'});
            }""";

    /** Nothing moves but what always does, such as a glow. */
    private static final String STILL = """
            () => !document.querySelector('.motion > *') && !document.getAnimations().some(it =>
                it.playState === 'running' && Number.isFinite(it.effect.getComputedTiming().endTime))""";

    @Test
    void firstPaint(Visits visits) {
        var made = TwoSeats.made(visits, "painted");
        var path = "/table/%s#token=%s".formatted(made.get("match"), ((Map<?, ?>) made.get("tokens")).get("a"));
        var cold = new ArrayList<Double>();
        for (int i = 0; i < VISITS; i++) {
            try (var page = visits.visit(path)) {
                cold.add(painted(page));
            }
        }
        atMost("ms until the table is painted, to somebody new", cold, 1000);

        var page = visits.visit(path);
        painted(page);
        var warm = new ArrayList<Double>();
        for (int i = 0; i < VISITS; i++) {
            page.reload();
            warm.add(painted(page));
        }
        atMost("ms until the table is painted, warm", warm, 600);
    }

    private static double painted(Page page) {
        page.waitForFunction("() => document.documentElement.dataset.version");
        return number(page.evaluate(PAINTED));
    }

    @Test
    void fromAClickToTheTable(Visits visits) {
        double first = told("ms from a click to the table after it, first match", waitsOfAMatch(visits, 1));
        double second = told("ms from a click to the table after it, second match", waitsOfAMatch(visits, 2));
        assertThat(List.of(first, second)).allSatisfy(it -> assertThat(it).isLessThanOrEqualTo(80));
    }

    /** What somebody waits for in a match against a bot, click by click. */
    private static List<Double> waitsOfAMatch(Visits visits, int number) {
        var decks = visits.platform().decks();
        var request = StarterMatch.request(decks, Map.of("nonces", false));
        @SuppressWarnings("unchecked")
        var players = (Map<String, Map<String, Object>>) request.get("players");
        var bot = new TreeMap<>(players.get("b"));
        bot.put("bot", Bots.RANDOM);
        var body = new TreeMap<String, Object>(request);
        body.put("players", Map.of("a", players.get("a"), "b", bot));
        var made = visits.platform().api().post("/matches", "", "bench-table-" + number, body);
        var match = String.valueOf(made.get("match"));
        try (var page = visits.visit("/table/" + match + "#token=" + ((Map<?, ?>) made.get("tokens")).get("a"))) {
            page.evaluate(WATCH);
            var ann = new Clicker(page, Clicker.FIGHTS);
            for (int i = 0; i < CLICKS && !ended(ann); i++) {
                assertThat(ann.act()).isPresent();
            }
            ann.awaitSettled();
            var waits = waits(page, new Archive(visits.platform()), match);
            assertThat(waits).hasSizeGreaterThan(CLICKS / 4);
            return waits;
        }
    }

    private static boolean ended(Clicker ann) {
        ann.awaitTurn();
        return ann.sawTheEnd();
    }

    private static List<Double> waits(Page page, Archive archive, String match) {
        var painted = new TreeMap<Long, Double>();
        ((Map<?, ?>) page.evaluate("painted"))
                .forEach((version, at) -> painted.put(Long.parseLong(version.toString()), number(at)));
        var clicks = ((List<?>) page.evaluate("clicks"))
                .stream().map(TableBench::number).toList();
        var waits = new ArrayList<Double>();
        for (var commit : archive.commits(match)) {
            var seen = painted.ceilingEntry(commit.version());
            if (commit.intent() instanceof SeatIntent intent && intent.seat() == Seat.A && seen != null) {
                clicks.stream()
                        .filter(at -> at < seen.getValue())
                        .reduce((_, last) -> last)
                        .ifPresent(at -> waits.add(seen.getValue() - at));
            }
        }
        return waits;
    }

    @Test
    void framesOfAFullBoard(Visits visits) {
        var traces = new ArrayList<Trace>();
        for (int round = 0; round < ROUNDS; round++) {
            traces.add(moving(visits, "play-" + round, it -> new Intent.PlayCard(Seat.A, it.card("Virtuous Works"))));
            traces.add(moving(
                    visits,
                    "fight-" + round,
                    it -> new Intent.Fight(Seat.A, it.card("Champion Anaphiel"), it.card("Dodger"))));
        }
        atLeast(
                "frames a second while a full board moves",
                traces.stream().map(Trace::framesPerSecond).toList(),
                55);
        System.out.printf(
                "  %-52s %,12.0f%n",
                "ms between two frames, at most",
                traces.stream().mapToDouble(Trace::longestGap).max().orElseThrow());
        allAtMost(
                "ms of the longest task meanwhile, each time",
                traces.stream().map(Trace::longestTask).toList(),
                100);
    }

    private static Trace moving(Visits visits, String name, Function<Staged, SeatIntent> act) {
        var staged = Staged.laidOut(visits, Positions.TEN);
        try (var page = staged.shown(visits, MOVING)) {
            page.waitForFunction(STILL);
            return Trace.of(page, "full-board-" + name, () -> {
                assertThat(staged.does(page, act.apply(staged))).isNotEmpty();
                page.waitForFunction(STILL);
            });
        }
    }

    private static double number(Object value) {
        return ((Number) value).doubleValue();
    }

    private static void atMost(String what, List<Double> values, double bound) {
        assertThat(told(what, values)).as(what).isLessThanOrEqualTo(bound);
    }

    private static void allAtMost(String what, List<Double> values, double bound) {
        told(what, values);
        assertThat(Collections.max(values)).as(what).isLessThanOrEqualTo(bound);
    }

    private static void atLeast(String what, List<Double> values, double bound) {
        assertThat(told(what, values)).as(what).isGreaterThanOrEqualTo(bound);
    }

    /** Prints some values and gives the one in the middle. */
    private static double told(String what, List<Double> values) {
        var sorted = values.stream().sorted().toList();
        double median = sorted.get(sorted.size() / 2);
        System.out.printf(
                "  %-52s %,12.0f   (%d; least %,.0f, most %,.0f)%n",
                what, median, sorted.size(), sorted.getFirst(), sorted.getLast());
        return median;
    }
}
