package org.aemberlog.game.state;

/** A game area in which a card can be. */
public enum Zone {
    DECK,
    HAND,
    DISCARD,
    ARCHIVES,
    PURGED,
    IN_PLAY,
    /** Under a card in play. */
    UNDER,
    /** Left its zone to be played and not yet in play or in the discard pile. */
    BEING_PLAYED
}
