package org.aemberlog.rules.live;

/**
 * Where on which topic an intent stood.
 *
 * @param topic the id that Kafka gave the topic; one that was made anew, after its data was lost,
 *     has another
 * @param at the record's timestamp, in milliseconds since 1970 (UTC)
 */
public record RecordPosition(String topic, int partition, long offset, long at) {

    /** Of what was stored before places were. Nothing is after it or before it. */
    public static final RecordPosition UNKNOWN = new RecordPosition("", -1, -1, 0);

    /** Whether the intent at another place had been dealt with when the one here was. */
    boolean isAfter(RecordPosition other) {
        return topic.equals(other.topic) && partition == other.partition && offset > other.offset;
    }
}
