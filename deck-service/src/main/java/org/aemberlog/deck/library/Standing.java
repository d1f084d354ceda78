package org.aemberlog.deck.library;

/**
 * What a deck is to who asks.
 *
 * @param own whether it is among the asking profile's own decks
 * @param published whether everybody may see it and play with it: the profile has published it or, of one that is not
 *     its own, anybody
 * @param favorite whether it is among the asking profile's favorites
 */
public record Standing(boolean own, boolean published, boolean favorite) {}
