package org.aemberlog.match.stream;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.aemberlog.support.problems.Problem;
import org.springframework.http.HttpStatus;

/** How many streams somebody has open; whoever has none is not remembered. */
final class StreamCounts {

    private final String kind;
    private final int most;
    private final Map<Object, Integer> open = new ConcurrentHashMap<>();

    /**
     * Counts for all of a kind.
     *
     * @param kind who they are, for whoever is rejected
     * @param most how many streams each may have open
     */
    StreamCounts(String kind, int most) {
        this.kind = kind;
        this.most = most;
    }

    /**
     * Counts one more.
     *
     * @throws Problem {@code too-many-streams} (429) when that would be too many
     */
    void enter(Object who) {
        open.compute(who, (key, count) -> {
            if (count != null && count >= most) {
                throw tooMany();
            }
            return count == null ? 1 : count + 1;
        });
    }

    /** Counts one less. */
    void leave(Object who) {
        open.computeIfPresent(who, (key, count) -> count == 1 ? null : count - 1);
    }

    int total() {
        return open.values().stream().mapToInt(Integer::intValue).sum();
    }

    private Problem tooMany() {
        return Problem.of(
                HttpStatus.TOO_MANY_REQUESTS,
                "too-many-streams",
                "Too many streams are open",
                "One " + kind + " may have " + most + " open streams; close one first.");
    }
}
