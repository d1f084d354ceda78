package org.aemberlog.support.limits;

import java.time.Duration;

/**
 * How much is allowed.
 *
 * @param requests how many requests, in the long run, in each {@code per}
 * @param burst how many at once, after a pause
 */
public record Rate(long requests, Duration per, long burst) {
    public Rate {
        if (requests < 1 || burst < 1 || !per.isPositive()) {
            throw new IllegalArgumentException(
                    "aemberlog.limits: expected requests and burst of at least 1 and per greater than 0.");
        }
    }

    /** After how long a pause the whole burst is allowed again. */
    Duration recovery() {
        return per.multipliedBy(burst).dividedBy(requests).plusSeconds(1);
    }
}
