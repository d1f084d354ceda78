package org.aemberlog.standalone.faults.load;

import java.time.Duration;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.NavigableSet;
import java.util.concurrent.ConcurrentSkipListSet;

/** How long tables stood still, each the longest time between two of its accepted commits. */
public final class Pauses {

    private final long[] sorted;

    private Pauses(long[] millis) {
        sorted = millis.clone();
        Arrays.sort(sorted);
    }

    /** All of them together. */
    public static Pauses of(Collection<Pauses> all) {
        return new Pauses(
                all.stream().flatMapToLong(it -> Arrays.stream(it.sorted)).toArray());
    }

    /** The times at which a table went on, in {@link System#nanoTime}. */
    static final class Times {

        private final NavigableSet<Long> nanos = new ConcurrentSkipListSet<>();

        void now() {
            nanos.add(System.nanoTime());
        }

        /** How often it has gone on since a time. */
        int since(long from) {
            return nanos.tailSet(from).size();
        }

        /** The longest time between two of them, of which one is between {@code from} and {@code to} or around it. */
        private long longest(long from, long to) {
            var before = nanos.floor(from);
            var after = nanos.ceiling(to);
            long longest = 0;
            long last = before == null ? from : before;
            for (long next : nanos.subSet(last, false, after == null ? to : after, true)) {
                longest = Math.max(longest, next - last);
                last = next;
            }
            return Math.max(longest, after == null ? to - last : 0);
        }
    }

    /** The pause of each table while something was done. */
    public static Pauses during(long from, long to, List<Times> tables) {
        return new Pauses(tables.stream()
                .mapToLong(it -> Duration.ofNanos(it.longest(from, to)).toMillis())
                .toArray());
    }

    /** Of tables that stood still so long. */
    public static Pauses ofMillis(long... millis) {
        return new Pauses(millis);
    }

    public int count() {
        return sorted.length;
    }

    /** In milliseconds, the least that so many percent of the tables had at most; 100 for the longest. */
    public long percentile(int percent) {
        return sorted.length == 0 ? 0 : sorted[(int) Math.ceil(percent / 100.0 * sorted.length) - 1];
    }
}
