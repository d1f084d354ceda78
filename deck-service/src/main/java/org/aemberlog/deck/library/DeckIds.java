package org.aemberlog.deck.library;

import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.state.DeckCard;
import org.aemberlog.game.state.DeckList;

/** What a deck is called: by its content, so that the same deck always has the same id. */
final class DeckIds {

    private static final int DIGITS = 16;

    private DeckIds() {}

    /** The deck under the id of its content; today's wording of its cards does not matter. */
    static DeckList named(DeckList deck) {
        var id = Canonical.sha256(unpinned(called("", deck))).substring(0, DIGITS);
        return called(id, deck);
    }

    private static DeckList called(String id, DeckList deck) {
        return new DeckList(id, deck.name(), deck.houses(), deck.cards(), deck.tideCard());
    }

    /** The deck with card ids instead of pinned names. */
    static DeckList unpinned(DeckList deck) {
        return with(deck, DeckCard::cardId);
    }

    /** The deck with the pinned names of today's definitions. */
    static DeckList pinned(DeckList deck, CardPool pool) {
        return with(deck, card -> pool.pinnedName(card.cardId()).orElseThrow());
    }

    private static DeckList with(DeckList deck, Function<DeckCard, String> definition) {
        UnaryOperator<DeckCard> renamed =
                card -> new DeckCard(definition.apply(card), card.house(), card.enhancements());
        return deck.withCards(deck.cards().stream().map(renamed).toList());
    }
}
