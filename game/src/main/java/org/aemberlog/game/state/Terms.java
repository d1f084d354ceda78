package org.aemberlog.game.state;

import java.util.Optional;

/**
 * What was agreed on for a match, beside the game itself.
 *
 * @param nonces whether both players add a nonce to the dice before they are rolled
 * @param time the time that the players have; empty when they have as much as they want
 * @param chosenSeed whether the server's secret was chosen by who created the match, who knows all
 *     dice if there are no nonces; such a match counts for nobody
 * @param openHands whether both players see both hands, for teaching; such a match counts for nobody
 * @param substitute the name of the bot that may play on for a player who has left; empty when none may
 */
public record Terms(
        boolean nonces,
        Optional<TimeControl> time,
        boolean chosenSeed,
        boolean openHands,
        Optional<String> substitute) {

    /** Dice from the server's secret alone, and no clock: for practice. */
    public static final Terms PLAIN = new Terms(false, Optional.empty());

    /** The terms of a match whose secret the server chose, and in which each player sees their own hand. */
    public Terms(boolean nonces, Optional<TimeControl> time) {
        this(nonces, time, false, false, Optional.empty());
    }

    /** These terms for a match whose secret was chosen by who created it. */
    public Terms withChosenSeed() {
        return new Terms(nonces, time, true, openHands, substitute);
    }

    /** These terms with hands that both players see, or not. */
    public Terms withOpenHands(boolean open) {
        return new Terms(nonces, time, chosenSeed, open, substitute);
    }

    /** These terms for a match in which this bot may play on for a player who has left. */
    public Terms withSubstitute(Optional<String> bot) {
        return new Terms(nonces, time, chosenSeed, openHands, bot);
    }

    /** Whether the result of the match counts. */
    public boolean counts() {
        return !chosenSeed && !openHands;
    }
}
