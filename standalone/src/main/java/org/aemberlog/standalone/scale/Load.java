package org.aemberlog.standalone.scale;

import java.util.SplittableRandom;

/**
 * How many intents a second come to each partition. Matches begin along the curve of a day, each
 * belongs to one partition, as its id tells, and asks evenly while it lasts.
 */
final class Load {

    static final int HOURS = 24;
    static final int SLOT_SECONDS = 300;
    static final int SLOTS = HOURS * 3600 / SLOT_SECONDS;

    /** Share of a day's matches that begin in each hour, in hundredths: quiet at 4, most at 20 and 21. */
    private static final double[] CURVE = {
        3.0, 2.0, 1.3, 0.9, 0.8, 0.9, 1.2, 1.8, 2.4, 2.9, 3.3, 3.7, 4.2, 4.4, 4.5, 4.8, 5.4, 6.2, 7.4, 8.6, 9.2, 9.1,
        7.3, 4.7
    };

    private final double[][] rates;
    private final int[] begun = new int[HOURS];

    private Load(double[][] rates) {
        this.rates = rates;
    }

    /** That of a number of matches, on as many partitions as the figures say. */
    static Load of(int matches, Figures figures, SplittableRandom random) {
        int partitions = figures.count(Figure.PARTITIONS);
        int lasting = Math.max(1, (int) (figures.of(Figure.MATCH_MINUTES) * 60 / SLOT_SECONDS));
        double each = figures.of(Figure.INTENTS_PER_MATCH) / (lasting * SLOT_SECONDS);
        var load = new Load(new double[SLOTS][partitions]);
        for (int match = 0; match < matches; match++) {
            int slot = slot(random);
            int partition = random.nextInt(partitions);
            load.begun[slot * SLOT_SECONDS / 3600]++;
            for (int i = 0; i < lasting; i++) {
                // Who plays past midnight plays in the small hours of the same day.
                load.rates[(slot + i) % SLOTS][partition] += each;
            }
        }
        return load;
    }

    private static int slot(SplittableRandom random) {
        double left = random.nextDouble() * total();
        int hour = 0;
        while (hour < HOURS - 1 && left >= CURVE[hour]) {
            left -= CURVE[hour++];
        }
        return hour * 3600 / SLOT_SECONDS + random.nextInt(3600 / SLOT_SECONDS);
    }

    private static double total() {
        double total = 0;
        for (double share : CURVE) {
            total += share;
        }
        return total;
    }

    /** The same number of intents a second all day, on one partition. */
    static Load even(double perSecond) {
        var rates = new double[SLOTS][1];
        for (var slot : rates) {
            slot[0] = perSecond;
        }
        return new Load(rates);
    }

    int partitions() {
        return rates[0].length;
    }

    /** Intents a second at a partition in a slot of the day. */
    double rate(int slot, int partition) {
        return rates[slot][partition];
    }

    /** Matches that began in an hour. */
    int begun(int hour) {
        return begun[hour];
    }
}
