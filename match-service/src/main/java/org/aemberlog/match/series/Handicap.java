package org.aemberlog.match.series;

/**
 * How a stronger deck is held back against one other deck (rulebook, Suggestions for Assigning
 * Chains). It belongs to the two decks and outlives any series between them.
 *
 * @param chains what the stronger deck starts its next game with, 0 to 24
 * @param streak its straight results since the last adjustment: wins above 0, losses below, -2 to 2
 */
public record Handicap(int chains, int streak) {

    /** Straight results that adjust the chains. */
    public static final int STRAIGHT = 3;

    /** "Start it with four chains." */
    public static final Handicap START = new Handicap(4, 0);

    public Handicap {
        if (!Chains.inChart(chains) || Math.abs(streak) >= STRAIGHT) {
            throw new IllegalArgumentException("No handicap has " + chains + " chains and a streak of " + streak + ".");
        }
    }

    /** The handicap after one more game between the two decks. */
    public Handicap after(boolean strongerWon) {
        int straight = strongerWon ? Math.max(streak, 0) + 1 : Math.min(streak, 0) - 1;
        return Math.abs(straight) < STRAIGHT ? new Handicap(chains, straight) : new Handicap(adjusted(strongerWon), 0);
    }

    private int adjusted(boolean up) {
        return up ? Math.min(chains + 1, Chains.MAX) : Math.max(chains - 1, Chains.NONE);
    }
}
