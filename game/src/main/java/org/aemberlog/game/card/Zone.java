package org.aemberlog.game.card;

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
    BEING_PLAYED;

    /** Whether each player has one, outside play. */
    public boolean isPile() {
        return switch (this) {
            case DECK, HAND, DISCARD, ARCHIVES, PURGED -> true;
            case IN_PLAY, UNDER, BEING_PLAYED -> false;
        };
    }

    /** Whether one player or both do not see the cards there. */
    public boolean hidden() {
        return this == HAND || this == DECK || this == ARCHIVES;
    }
}
