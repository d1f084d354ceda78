package org.aemberlog.game.json;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;

/**
 * The one JSON text of a value's plain form, by RFC 8785 (JCS): no spaces, fields in the order of their names, strings
 * escaped only where JSON asks for it, whole numbers that a double holds exactly. Equal values have equal texts, so the
 * text can be hashed, and anybody's JCS library makes the same text.
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
     * The text of a plain form as it stands: with all of its fields, whether this release knows them or not.
     *
     * @throws MalformedException for what is no plain form
     */
    public static String textOfPlain(Map<?, ?> plain) {
        var out = new StringBuilder(USUAL_LENGTH);
        PlainText.write(plain, out);
        return out.toString();
    }

    /**
     * The plain form that has this text: the inverse of {@link #textOfPlain}. No other text is
     * taken, so that any other byte is another value.
     *
     * @throws MalformedException for what is not canonical, saying where
     */
    public static Object read(String text) {
        return new CanonicalReader(text).document();
    }

    /**
     * The canonical text of an object with one more field.
     *
     * @param text canonical; it has no such field
     * @param name letters and digits
     * @param value anything that {@link Plain#of} takes
     */
    public static String with(String text, String name, Object value) {
        return new TextFields(text).with(name, text(value));
    }

    /**
     * The canonical text of an object without a field, if it has it.
     *
     * @param text canonical
     * @param name letters and digits
     */
    public static String without(String text, String name) {
        return new TextFields(text).without(name);
    }

    /**
     * The SHA-256 of the text in UTF-8, as 64 hex digits in lower case.
     *
     * @throws MalformedException for a text that is no well-formed Unicode
     */
    public static String sha256(Object value) {
        return sha256OfText(text(value));
    }

    /**
     * The SHA-256 of {@link #textOfPlain} in UTF-8, as 64 hex digits in lower case.
     *
     * @throws MalformedException for what is no plain form
     */
    public static String sha256OfPlain(Map<?, ?> plain) {
        return sha256OfText(textOfPlain(plain));
    }

    /**
     * The SHA-256 of a text in UTF-8, as 64 hex digits in lower case. RFC 8785 knows no text for an
     * unpaired surrogate, which UTF-8 cannot say.
     *
     * @throws MalformedException for a text that is no well-formed Unicode
     */
    public static String sha256OfText(String text) {
        if (!JsonString.wellFormed(text)) {
            throw MalformedException.because("expected texts in well-formed Unicode");
        }
        return digest(text.getBytes(StandardCharsets.UTF_8));
    }

    /** The SHA-256 of bytes, as 64 hex digits in lower case. */
    public static String digest(byte[] bytes) {
        try {
            var digest = MessageDigest.getInstance("SHA-256").digest(bytes);
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java platform has SHA-256.", e);
        }
    }
}
