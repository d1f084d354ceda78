package org.aemberlog.deck.pool;

/** How often a card is found in decks (glossary, Rarity). */
public enum Rarity {
    COMMON,
    UNCOMMON,
    RARE,
    SPECIAL
}
