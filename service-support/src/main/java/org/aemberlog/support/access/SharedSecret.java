package org.aemberlog.support.access;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.Base64;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.SecretKey;
import javax.crypto.spec.SecretKeySpec;

/** What only the services know; a service that lets nobody in can do without. */
public class SharedSecret {

    private static final int SHORTEST = 32;
    private static final String HMAC = "HmacSHA256";
    private static final String HOW = "aemberlog.tokens.secret has to be at least 32 bytes in base64; set"
            + " AEMBERLOG_TOKENS_SECRET, for example to the output of"
            + " 'openssl rand -base64 32'.";

    private final byte[] bytes;

    /**
     * Reads the secret.
     *
     * @param base64 at least 32 bytes in base64, or nothing
     */
    public SharedSecret(String base64) {
        try {
            bytes = Base64.getDecoder().decode(base64.strip());
        } catch (IllegalArgumentException e) {
            throw new IllegalStateException(HOW, e);
        }
        if (bytes.length > 0 && bytes.length < SHORTEST) {
            throw new IllegalStateException(HOW);
        }
    }

    /** Whether this service was told the secret. */
    public boolean known() {
        return bytes.length > 0;
    }

    /** This secret, for who cannot start without. */
    public SharedSecret required() {
        if (!known()) {
            throw new IllegalStateException(HOW);
        }
        return this;
    }

    SecretKey key() {
        return new SecretKeySpec(required().bytes, HMAC);
    }

    /**
     * 32 bytes, in hex, that follow from a purpose and a name, and that nobody can know without the
     * secret. No token is signed this way: its text has no colon.
     */
    public String derive(String purpose, String name) {
        try {
            var mac = Mac.getInstance(HMAC);
            mac.init(key());
            var text = purpose + ":" + name;
            return HexFormat.of().formatHex(mac.doFinal(text.getBytes(StandardCharsets.UTF_8)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("Every Java has " + HMAC + ".", e);
        }
    }
}
