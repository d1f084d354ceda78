package org.aemberlog.deck.pool;

/** The sets whose cards are known. */
public enum CardSet {
    CALL_OF_THE_ARCHONS
}
