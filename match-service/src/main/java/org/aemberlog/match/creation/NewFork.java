package org.aemberlog.match.creation;

import java.util.Optional;

/**
 * What is asked to begin a match for practice.
 *
 * @param version where the finished match was when it begins, from 1
 * @param bots which of the seats bots play
 */
public record NewFork(long version, Optional<Bots> bots) {

    /** The names of bots by seat. */
    public record Bots(Optional<String> a, Optional<String> b) {}
}
