package org.aemberlog.game.card;

/** A bonus icon, resolved top to bottom right after its card is played (glossary, Bonus Icons). */
public enum BonusIcon {
    AEMBER,
    CAPTURE,
    DAMAGE,
    DRAW
}
