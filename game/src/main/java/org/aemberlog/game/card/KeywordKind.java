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
}
