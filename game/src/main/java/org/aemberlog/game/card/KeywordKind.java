package org.aemberlog.game.card;

/** The keywords of the glossary that a card can be printed with or gain. */
public enum KeywordKind {
    ALPHA,
    ASSAULT,
    DEPLOY,
    ELUSIVE,
    HAZARDOUS,
    INVULNERABLE,
    OMEGA,
    POISON,
    SKIRMISH,
    TAUNT;

    /** Whether it is printed with a number: assault (X), hazardous (X). */
    public boolean hasValue() {
        return this == ASSAULT || this == HAZARDOUS;
    }

    /** Checks that a printed X is above 0, or 0 where there is none. */
    void check(int value) {
        if (hasValue() ? value < 1 : value != 0) {
            throw new IllegalArgumentException(
                    this + (hasValue() ? " (X) needs" : " has no") + " X above 0, but found " + value + ".");
        }
    }
}
