package org.aemberlog.match.series;

/** The bounds of the rulebook's chart of chains. */
public final class Chains {

    /** A deck without a handicap. */
    public static final int NONE = 0;

    /** Where the chart ends. */
    public static final int MAX = 24;

    private Chains() {}

    static boolean inChart(int chains) {
        return chains >= NONE && chains <= MAX;
    }
}
