package org.aemberlog.game.wire;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
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

    /**
     * The text of a plain form, with the fields of its objects in the order that they have: the
     * text of the value whose plain form it is, also when no record of today can read it.
     */
    public static String inOrder(Object plain) {
        var out = new StringBuilder(USUAL_LENGTH);
        append(plain, out);
        return out.toString();
    }

    private static void append(Object plain, StringBuilder out) {
        switch (plain) {
            case Map<?, ?> map -> {
                char before = '{';
                for (var field : map.entrySet()) {
                    JsonString.append((String) field.getKey(), out.append(before));
                    append(field.getValue(), out.append(':'));
                    before = ',';
                }
                out.append(map.isEmpty() ? "{}" : "}");
            }
            case List<?> list -> {
                char before = '[';
                for (var element : list) {
                    append(element, out.append(before));
                    before = ',';
                }
                out.append(list.isEmpty() ? "[]" : "]");
            }
            default -> Codecs.of(plain.getClass()).write(plain, out);
        }
    }

    /**
     * The plain form that has this text. Only canonical texts are taken, so that any other byte is
     * another value: {@link #inOrder} gives the same text again.
     *
     * @throws MalformedException for any other text, saying where it differs
     */
    public static Object read(String text) {
        return new CanonicalReader(text).document();
    }

    /** The text in UTF-8. */
    public static byte[] bytes(Object value) {
        return text(value).getBytes(StandardCharsets.UTF_8);
    }

    /** The SHA-256 of the text in UTF-8, as 64 hex digits in lower case. */
    public static String sha256(Object value) {
        return digest(bytes(value));
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
