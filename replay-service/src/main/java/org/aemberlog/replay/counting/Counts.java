package org.aemberlog.replay.counting;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

/** How often each thing happened. */
public final class Counts {

    private final Map<Count, Long> numbers = new EnumMap<>(Count.class);

    void add(Count what, long amount) {
        numbers.merge(what, amount, Long::sum);
    }

    /** How often it happened, or how much it was. */
    public long of(Count what) {
        return numbers.getOrDefault(what, 0L);
    }

    /** Adds all that happened to numbers by name, such as {@code reaps}. */
    public void addTo(Map<String, Long> totals) {
        numbers.forEach((what, number) -> totals.merge(what.name().toLowerCase(Locale.ROOT), number, Long::sum));
    }
}
