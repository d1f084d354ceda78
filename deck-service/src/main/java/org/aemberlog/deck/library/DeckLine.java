package org.aemberlog.deck.library;

import org.aemberlog.game.card.House;

/**
 * One of the lines of {@link DeckFile#cards}.
 *
 * @param number the collector number, three digits
 * @param house the house the card belongs to in this deck
 */
public record DeckLine(String number, House house) {}
