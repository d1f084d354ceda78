package org.aemberlog.standalone.faults.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.aemberlog.standalone.bot.Api;
import org.aemberlog.standalone.faults.load.ScenarioCounts;
import org.aemberlog.standalone.faults.machine.Await;

/**
 * Whether each statistic says what the archive says. Matches were counted as they ended, some before and
 * some after a fault; built anew out of the archive, every line has to be the same.
 */
public final class StatisticsCheck {

    private static final List<String> STATISTICS = List.of("houses", "cards", "decks", "matches");

    private final Api api;
    private final String token;
    private final ScenarioCounts counts;

    /**
     * Asks match-service, and tells {@code counts} what is wrong.
     *
     * @param token of a service or an auditor
     */
    public StatisticsCheck(Api api, String token, ScenarioCounts counts) {
        this.api = api;
        this.token = token;
        this.counts = counts;
    }

    /** Of how many matches the statistics know, as the line that is about all of them says. */
    public long counted() {
        return lines("matches").stream()
                .map(Map.class::cast)
                .filter(line -> "all".equals(line.get("of")))
                .mapToLong(line -> ((Number) line.get("matches")).longValue())
                .sum();
    }

    /** Compares all lines, once no match is played any more and each result is told, which is after it is counted. */
    public void of(int matches) {
        long counted = counted();
        if (counted != matches) {
            counts.violated("The statistics count " + counted + " matches, but " + matches + " were finished");
        }
        STATISTICS.forEach(this::compare);
    }

    private void compare(String statistic) {
        var before = lines(statistic);
        rebuild(statistic + "-statistics");
        var after = lines(statistic);
        if (!before.equals(after)) {
            var wrong = new ArrayList<Object>(before);
            wrong.removeAll(after);
            counts.violated("Statistic '" + statistic + "' is not what its archive makes of it: " + wrong);
        }
    }

    private List<?> lines(String statistic) {
        var answer = api.get("/replay-service/statistics/" + statistic + "?limit=2000", "");
        return (List<?>) answer.get(statistic);
    }

    private void rebuild(String projection) {
        int before = generation(projection);
        api.post("/replay-service/projections/" + projection + "/rebuild", token);
        Await.until(projection + " is built anew", () -> generation(projection) > before);
    }

    /** The generation that serves. */
    private int generation(String projection) {
        var all = (List<?>) api.get("/replay-service/projections", "").get("projections");
        return all.stream()
                .map(Map.class::cast)
                .filter(it -> projection.equals(it.get("name")))
                .map(it -> ((Number) it.get("generation")).intValue())
                .findFirst()
                .orElseThrow();
    }
}
