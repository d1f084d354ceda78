package org.aemberlog.deck.cards;

/** How often a card is found in decks (glossary, Rarity). */
public enum Rarity {
    COMMON,
    UNCOMMON,
    RARE,
    SPECIAL
}
