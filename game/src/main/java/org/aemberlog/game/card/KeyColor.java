package org.aemberlog.game.card;

/** The colors of a player's three keys (glossary, Keys). */
public enum KeyColor {
    RED,
    BLUE,
    YELLOW
}
