package org.aemberlog.game.json;

/** Numbers as RFC 8785 knows them: doubles, which hold whole numbers exactly up to 2^53 - 1. */
final class JsonNumber {

    /** The largest whole number that every reader of JSON gets exactly. */
    static final long LARGEST = (1L << 53) - 1;

    /** What is asked for in place of any other number. */
    static final String WANTED = "a whole number from -" + LARGEST + " to " + LARGEST;

    private JsonNumber() {}

    /** The number, or a {@link MalformedException} where it would not be read as what was written. */
    static long exact(long number) {
        if (number > LARGEST || number < -LARGEST) {
            throw MalformedException.expected(WANTED, number);
        }
        return number;
    }
}
