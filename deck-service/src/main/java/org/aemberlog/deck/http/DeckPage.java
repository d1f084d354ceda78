package org.aemberlog.deck.http;

import java.util.Map;
import java.util.TreeMap;
import org.aemberlog.deck.library.Library;
import org.aemberlog.deck.library.Standing;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.card.text.Face;
import org.aemberlog.game.state.DeckCard;
import org.aemberlog.game.state.DeckList;

/**
 * A deck to play with.
 *
 * @param deck the deck list, as matches are set up with
 * @param titles the printed titles by pinned name
 * @param faces what a player reads on each card, by pinned name
 * @param standing what the deck is to who asks
 */
public record DeckPage(DeckList deck, Map<String, String> titles, Map<String, Face> faces, Standing standing) {

    static DeckPage of(Library.Found found, CardPool pool) {
        var deck = found.deck();
        var titles = new TreeMap<String, String>();
        var faces = new TreeMap<String, Face>();
        for (var name :
                deck.cards().stream().map(DeckCard::definition).distinct().toList()) {
            var card = pool.find(name).orElseThrow();
            titles.put(name, card.title());
            faces.put(name, Face.of(card));
        }
        return new DeckPage(deck, titles, faces, found.standing());
    }
}
