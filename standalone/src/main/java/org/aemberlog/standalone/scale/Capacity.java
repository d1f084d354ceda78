package org.aemberlog.standalone.scale;

/**
 * How many intents a second one of each part carries, when nothing but itself keeps it busy and polls are
 * full.
 */
record Capacity(Figures figures) {

    /**
     * A consumer thread of rules-service, and so a partition at the most. The shards append what it sends
     * them at the same time.
     */
    double thread() {
        double most = figures.of(Figure.MOST_IN_A_POLL);
        double poll = figures.seconds(Figure.POLL_MICROS)
                + most * figures.seconds(Figure.DECIDE_MICROS)
                + insert()
                + figures.seconds(Figure.PUBLISH_MICROS)
                + most * figures.seconds(Figure.PUBLISH_EACH_MICROS);
        return most / poll;
    }

    /** An instance of rules-service, which has a core for each of its threads. */
    double instance() {
        return figures.of(Figure.RULES_THREADS) * thread();
    }

    /** A shard, which gets its share of each poll. */
    double shard() {
        return share() / insert();
    }

    /** An instance of match-service, to which all commits come. */
    double feed() {
        return 1 / figures.seconds(Figure.FEED_MICROS);
    }

    /** A thread of replay-service. */
    double archive() {
        return 1 / figures.seconds(Figure.ARCHIVE_MICROS);
    }

    /** The seconds that an insert takes. */
    private double insert() {
        return figures.seconds(Figure.APPEND_MICROS) + share() * figures.seconds(Figure.APPEND_EACH_MICROS);
    }

    /** The commits of a poll that one shard gets. */
    private double share() {
        return figures.of(Figure.MOST_IN_A_POLL) / figures.of(Figure.SHARDS);
    }
}
