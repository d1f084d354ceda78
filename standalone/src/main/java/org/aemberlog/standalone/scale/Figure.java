package org.aemberlog.standalone.scale;

import java.util.Locale;

/** What the model is told, each with its unit and where it is from. Any of them can be given anew. */
public enum Figure {
    INTENTS_PER_MATCH(270, "intents", "bench engine: decisions divided by whole matches"),
    MATCH_MINUTES(30, "minutes", "assumed: people at a table"),
    PARTITIONS(24, "partitions", "chosen; aemberlog.kafka.partitions"),
    RULES_INSTANCES(3, "instances", "chosen"),
    RULES_THREADS(2, "threads an instance", "spring.kafka.listener.concurrency"),
    MATCH_INSTANCES(3, "instances", "chosen"),
    REPLAY_INSTANCES(3, "instances", "chosen; one consumer thread each"),
    SHARDS(3, "shards", "chosen"),
    MOST_IN_A_POLL(500, "intents", "spring.kafka.consumer.max-poll-records"),
    POLL_MICROS(1_000, "µs a poll", "assumed: fetch and bookkeeping"),
    DECIDE_MICROS(45, "µs an intent", "bench throughput, replica set: ms of a poll to decide, divided by its intents"),
    PUBLISH_MICROS(2_000, "µs a poll", "assumed: brokers answer"),
    PUBLISH_EACH_MICROS(
            29, "µs an intent", "bench throughput: ms of a poll to publish, less that, divided by its intents"),
    APPEND_MICROS(1_500, "µs an insert", "assumed: a majority has it in its journals"),
    APPEND_EACH_MICROS(
            146, "µs a commit", "bench throughput: ms of a poll to append, less that, divided by its intents"),
    FEED_MICROS(26, "µs a commit", "bench throughput, all services: CPU of match- and replay-service, the lesser part"),
    ARCHIVE_MICROS(38, "µs a commit", "the same, the greater part"),
    EVENT_STORE_BYTES(900, "bytes a commit", "bench replay: bytes of a stored match, divided by its commits"),
    ARCHIVE_BYTES(1_200, "bytes a commit", "bench replay: the archive with snapshots and projections"),
    KAFKA_BYTES(1_400, "bytes an intent", "the intent and its commit on their topics"),
    SENT_BYTES(600, "bytes an intent to a viewer", "bench engine: bytes that one intent sends to a seat"),
    CORE_HOUR_CENTS(4, "cents", "assumed price of a core for an hour"),
    GIBIBYTE_MONTH_CENTS(10, "cents", "assumed price of replicated disk for a month"),
    SENT_GIBIBYTE_CENTS(8, "cents", "assumed price of traffic to players");

    private final double usual;
    private final String unit;
    private final String source;

    Figure(double usual, String unit, String source) {
        this.usual = usual;
        this.unit = unit;
        this.source = source;
    }

    double usual() {
        return usual;
    }

    String unit() {
        return unit;
    }

    String source() {
        return source;
    }

    /** How an option names it. */
    public String option() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
