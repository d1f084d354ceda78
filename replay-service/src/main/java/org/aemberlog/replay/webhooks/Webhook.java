package org.aemberlog.replay.webhooks;

import java.util.Optional;
import org.bson.Document;

/**
 * A subscription to results.
 *
 * @param by whose token made it
 * @param createdAt in milliseconds since 1970 (UTC)
 * @param active whether it still gets results; a subscriber that answers 410 gets no more
 */
record Webhook(String id, String url, WebhookSecret secret, String by, long createdAt, boolean active) {

    static final String ACTIVE = "active";

    Document document() {
        return new Document("_id", id)
                .append("url", url)
                .append("secret", secret.text())
                .append("by", by)
                .append("createdAt", createdAt)
                .append(ACTIVE, active);
    }

    static Webhook of(Document document) {
        return new Webhook(
                document.getString("_id"),
                document.getString("url"),
                new WebhookSecret(document.getString("secret")),
                document.getString("by"),
                document.getLong("createdAt"),
                document.getBoolean(ACTIVE));
    }

    /** What is shown of it; the secret only if it is given. */
    Shown shown(Optional<String> secretOnce) {
        return new Shown(id, url, by, createdAt, active, secretOnce);
    }

    /** A subscription as it is shown. */
    record Shown(String id, String url, String by, long createdAt, boolean active, Optional<String> secret) {}
}
