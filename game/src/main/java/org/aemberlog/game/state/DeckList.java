package org.aemberlog.game.state;

import java.util.List;
import org.aemberlog.game.card.House;

/**
 * A deck as it is brought to a match: 36 cards of three houses, twelve of each (rulebook, Houses).
 *
 * @param id deck-service's id of the deck
 * @param name the Archon's name
 */
public record DeckList(String id, String name, List<House> houses, List<DeckCard> cards) {

    /** The number of cards in a deck. */
    public static final int SIZE = 36;

    public DeckList {
        houses = List.copyOf(houses);
        cards = List.copyOf(cards);
    }
}
