package org.aemberlog.game.json;

import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;

/** The JSON text of a plain form as it stands, whatever release wrote it. */
final class PlainText {

    private PlainText() {}

    static void write(Object plain, StringBuilder out) {
        switch (plain) {
            case String text -> JsonString.append(text, out);
            case Integer number -> out.append(number.intValue());
            case Long number -> out.append(JsonNumber.exact(number));
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
        for (var entry : sorted(map).entrySet()) {
            JsonString.append(String.valueOf(entry.getKey()), out.append(before));
            write(required(entry.getValue()), out.append(':'));
            before = ',';
        }
        out.append(map.isEmpty() ? "{}" : "}");
    }

    /** By the names of the fields, compared as UTF-16 (RFC 8785). */
    private static Map<?, ?> sorted(Map<?, ?> map) {
        String before = null;
        for (var key : map.keySet()) {
            var name = String.valueOf(key);
            if (before != null && before.compareTo(name) > 0) {
                var sorted = new TreeMap<String, Object>();
                map.forEach((each, value) -> sorted.put(String.valueOf(each), value));
                return sorted;
            }
            before = name;
        }
        return map;
    }

    private static Object required(Object value) {
        if (value == null) {
            throw MalformedException.expected("a plain value", null);
        }
        return value;
    }
}
