package org.aemberlog.deck.pool;

import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.House;

/**
 * One card as it is printed in one set.
 *
 * @param number the collector number, three digits
 */
public record Printing(CardSet set, String number, House house, Rarity rarity, CardDefinition card) {}
