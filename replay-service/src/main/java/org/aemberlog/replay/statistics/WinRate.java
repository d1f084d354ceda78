package org.aemberlog.replay.statistics;

/**
 * A win rate with the bounds between which the true one lies with 95 percent confidence, by
 * Wilson's score interval, which stays sound for few matches and for rates near 0 and 1.
 *
 * @param of the number of matches
 */
record WinRate(double value, double low, double high, long of) {

    private static final double Z = 1.959964;

    /** The rate of {@code wins} in {@code of} matches, at least one. */
    static WinRate of(long wins, long of) {
        double rate = (double) wins / of;
        double spread = Z * Z / of;
        double center = (rate + spread / 2) / (1 + spread);
        double half = Z / (1 + spread) * Math.sqrt(rate * (1 - rate) / of + spread / (4 * of));
        return new WinRate(rounded(rate), rounded(Math.max(0, center - half)), rounded(Math.min(1, center + half)), of);
    }

    private static double rounded(double rate) {
        return Math.round(rate * 10_000) / 10_000.0;
    }
}
