package org.aemberlog.deck.http;

import java.util.Map;
import java.util.TreeMap;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.state.DeckList;

/**
 * A deck to play with.
 *
 * @param deck the deck list, as matches are set up with
 * @param titles the printed titles by pinned name
 */
public record DeckPage(DeckList deck, Map<String, String> titles) {

    static DeckPage of(DeckList deck, CardPool pool) {
        var titles = new TreeMap<String, String>();
        for (var card : deck.cards()) {
            titles.put(card.definition(), pool.find(card.definition()).orElseThrow().title());
        }
        return new DeckPage(deck, titles);
    }
}
