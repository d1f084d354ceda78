package org.aemberlog.game.json;

/** Puts fields into the canonical text of an object and cuts them out, without reading the rest. */
final class TextFields {

    private final String text;

    TextFields(String text) {
        this.text = text;
    }

    /** The text with one more field, which it must not have, in its place. */
    String with(String name, String value) {
        var field = Canonical.text(name) + ":" + value;
        int at = 1;
        while (isField(at) && name(at).compareTo(name) < 0) {
            at = next(at);
        }
        if (isField(at)) {
            return text.substring(0, at) + field + "," + text.substring(at);
        }
        var comma = at == 1 ? "" : ",";
        return text.substring(0, text.length() - 1) + comma + field + "}";
    }

    /** The text without a field; the same text when it has none of that name. */
    String without(String name) {
        int at = 1;
        while (isField(at) && !name(at).equals(name)) {
            at = next(at);
        }
        if (!isField(at)) {
            return text;
        }
        int end = next(at);
        if (isField(end)) {
            return text.substring(0, at) + text.substring(end);
        }
        int comma = at == 1 ? 0 : 1;
        return text.substring(0, at - comma) + "}";
    }

    private boolean isField(int at) {
        return at < text.length() && text.charAt(at) == '"';
    }

    private String name(int field) {
        return text.substring(field + 1, closing(field));
    }

    /** Where the field after the one here begins, or behind the end. */
    private int next(int field) {
        int depth = 0;
        for (int i = closing(field) + 1; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"') {
                i = closing(i);
            } else if (c == '{' || c == '[') {
                depth++;
            } else if (c == '}' || c == ']') {
                depth--;
            } else if (c == ',' && depth == 0) {
                return i + 1;
            }
        }
        return text.length();
    }

    /** Where the text ends whose opening quotation mark is here. */
    private int closing(int quote) {
        int i = quote + 1;
        while (text.charAt(i) != '"') {
            i += text.charAt(i) == '\\' ? 2 : 1;
        }
        return i;
    }
}
