package org.aemberlog.game.audit;

import java.util.Optional;

/**
 * The first thing that is not as it has to be.
 *
 * @param line the line of the file, from 1, if it is about one
 * @param commit the version of the commit, if it is about one
 * @param what a sentence's subject, such as "the hash of its content"
 * @param expected what it has to be
 * @param found what it is
 */
public record Finding(
        Check check, Optional<Integer> line, Optional<Long> commit, String what, String expected, String found) {

    private static final int LONGEST_QUOTE = 600;

    public Finding {
        what = shortened(what);
        expected = shortened(expected);
        found = shortened(found);
    }

    private static String shortened(String text) {
        if (text.length() <= LONGEST_QUOTE) {
            return text;
        }
        boolean splitsPair = Character.isHighSurrogate(text.charAt(LONGEST_QUOTE - 1));
        return text.substring(0, LONGEST_QUOTE - (splitsPair ? 1 : 0)) + "...";
    }

    static Finding ofFile(Check check, String what, Object expected, Object found) {
        return new Finding(check, Optional.empty(), Optional.empty(), what, expected + "", found + "");
    }

    static Finding ofLine(Check check, int line, String what, Object expected, Object found) {
        return new Finding(check, Optional.of(line), Optional.empty(), what, expected + "", found + "");
    }

    /** The same, of a commit; {@code line} is where it stands in the file. */
    Finding in(int line, long commit) {
        return new Finding(check, Optional.of(line), Optional.of(commit), what, expected, found);
    }

    /** Where it is, such as {@code commit 17 (line 79)}. */
    public String where() {
        return commit.map(
                        c -> "commit " + c + line.map(l -> " (line " + l + ")").orElse(""))
                .or(() -> line.map(l -> "line " + l))
                .orElse("the file");
    }

    /** Where it is and what is wrong, in a sentence. */
    public String message() {
        return where() + ": " + what + ": expected " + expected + ", found " + found;
    }
}
