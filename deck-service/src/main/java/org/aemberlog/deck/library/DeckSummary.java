package org.aemberlog.deck.library;

import java.util.List;
import org.aemberlog.game.card.House;

/**
 * A deck in a list.
 *
 * @param standing what it is to who asks
 */
public record DeckSummary(String id, String name, List<House> houses, Standing standing) {

    public DeckSummary {
        houses = List.copyOf(houses);
    }
}
