package org.aemberlog.support.http;

import java.util.function.Supplier;
import org.aemberlog.support.problems.Problem;

/** Tells clients what is wrong with what they sent. */
public final class Malformed {

    private Malformed() {}

    /**
     * What was read.
     *
     * @throws Problem {@code malformed} when it is not what it should be, as its own type says
     */
    public static <T> T unless(Supplier<T> read) {
        return unless("", read);
    }

    /**
     * What was read at a place.
     *
     * @param place what the sentence of the problem begins with
     * @throws Problem as {@link #unless(Supplier)}
     */
    public static <T> T unless(String place, Supplier<T> read) {
        try {
            return read.get();
        } catch (IllegalArgumentException e) {
            throw Problem.malformed(place + e.getMessage());
        }
    }

    /**
     * Asks for a number from 1 to the most.
     *
     * @param name of the parameter
     * @throws Problem {@code malformed} for any other
     */
    public static void unlessUpTo(int most, String name, int found) {
        if (found < 1 || found > most) {
            throw Problem.malformed(name + ": expected 1 to " + most + ", found " + found);
        }
    }
}
