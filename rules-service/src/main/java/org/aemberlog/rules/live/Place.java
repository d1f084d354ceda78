package org.aemberlog.rules.live;

/**
 * Where on its topic an intent stood.
 *
 * @param at the record's timestamp, in milliseconds since 1970 (UTC)
 */
public record Place(int partition, long offset, long at) {

    /** Of what was stored before places were. Nothing is after it or before it. */
    public static final Place UNKNOWN = new Place(-1, -1, 0);

    /** Further apart than the clocks of those who send intents. */
    private static final long APART_MILLIS = 60_000;

    /**
     * Whether the intent at another place had been dealt with when the one here was. Records that
     * are later than any clock says are of another topic, made anew after the old one was lost.
     */
    boolean isAfter(Place other) {
        return partition == other.partition
                && offset > other.offset
                && other.at <= at + APART_MILLIS;
    }
}
