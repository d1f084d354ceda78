package org.aemberlog.game.card;

/** The houses of the first five sets. A card belongs to the house it is printed in. */
public enum House {
    BROBNAR,
    DIS,
    LOGOS,
    MARS,
    SANCTUM,
    SAURIAN,
    SHADOWS,
    STAR_ALLIANCE,
    UNFATHOMABLE,
    UNTAMED
}
