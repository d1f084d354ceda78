package org.aemberlog.standalone.scale;

import java.util.SplittableRandom;

/** The intents that come to a consumer thread, at random moments (a Poisson process), one after the other. */
final class Arrivals {

    /** After the end of the day. */
    static final double NEVER = Double.MAX_VALUE;

    private static final double DAY = Load.SLOTS * (double) Load.SLOT_SECONDS;

    private final double[] perSecond = new double[Load.SLOTS];
    private final SplittableRandom random;
    private double next;

    /** Of the partitions from one on, in steps: those of one of {@code step} threads. */
    Arrivals(Load load, int first, int step, SplittableRandom random) {
        this.random = random;
        for (int slot = 0; slot < Load.SLOTS; slot++) {
            for (int partition = first; partition < load.partitions(); partition += step) {
                perSecond[slot] += load.rate(slot, partition);
            }
        }
        advance();
    }

    /** When the next one comes, in seconds of the day. */
    double next() {
        return next;
    }

    /** Goes on to the one after it. Each slot is begun anew, for a Poisson process remembers nothing. */
    void advance() {
        while (next < DAY) {
            int slot = (int) (next / Load.SLOT_SECONDS);
            double end = (slot + 1) * (double) Load.SLOT_SECONDS;
            double at = perSecond[slot] == 0 ? NEVER : next - Math.log(1 - random.nextDouble()) / perSecond[slot];
            if (at < end) {
                next = at;
                return;
            }
            next = end;
        }
        next = NEVER;
    }
}
