package org.aemberlog.deck.library;

import java.util.List;
import java.util.Map;
import org.aemberlog.deck.pool.CardSet;
import org.aemberlog.game.card.House;

/**
 * A deck as people write it down. Its cards are said in one of two ways: for each house a list of
 * collector numbers or titles, or one line for each card.
 *
 * @param name the Archon's name, 1 to 80 characters
 * @param set the set that the numbers belong to
 * @param houses collector numbers ({@code "108"}) or titles, by house; a card that is printed in
 *     another house is a maverick
 * @param cards lines of number and house, such as {@code "108 logos"}
 */
public record DeckFile(String name, CardSet set, Map<House, List<String>> houses, List<String> cards) {

    public DeckFile {
        cards = List.copyOf(cards);
    }
}
