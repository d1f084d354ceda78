package org.aemberlog.standalone.bench;

/**
 * What rules-service's meters say of its polls since it was started.
 *
 * @param polls how many there were with any intents
 * @param decided the intents that were decided
 * @param decideSeconds the time for deciding, summed over polls, as are the next two
 */
public record Polls(double polls, double decided, double decideSeconds, double appendSeconds, double publishSeconds) {

    private static final double MILLIS = 1000;

    Polls and(Polls more) {
        return more.since(new Polls(-polls, -decided, -decideSeconds, -appendSeconds, -publishSeconds));
    }

    Polls since(Polls before) {
        return new Polls(
                polls - before.polls,
                decided - before.decided,
                decideSeconds - before.decideSeconds,
                appendSeconds - before.appendSeconds,
                publishSeconds - before.publishSeconds);
    }

    /** Intents in a poll, mean. */
    public double batch() {
        return decided / polls;
    }

    /** Milliseconds that a poll spends in deciding, appending and publishing, mean. */
    public String millis() {
        return "%.1f / %.1f / %.1f"
                .formatted(
                        MILLIS * decideSeconds / polls,
                        MILLIS * appendSeconds / polls,
                        MILLIS * publishSeconds / polls);
    }
}
