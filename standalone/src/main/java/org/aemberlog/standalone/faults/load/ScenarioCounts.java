package org.aemberlog.standalone.faults.load;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** What was counted in a scenario, and what must not have been. */
public final class ScenarioCounts {

    private static final int MAX_VIOLATIONS = 20;

    /** What is counted. */
    public enum Count {
        MATCHES_FINISHED("matches finished"),
        INTENTS_SENT("intents sent"),
        INTENTS_RESENT("sent again for want of an answer"),
        SCRAMBLED("sent twice, late or too early"),
        ACCEPTED("intents accepted"),
        REJECTED("intents rejected"),
        DUPLICATES("answers that came once more"),
        FAULTS("faults"),
        TAKEOVERS("takeovers"),
        FENCED("appends lost to another owner"),
        LONGEST_PAUSE("longest pause, ms"),
        COMMITS_STORED("commits stored"),
        REPLAYS_EQUAL("replays equal"),
        VIEWS_EQUAL("live states equal"),
        STREAM_CUTS("streams cut"),
        STREAMS_EQUAL("streams equal"),
        SECONDS("seconds");

        private final String label;

        Count(String label) {
            this.label = label;
        }

        public String label() {
            return label;
        }

        /** The sum over scenarios, or the longest. */
        long total(List<ScenarioCounts> all) {
            var values = all.stream().mapToLong(counts -> counts.of(this));
            return this == LONGEST_PAUSE ? values.max().orElse(0) : values.sum();
        }
    }

    private final Map<Count, Long> counts = new EnumMap<>(Count.class);
    private final List<String> violations = new ArrayList<>();

    public synchronized void add(Count what, long more) {
        counts.merge(what, more, Long::sum);
    }

    synchronized void atLeast(Count what, long value) {
        counts.merge(what, value, Math::max);
    }

    public synchronized long of(Count what) {
        return counts.getOrDefault(what, 0L);
    }

    /** Something that no fault excuses. */
    public synchronized void violated(String what) {
        if (violations.size() < MAX_VIOLATIONS) {
            violations.add(what);
        }
    }

    /** What was violated; the first {@value #MAX_VIOLATIONS}. */
    public synchronized List<String> violations() {
        return List.copyOf(violations);
    }
}
