package org.aemberlog.game.wire;

import java.util.Collection;
import java.util.Map;

/** The JSON text of a plain form as it stands, whatever release wrote it. */
final class PlainText {

    private PlainText() {}

    static void write(Object plain, StringBuilder out) {
        switch (plain) {
            case String text -> JsonString.append(text, out);
            case Integer number -> out.append(number.intValue());
            case Long number -> out.append(number.longValue());
            case Boolean truth -> out.append(truth.booleanValue());
            case Collection<?> list -> writeList(list, out);
            case Map<?, ?> map -> writeObject(map, out);
            default -> throw MalformedException.expected("a plain value", plain);
        }
    }

    private static void writeList(Collection<?> list, StringBuilder out) {
        char before = '[';
        for (var each : list) {
            write(required(each), out.append(before));
            before = ',';
        }
        out.append(list.isEmpty() ? "[]" : "]");
    }

    private static void writeObject(Map<?, ?> map, StringBuilder out) {
        char before = '{';
        for (var entry : map.entrySet()) {
            JsonString.append(String.valueOf(entry.getKey()), out.append(before));
            write(required(entry.getValue()), out.append(':'));
            before = ',';
        }
        out.append(map.isEmpty() ? "{}" : "}");
    }

    private static Object required(Object value) {
        if (value == null) {
            throw MalformedException.expected("a plain value", null);
        }
        return value;
    }
}
