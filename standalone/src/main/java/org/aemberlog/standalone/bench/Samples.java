package org.aemberlog.standalone.bench;

import java.util.Arrays;

/** Measured values and where they lie. */
final class Samples {

    private final long[] sorted;

    Samples(long[] values) {
        sorted = values.clone();
        Arrays.sort(sorted);
    }

    /** The value that {@code percent} of the values do not exceed. */
    long percentile(double percent) {
        int index = (int) Math.ceil(percent / 100 * sorted.length) - 1;
        return sorted[Math.clamp(index, 0, sorted.length - 1)];
    }

    long median() {
        return percentile(50);
    }
}
