package org.aemberlog.game.card;

/** A player as a card's text names one, seen from the ability's controller. */
public enum PlayerRef {
    YOU,
    OPPONENT,
    EACH,
    /** The player whose turn it is. */
    ACTIVE,
    /** The player who did, or would do, what the event is about. */
    THAT_PLAYER,
    /** The opponent of {@link #THAT_PLAYER}. */
    THAT_PLAYERS_OPPONENT,
    /** The owner of the card remembered as "it", or else of the card that the event is about. */
    ITS_OWNER,
    /** Who controls the card remembered as "it", or did when it was last in play. */
    ITS_CONTROLLER;

    /**
     * This player, for what one player does at a time; {@link Effect.EachPlayer} has each do it.
     *
     * @throws IllegalArgumentException for {@link #EACH}
     */
    PlayerRef alone() {
        if (this == EACH) {
            throw new IllegalArgumentException("One player does this, not each. Say it within “each player”.");
        }
        return this;
    }
}
