package org.aemberlog.standalone.faults.rolling;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.standalone.bot.Retries.Why;
import org.aemberlog.standalone.faults.KeptReport;
import org.aemberlog.standalone.faults.load.Pauses;

/**
 * How long tables stood still while instances came and went.
 *
 * @param seed tells what people did
 * @param steps what was done, in order
 * @param retried how often a request was sent again, and why
 * @param violations what must not happen and did, apart from pauses
 */
public record RollingReport(long seed, List<Step> steps, Map<Why, Integer> retried, List<String> violations) {

    public RollingReport {
        steps = List.copyOf(steps);
        retried = Map.copyOf(retried);
        violations = List.copyOf(violations);
    }

    /** Something that was done to an instance, and the longest pause of each table meanwhile. */
    record Step(String what, Bound bound, Pauses people, Pauses bots) {

        /** How long tables may pause. */
        enum Bound {
            NONE(100, Long.MAX_VALUE),
            RESTART(95, 2_000),
            KILL(100, 6_000);

            private final int percentile;
            private final long millis;

            Bound(int percentile, long millis) {
                this.percentile = percentile;
                this.millis = millis;
            }
        }

        private long bounded() {
            return Pauses.of(List.of(people, bots)).percentile(bound.percentile);
        }

        boolean held() {
            return bounded() <= bound.millis;
        }

        String text() {
            return "%-26s %s   bots %s".formatted(what, text(people), text(bots));
        }

        private static String text(Pauses pauses) {
            return "%3d tables p50 %5d  p95 %5d  max %5d ms"
                    .formatted(pauses.count(), pauses.percentile(50), pauses.percentile(95), pauses.percentile(100));
        }

        private Step with(Step more) {
            return new Step(what, bound, Pauses.of(List.of(people, more.people)), Pauses.of(List.of(bots, more.bots)));
        }
    }

    private List<Step> byKind() {
        var kinds = new LinkedHashMap<String, Step>();
        steps.forEach(step -> kinds.merge(step.what(), step, Step::with));
        return new ArrayList<>(kinds.values());
    }

    /** Whether nothing was lost, no request failed and all pauses were within their bounds. */
    public boolean held() {
        return violations.isEmpty() && byKind().stream().allMatch(Step::held);
    }

    /** Whether nothing was lost and no request failed, however long it took. */
    public boolean nothingLost() {
        return violations.isEmpty();
    }

    /** A line for each kind of thing that was done; then what was violated. */
    public String text() {
        var text = new StringBuilder("Rolling, seed " + seed + ": the longest pause of each table\n\n");
        for (var step : byKind()) {
            var bound = step.bound() == Step.Bound.NONE
                    ? ""
                    : "   %s %d ms: %s"
                            .formatted(
                                    step.bound() == Step.Bound.KILL ? "max" : "p95",
                                    step.bound().millis,
                                    step.held() ? "held" : "MISSED");
            text.append("  ").append(step.text()).append(bound).append("\n");
        }
        text.append("\n  sent again: ").append(retried).append("\n");
        text.append("  nothing lost, no request failed: ")
                .append(nothingLost() ? "held" : "VIOLATED")
                .append("\n");
        violations.forEach(it -> text.append("\n").append(it));
        return text.toString();
    }

    /** The same as JSON. */
    public String json() {
        var all = new ArrayList<Map<String, Object>>();
        for (var step : byKind()) {
            all.add(Map.of(
                    "what", step.what(),
                    "held", step.held(),
                    "people", json(step.people()),
                    "bots", json(step.bots())));
        }
        return Canonical.text(Map.of("seed", seed, "held", held(), "steps", all, "violations", violations));
    }

    /** Both, to be kept. */
    public KeptReport kept() {
        return new KeptReport("faults-rolling-report", text(), json());
    }

    private static Map<String, Object> json(Pauses pauses) {
        return Map.of(
                "tables", (long) pauses.count(),
                "p50", pauses.percentile(50),
                "p95", pauses.percentile(95),
                "max", pauses.percentile(100));
    }
}
