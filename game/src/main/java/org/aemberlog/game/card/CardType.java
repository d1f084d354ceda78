package org.aemberlog.game.card;

/** The four types of cards (rulebook, Card Types), and what is no card of a deck. */
public enum CardType {
    ACTION,
    ARTIFACT,
    CREATURE,
    UPGRADE,
    /** Lies beside decks and says a rule of the game; never in play (glossary, Tide). */
    REFERENCE
}
