package org.aemberlog.game.wire;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;

/**
 * The one JSON text of a value's plain form: no spaces, components in the order of their record,
 * maps in the order of their keys, strings escaped only where JSON asks for it. Equal values have
 * equal texts, so the text can be hashed.
 */
public final class Canonical {

    private static final int USUAL_LENGTH = 256;

    private Canonical() {}

    /** The text of anything that {@link Plain#of} takes. */
    public static String text(Object value) {
        var out = new StringBuilder(USUAL_LENGTH);
        Codecs.of(value.getClass()).write(value, out);
        return out.toString();
    }

    /** The text in UTF-8. */
    public static byte[] bytes(Object value) {
        return text(value).getBytes(StandardCharsets.UTF_8);
    }

    /**
     * The text of a plain form as it stands: with its fields in their order, whether this release
     * knows them or not.
     *
     * @throws MalformedException for what is no plain form
     */
    public static String textOfPlain(Map<?, ?> plain) {
        var out = new StringBuilder(USUAL_LENGTH);
        PlainText.write(plain, out);
        return out.toString();
    }

    /** The SHA-256 of the text in UTF-8, as 64 hex digits in lower case. */
    public static String sha256(Object value) {
        return sha256(text(value));
    }

    /** The SHA-256 of {@link #textOfPlain} in UTF-8, as 64 hex digits in lower case. */
    public static String sha256OfPlain(Map<?, ?> plain) {
        return sha256(textOfPlain(plain));
    }

    private static String sha256(String text) {
        try {
            var bytes = text.getBytes(StandardCharsets.UTF_8);
            var digest = MessageDigest.getInstance("SHA-256").digest(bytes);
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java platform has SHA-256.", e);
        }
    }
}
