package org.aemberlog.game.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Reads canonical JSON, and only that: what it takes is the very text that {@link
 * Canonical#textOfPlain} gives for it again. So there is no space, no second way to write a text or
 * a number, no other order of fields, no field twice, no null and no fraction.
 */
final class CanonicalReader {

    private static final int DEEPEST = 64;
    private static final int LONGEST_NUMBER = 20;

    private final String text;
    private int at;
    private int depth;

    CanonicalReader(String text) {
        this.text = text;
    }

    /** The one value that the whole text is, or a {@link MalformedException} that says where. */
    Object document() {
        var value = value();
        if (at < text.length()) {
            throw expected("the end");
        }
        return value;
    }

    private Object value() {
        return switch (peek()) {
            case '{' -> deeper(this::object);
            case '[' -> deeper(this::list);
            case '"' -> string();
            case 't' -> word("true", true);
            case 'f' -> word("false", false);
            default -> number();
        };
    }

    private Object deeper(Supplier<Object> content) {
        if (++depth > DEEPEST) {
            throw expected("at most " + DEEPEST + " levels");
        }
        at++;
        var value = content.get();
        depth--;
        return value;
    }

    private Map<String, Object> object() {
        var fields = new LinkedHashMap<String, Object>();
        if (peek() == '}') {
            at++;
            return fields;
        }
        var before = "";
        do {
            int start = at;
            var name = string();
            if (!fields.isEmpty() && name.compareTo(before) <= 0) {
                at = start;
                throw expected("each field once, in the order of their names");
            }
            take(':');
            fields.put(name, value());
            before = name;
        } while (goesOn('}'));
        return fields;
    }

    private List<Object> list() {
        var elements = new ArrayList<>();
        if (peek() == ']') {
            at++;
            return elements;
        }
        do {
            elements.add(value());
        } while (goesOn(']'));
        return elements;
    }

    private boolean goesOn(char end) {
        char next = peek();
        if (next != ',' && next != end) {
            throw expected("',' or '" + end + "'");
        }
        at++;
        return next == ',';
    }

    private Object word(String word, Object value) {
        if (!text.startsWith(word, at)) {
            throw expected(word);
        }
        at += word.length();
        return value;
    }

    private Object number() {
        int start = at;
        int end = at;
        while (end < text.length() && end - start < LONGEST_NUMBER && isOfNumber(end, start)) {
            end++;
        }
        var digits = text.substring(start, end);
        try {
            long number = Long.parseLong(digits);
            if (Long.toString(JsonNumber.exact(number)).equals(digits)) {
                at = end;
                return number == (int) number ? (Object) (int) number : (Object) number;
            }
        } catch (NumberFormatException e) {
            throw expected("a value");
        }
        throw expected("a whole number in its shortest form");
    }

    private boolean isOfNumber(int index, int start) {
        char c = text.charAt(index);
        return c >= '0' && c <= '9' || c == '-' && index == start;
    }

    private String string() {
        take('"');
        int start = at;
        StringBuilder unescaped = null;
        while (peek() != '"') {
            char c = text.charAt(at);
            if (c < ' ') {
                throw expected("an escape in place of a control character");
            }
            if (c == '\\') {
                unescaped = unescaped == null ? new StringBuilder() : unescaped;
                unescaped.append(text, start, at).append(escape());
                start = at;
            } else {
                at++;
            }
        }
        var rest = text.substring(start, at++);
        return unescaped == null ? rest : unescaped.append(rest).toString();
    }

    /** One character for which there is no other way to write it. */
    private char escape() {
        for (char c : JsonString.ESCAPED) {
            var escaped = JsonString.escaped(c);
            if (text.startsWith(escaped, at)) {
                at += escaped.length();
                return c;
            }
        }
        throw expected("an escape that is needed, in its shortest form");
    }

    private void take(char wanted) {
        if (peek() != wanted) {
            throw expected("'" + wanted + "'");
        }
        at++;
    }

    private char peek() {
        if (at >= text.length()) {
            throw expected("more");
        }
        return text.charAt(at);
    }

    private MalformedException expected(String what) {
        var found = at < text.length() ? "'" + text.charAt(at) + "'" : "the end";
        return MalformedException.because("expected " + what + " at character " + (at + 1) + ", found " + found);
    }
}
