package org.aemberlog.game.state;

import java.util.List;
import org.aemberlog.game.card.House;

/**
 * A deck as it is brought to a match: 36 cards of three houses, twelve of each (rulebook, Houses).
 *
 * @param id deck-service's id of the deck
 * @param name the Archon's name, as {@link ShownName} keeps it
 * @param tideCard whether the Tide reference card comes with it, as with every deck of Dark Tidings
 *     (glossary, Tide)
 */
public record DeckList(String id, String name, List<House> houses, List<DeckCard> cards, boolean tideCard) {

    /** The number of cards in a deck. */
    public static final int SIZE = 36;

    public DeckList {
        ShownName.requireDeck(name);
        houses = List.copyOf(houses);
        cards = List.copyOf(cards);
    }

    /** A deck without the Tide reference card. */
    public DeckList(String id, String name, List<House> houses, List<DeckCard> cards) {
        this(id, name, houses, cards, false);
    }

    /** The same deck with these cards. */
    public DeckList withCards(List<DeckCard> value) {
        return new DeckList(id, name, houses, value, tideCard);
    }
}
