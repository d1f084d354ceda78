package org.aemberlog.standalone.faults.scenario;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.standalone.faults.KeptReport;
import org.aemberlog.standalone.faults.load.ScenarioCounts;
import org.aemberlog.standalone.faults.load.ScenarioCounts.Count;

/**
 * What came of the scenarios that were run.
 *
 * @param seed reproduces the matches that were played
 */
public record Report(long seed, List<Result> results) {

    private static final int LABEL = 34;
    private static final int COLUMN = 15;

    public Report {
        results = List.copyOf(results);
    }

    /** One scenario, what was counted in it by label, and what was violated. */
    public record Result(String name, String title, Map<String, Long> counts, List<String> violations) {}

    static Result result(Scenario scenario, ScenarioCounts scenarioCounts) {
        var counts = new LinkedHashMap<String, Long>();
        for (var count : Count.values()) {
            counts.put(count.label(), scenarioCounts.of(count));
        }
        return new Result(scenario.name(), scenario.title(), counts, scenarioCounts.violations());
    }

    /** Whether nothing was lost, doubled or changed. */
    public boolean held() {
        return results.stream().allMatch(result -> result.violations().isEmpty());
    }

    /** A table: a column for each scenario, a line for each count; then what was violated. */
    public String text() {
        var text = new StringBuilder("Faults, seed " + seed + "\n\n");
        results.forEach(r -> text.append("  %-14s %s%n".formatted(r.name(), r.title())));
        text.append("\n").append(" ".repeat(LABEL));
        results.forEach(result -> text.append(("%" + COLUMN + "s").formatted(result.name())));
        text.append("\n");
        for (var count : Count.values()) {
            text.append(("%-" + LABEL + "s").formatted(count.label()));
            for (var result : results) {
                text.append(("%," + COLUMN + "d").formatted(result.counts().get(count.label())));
            }
            text.append("\n");
        }
        text.append(("%-" + LABEL + "s").formatted("nothing lost, nothing doubled"));
        for (var result : results) {
            text.append(("%" + COLUMN + "s").formatted(result.violations().isEmpty() ? "held" : "VIOLATED"));
        }
        text.append("\n");
        for (var result : results) {
            result.violations().forEach(v -> text.append("\n" + result.name() + ": " + v));
        }
        return text.toString();
    }

    /** The same as JSON. */
    public String json() {
        var all = new ArrayList<Map<String, Object>>();
        for (var result : results) {
            var plain = new LinkedHashMap<String, Object>();
            plain.put("name", result.name());
            plain.put("title", result.title());
            plain.put("counts", result.counts());
            plain.put("violations", result.violations());
            all.add(plain);
        }
        return Canonical.text(Map.of("seed", seed, "held", held(), "scenarios", all));
    }

    /** Both, to be kept. */
    public KeptReport kept() {
        return new KeptReport("faults-report", text(), json());
    }
}
