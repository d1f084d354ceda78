package org.aemberlog.deck.library;

import java.util.List;
import org.aemberlog.game.card.House;

/** A deck in a list. */
public record DeckSummary(String id, String name, List<House> houses) {

    public DeckSummary {
        houses = List.copyOf(houses);
    }
}
