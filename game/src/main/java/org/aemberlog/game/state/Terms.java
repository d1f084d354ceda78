package org.aemberlog.game.state;

import java.util.Optional;

/**
 * What was agreed on for a match, beside the game itself.
 *
 * @param nonces whether both players add a nonce to the dice before they are rolled
 * @param time the time that the players have; empty when they have as much as they want
 */
public record Terms(boolean nonces, Optional<TimeControl> time) {

    /** Dice from the server's secret alone, and no clock: for practice. */
    public static final Terms PLAIN = new Terms(false, Optional.empty());
}
