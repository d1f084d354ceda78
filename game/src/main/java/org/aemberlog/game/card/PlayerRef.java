package org.aemberlog.game.card;

/** A player as a card's text names one, seen from the ability's controller. */
public enum PlayerRef {
    YOU,
    OPPONENT,
    EACH
}
