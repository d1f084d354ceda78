package org.aemberlog.replay.webhooks;

import java.util.LinkedHashMap;
import java.util.Map;
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

    /** What is shown of it: everything but the secret. */
    Map<String, Object> shown() {
        var shown = new LinkedHashMap<String, Object>();
        shown.put("id", id);
        shown.put("url", url);
        shown.put("by", by);
        shown.put("createdAt", createdAt);
        shown.put(ACTIVE, active);
        return shown;
    }
}
