package org.aemberlog.standalone.scale;

import java.util.EnumMap;
import java.util.Map;

/** What was seen of the intents that came in one hour. */
final class Hour {

    /** Each step is a twentieth longer than the one before: waits are told to within five per cent. */
    private static final double STEP = Math.log(1.05);

    private static final double SHORTEST = 1e-5;
    private static final int STEPS = 500;

    private final long[] waits = new long[STEPS];
    private long served;
    private double waited;
    private int longestQueue;
    private final Map<Part, Double> longestBacklog = new EnumMap<>(Part.class);

    void served(double wait) {
        served++;
        waited += wait;
        int step = (int) (Math.log(Math.max(wait, SHORTEST) / SHORTEST) / STEP);
        waits[Math.min(step, STEPS - 1)]++;
    }

    void queued(int waiting) {
        longestQueue = Math.max(longestQueue, waiting);
    }

    void backlog(Part part, double seconds) {
        longestBacklog.merge(part, seconds, Math::max);
    }

    long served() {
        return served;
    }

    double meanWait() {
        return served == 0 ? 0 : waited / served;
    }

    /** The wait that a share of the intents did not exceed, in seconds. */
    double wait(double share) {
        long left = (long) Math.ceil(share * served);
        int step = 0;
        while (step < STEPS - 1 && (left -= waits[step]) > 0) {
            step++;
        }
        return served == 0 ? 0 : SHORTEST * Math.exp((step + 1) * STEP);
    }

    /** The most intents that waited for one consumer thread. */
    int longestQueue() {
        return longestQueue;
    }

    /** The longest that something had to wait for a part, in seconds. */
    double backlog(Part part) {
        return longestBacklog.getOrDefault(part, 0.0);
    }
}
