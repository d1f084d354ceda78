package org.aemberlog.standalone.faults.real;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.standalone.bot.Retries.Why;
import org.aemberlog.standalone.faults.KeptReport;
import org.aemberlog.standalone.faults.load.Pauses;

/**
 * How long tables stood still while real servers were broken.
 *
 * @param seed tells which faults and what people did
 * @param time how long it took
 * @param steps the faults, in order
 * @param retried how often a request was sent again, and why
 * @param violations what must not happen and did
 * @param logs where the logs of all processes are
 */
public record RealReport(
        long seed, Duration time, List<Step> steps, Map<Why, Integer> retried, List<String> violations, String logs) {

    private static final List<Integer> PERCENTILES = List.of(50, 75, 90, 95, 99, 100);

    public RealReport {
        steps = List.copyOf(steps);
        retried = Map.copyOf(retried);
        violations = List.copyOf(violations);
    }

    /** A fault of a kind, and the longest pause of each table meanwhile. */
    record Step(String kind, Pauses pauses) {

        String text() {
            return "p50 %6.1f  p95 %6.1f  longest %6.1f s"
                    .formatted(seconds(pauses, 50), seconds(pauses, 95), seconds(pauses, 100));
        }
    }

    private static double seconds(Pauses pauses, int percent) {
        return pauses.percentile(percent) / 1_000.0;
    }

    private Map<String, List<Step>> byKind() {
        return steps.stream().collect(Collectors.groupingBy(Step::kind, TreeMap::new, Collectors.toList()));
    }

    private static Pauses pauses(List<Step> steps) {
        return Pauses.of(steps.stream().map(Step::pauses).toList());
    }

    /** Whether nothing was violated. */
    public boolean held() {
        return violations.isEmpty();
    }

    /** How many faults there were. */
    public int faults() {
        return steps.size();
    }

    /** A line for each kind of fault, the distribution of all pauses, and what was violated. */
    public String text() {
        var text = new StringBuilder("%d faults on real servers in %d s, seed %d: the longest pause of each table\n\n"
                .formatted(steps.size(), time.toSeconds(), seed));
        byKind().forEach((kind, all) ->
                text.append("  %-32s %3d  %s\n".formatted(kind, all.size(), new Step(kind, pauses(all)).text())));
        text.append("\n  all pauses, s:");
        var all = pauses(steps);
        PERCENTILES.forEach(it -> text.append("  p%d %.1f".formatted(it, seconds(all, it))));
        text.append("\n  sent again: ").append(retried).append("\n");
        text.append("  nothing lost, doubled or invented, nothing stands still: ")
                .append(held() ? "held" : "VIOLATED; the logs are in " + logs)
                .append("\n");
        violations.forEach(it -> text.append("\n").append(it));
        return text.toString();
    }

    /** The same as JSON. */
    public String json() {
        var kinds = new ArrayList<Map<String, Object>>();
        byKind().forEach((kind, all) ->
                kinds.add(Map.of("kind", kind, "faults", (long) all.size(), "millis", percentiles(pauses(all)))));
        return Canonical.text(Map.of(
                "seed",
                seed,
                "seconds",
                time.toSeconds(),
                "held",
                held(),
                "kinds",
                kinds,
                "millis",
                percentiles(pauses(steps)),
                "violations",
                violations));
    }

    private static Map<String, Object> percentiles(Pauses pauses) {
        return PERCENTILES.stream().collect(Collectors.toMap(it -> "p" + it, pauses::percentile));
    }

    /** Both, to be kept. */
    public KeptReport kept() {
        return new KeptReport("faults-real-report", text(), json());
    }
}
