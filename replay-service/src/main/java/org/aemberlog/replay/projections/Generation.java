package org.aemberlog.replay.projections;

/**
 * One making of a projection, in collections of its own.
 *
 * @param projection the projection's name
 * @param number counted from 1
 */
public record Generation(String projection, int number) {

    /** The name of one of its collections; {@code part} tells it from the others, or is empty. */
    public String collection(String part) {
        return prefix() + part;
    }

    String prefix() {
        return projection + "." + number + ".";
    }
}
