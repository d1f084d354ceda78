package org.aemberlog.replay.webhooks;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Base64;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * What a subscriber and this service share: {@code whsec_} and 24 to 64 bytes in base64.
 *
 * @see <a href="https://www.standardwebhooks.com">Standard Webhooks</a>
 */
record WebhookSecret(String text) {

    private static final String PREFIX = "whsec_";
    private static final String ALGORITHM = "HmacSHA256";
    private static final int SHORTEST = 24;
    private static final int LONGEST = 64;
    private static final int USUAL = 32;
    private static final SecureRandom RANDOM = new SecureRandom();

    WebhookSecret {
        int length = text.startsWith(PREFIX) ? bytes(text).length : 0;
        if (length < SHORTEST || length > LONGEST) {
            throw new IllegalArgumentException("secret: expected 'whsec_' and 24 to 64 bytes in base64");
        }
    }

    /** A new one. */
    static WebhookSecret generate() {
        var bytes = new byte[USUAL];
        RANDOM.nextBytes(bytes);
        return new WebhookSecret(PREFIX + Base64.getEncoder().encodeToString(bytes));
    }

    private static byte[] bytes(String text) {
        return Base64.getDecoder().decode(text.substring(PREFIX.length()));
    }

    /**
     * The header {@code webhook-signature} of a message.
     *
     * @param seconds the header {@code webhook-timestamp}, in seconds since 1970
     */
    String sign(String id, long seconds, String body) {
        try {
            var mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(bytes(text), ALGORITHM));
            var signed = mac.doFinal((id + "." + seconds + "." + body).getBytes(UTF_8));
            return "v1," + Base64.getEncoder().encodeToString(signed);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("Every Java platform has HMAC-SHA-256.", e);
        }
    }

    /** Never the secret itself. */
    @Override
    public String toString() {
        return "WebhookSecret";
    }
}
