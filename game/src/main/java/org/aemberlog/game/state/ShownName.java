package org.aemberlog.game.state;

import java.text.Normalizer;
import java.text.Normalizer.Form;

/**
 * The names that people choose and others are shown, in the one form that is kept: the profile
 * "Nickname" of PRECIS (RFC 8266). Compatibility forms are replaced, spaces are made plain and
 * single, and none stands at an end; upper and lower case stay. A name holds nothing that is not
 * seen for what it is: no control, no change of direction, nothing invisible, nothing unassigned or
 * of private use, and no piles of accents.
 */
public final class ShownName {

    /** How many characters (code points) a player's name has at most. */
    public static final int LONGEST_OF_PLAYER = 40;

    /** How many characters (code points) a deck's name has at most. */
    public static final int LONGEST_OF_DECK = 80;

    private static final int MAX_MARKS = 4;

    private static final int[][] INVISIBLE = {
        {0x034F, 0x034F}, {0x115F, 0x1160}, {0x17B4, 0x17B5}, {0x180B, 0x180F}, {0x2065, 0x2065},
        {0x2800, 0x2800}, {0x3164, 0x3164}, {0xFE00, 0xFE0F}, {0xFFA0, 0xFFA0}, {0xFFF0, 0xFFF8},
        {0xE0000, 0xE0FFF}
    };

    private ShownName() {}

    /**
     * A player's name in the form in which it is kept.
     *
     * @throws IllegalArgumentException when it cannot be one, saying why
     */
    public static String ofPlayer(String text) {
        return kept(text, LONGEST_OF_PLAYER);
    }

    /**
     * A deck's name in the form in which it is kept.
     *
     * @throws IllegalArgumentException when it cannot be one, saying why
     */
    public static String ofDeck(String text) {
        return kept(text, LONGEST_OF_DECK);
    }

    /** Rejects a player's name that is not in the form in which names are kept. */
    static void requirePlayer(String name) {
        requireKept(name, LONGEST_OF_PLAYER);
    }

    /** Rejects a deck's name that is not in the form in which names are kept. */
    static void requireDeck(String name) {
        requireKept(name, LONGEST_OF_DECK);
    }

    private static void requireKept(String name, int most) {
        if (!kept(name, most).equals(name)) {
            throw new IllegalArgumentException(
                    "name: expected '" + kept(name, most) + "', which is how names are written");
        }
    }

    private static String kept(String text, int most) {
        requireVisible(text);
        var name = spaced(Normalizer.normalize(text, Form.NFKC));
        int length = name.codePointCount(0, name.length());
        if (length < 1 || length > most) {
            throw new IllegalArgumentException("name: expected 1 to " + most + " characters, found " + length);
        }
        // What the replacing itself may have put there.
        requireVisible(name);
        return name;
    }

    private static String spaced(String text) {
        var spaced = new StringBuilder();
        text.codePoints()
                .map(c -> Character.getType(c) == Character.SPACE_SEPARATOR ? ' ' : c)
                .forEach(c -> {
                    boolean more = c == ' ' && (spaced.isEmpty() || endsInSpace(spaced));
                    if (!more) {
                        spaced.appendCodePoint(c);
                    }
                });
        if (endsInSpace(spaced)) {
            spaced.setLength(spaced.length() - 1);
        }
        return spaced.toString();
    }

    private static boolean endsInSpace(CharSequence text) {
        return !text.isEmpty() && text.charAt(text.length() - 1) == ' ';
    }

    /**
     * Rejects a text that holds anything that is not seen for what it is.
     *
     * @throws IllegalArgumentException that names the first such character
     */
    public static void requireVisible(String text) {
        int marks = MAX_MARKS;
        for (int at = 0; at < text.length(); ) {
            int c = text.codePointAt(at);
            marks = isMark(c) ? marks + 1 : 0;
            if (!isVisible(c) || marks > MAX_MARKS) {
                throw new IllegalArgumentException(
                        "name: expected characters that can be seen, found U+%04X".formatted(c));
            }
            at += Character.charCount(c);
        }
    }

    private static boolean isMark(int c) {
        return switch (Character.getType(c)) {
            case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK -> true;
            default -> false;
        };
    }

    private static boolean isVisible(int c) {
        for (var range : INVISIBLE) {
            if (c >= range[0] && c <= range[1]) {
                return false;
            }
        }
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }
}
