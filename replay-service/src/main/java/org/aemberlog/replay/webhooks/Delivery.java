package org.aemberlog.replay.webhooks;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Optional;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.replay.results.Result;
import org.bson.Document;

/**
 * A result on its way to a subscriber.
 *
 * @param id the same for every attempt; the header {@code webhook-id}
 * @param body what is sent, in JSON
 * @param attempts how many there were
 * @param at when to try next, or when it ended, in milliseconds since 1970 (UTC)
 * @param said what came of the last attempt; empty before it
 */
record Delivery(String id, String webhook, String body, State state, int attempts, long at, String said) {

    static final String WEBHOOK = "webhook";
    static final String ATTEMPTS = "attempts";
    static final String AT = "at";

    /** Where a delivery is. */
    enum State {
        PENDING,
        DELIVERED,
        /** The subscriber answered that it is gone for good. */
        GONE,
        GIVEN_UP
    }

    static Delivery of(Result result, String webhook, long now) {
        var body = new LinkedHashMap<String, Object>();
        body.put("data", result);
        body.put("timestamp", Instant.ofEpochMilli(result.endedAt()).toString());
        body.put("type", "match.finished");
        return new Delivery(webhook + "/" + result.id(), webhook, Canonical.text(body), State.PENDING, 0, now, "");
    }

    Delivery tried(State next, long when, String what) {
        return new Delivery(id, webhook, body, next, attempts, when, what);
    }

    Delivery attempted(long until) {
        return new Delivery(id, webhook, body, state, attempts + 1, until, said);
    }

    Document document() {
        return new Document("_id", id)
                .append(WEBHOOK, webhook)
                .append("body", body)
                .append("state", state.name())
                .append(ATTEMPTS, attempts)
                .append(AT, at)
                .append("said", said);
    }

    static Delivery of(Document document) {
        return new Delivery(
                document.getString("_id"),
                document.getString(WEBHOOK),
                document.getString("body"),
                State.valueOf(document.getString("state")),
                document.getInteger(ATTEMPTS),
                document.getLong(AT),
                document.getString("said"));
    }

    /**
     * A delivery as it is shown.
     *
     * @param nextAt when it is tried next, while it is pending
     * @param endedAt when it was not any longer
     */
    record Shown(
            String id,
            State state,
            int attempts,
            Optional<Long> nextAt,
            Optional<Long> endedAt,
            Optional<String> said) {}

    Shown shown() {
        boolean pending = state == State.PENDING;
        return new Shown(
                id,
                state,
                attempts,
                Optional.of(at).filter(_ -> pending),
                Optional.of(at).filter(_ -> !pending),
                Optional.of(said).filter(it -> !it.isEmpty()));
    }
}
