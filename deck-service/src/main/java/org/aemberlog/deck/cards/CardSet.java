package org.aemberlog.deck.cards;

/** The sets whose cards are known, in the order in which they came out. */
public enum CardSet {
    CALL_OF_THE_ARCHONS,
    AGE_OF_ASCENSION,
    WORLDS_COLLIDE,
    MASS_MUTATION,
    DARK_TIDINGS
}
