package org.aemberlog.game.wire;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collection;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The one JSON text of a value, for hashing and comparing: no spaces, components in their order,
 * keys of maps sorted, texts escaped as little as JSON allows (RFC 8785, section 3.2.2.2).
 */
public final class Canonical {

    private static final HexFormat HEX = HexFormat.of();

    private Canonical() {}

    /** The canonical text. */
    public static String text(Object value) {
        var out = new StringBuilder(256);
        write(value, out);
        return out.toString();
    }

    /** The canonical text in UTF-8. */
    public static byte[] bytes(Object value) {
        return text(value).getBytes(StandardCharsets.UTF_8);
    }

    /** The SHA-256 of the canonical text, 64 hex digits. */
    public static String sha256(Object value) {
        try {
            return HEX.formatHex(MessageDigest.getInstance("SHA-256").digest(bytes(value)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java has SHA-256.", e);
        }
    }

    private static void write(Object value, StringBuilder out) {
        switch (value) {
            case String s -> quote(s, out);
            case Integer i -> out.append(i.intValue());
            case Long l -> out.append(l.longValue());
            case Boolean b -> out.append(b.booleanValue());
            case Enum<?> e -> quote(Enums.write(e), out);
            case Collection<?> all -> list(all, out);
            case Map<?, ?> entries -> map(entries, out);
            case Record r -> record(r, out);
            default -> throw new IllegalArgumentException("No plain form of " + value.getClass());
        }
    }

    private static void list(Collection<?> all, StringBuilder out) {
        out.append('[');
        boolean first = true;
        for (var each : all) {
            if (!first) {
                out.append(',');
            }
            first = false;
            write(each, out);
        }
        out.append(']');
    }

    private static void map(Map<?, ?> entries, StringBuilder out) {
        var sorted = new TreeMap<String, Object>();
        entries.forEach((key, value) -> sorted.put(String.valueOf(Plain.of(key)), value));
        out.append('{');
        sorted.forEach((key, value) -> field(key, value, out));
        out.append('}');
    }

    private static void record(Record value, StringBuilder out) {
        var shape = Shape.of(value.getClass());
        if (shape.flat) {
            write(shape.parts.getFirst().of(value), out);
            return;
        }
        out.append('{');
        if (shape.name.isPresent()) {
            field("type", shape.name.get(), out);
        }
        for (var part : shape.parts) {
            var each = part.of(value);
            if (each instanceof Optional<?> maybe) {
                each = maybe.orElse(null);
            }
            if (each != null && !(each instanceof Collection<?> all && all.isEmpty())) {
                field(part.name(), each, out);
            }
        }
        out.append('}');
    }

    private static void field(String name, Object value, StringBuilder out) {
        if (out.charAt(out.length() - 1) != '{') {
            out.append(',');
        }
        quote(name, out);
        out.append(':');
        write(value, out);
    }

    private static void quote(String text, StringBuilder out) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                case '\b' -> out.append("\\b");
                case '\f' -> out.append("\\f");
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                default -> {
                    if (c < ' ') {
                        out.append("\\u%04x".formatted((int) c));
                    } else {
                        out.append(c);
                    }
                }
            }
        }
        out.append('"');
    }
}
