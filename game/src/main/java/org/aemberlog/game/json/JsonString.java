package org.aemberlog.game.json;

/** JSON string literals as in RFC 8785: escaped only where JSON asks for it. */
final class JsonString {

    /** The characters that are escaped. */
    static final char[] ESCAPED = escapedCharacters();

    private JsonString() {}

    private static char[] escapedCharacters() {
        var escaped = new StringBuilder("\"\\");
        for (char c = 0; c < ' '; c++) {
            escaped.append(c);
        }
        return escaped.toString().toCharArray();
    }

    /** How a character is written that has to be escaped. */
    static String escaped(char c) {
        var out = new StringBuilder();
        escape(c, out);
        return out.toString();
    }

    static void append(String text, StringBuilder out) {
        out.append('"');
        int plainFrom = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= ' ' && c != '"' && c != '\\') {
                continue;
            }
            out.append(text, plainFrom, i);
            escape(c, out);
            plainFrom = i + 1;
        }
        out.append(text, plainFrom, text.length()).append('"');
    }

    private static void escape(char c, StringBuilder out) {
        out.append('\\');
        switch (c) {
            case '"', '\\' -> out.append(c);
            case '\b' -> out.append('b');
            case '\t' -> out.append('t');
            case '\n' -> out.append('n');
            case '\f' -> out.append('f');
            case '\r' -> out.append('r');
            default -> out.append("u00").append(Character.forDigit(c >> 4, 16)).append(Character.forDigit(c & 15, 16));
        }
    }

    /** Whether every surrogate of the text is one of a pair. */
    static boolean wellFormed(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (!Character.isSurrogate(c)) {
                continue;
            }
            boolean pair = Character.isHighSurrogate(c)
                    && i + 1 < text.length()
                    && Character.isLowSurrogate(text.charAt(i + 1));
            if (!pair) {
                return false;
            }
            i++;
        }
        return true;
    }
}
