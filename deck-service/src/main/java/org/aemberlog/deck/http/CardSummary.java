package org.aemberlog.deck.http;

import java.util.List;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.text.RulesText;

/** A card in a list: what a player wants to see of it. */
public record CardSummary(
        String id, String title, CardType type, List<Edition> printings, String text) {

    public CardSummary {
        printings = List.copyOf(printings);
    }

    static CardSummary of(CardDefinition card, CardPool pool) {
        return new CardSummary(
                card.id(),
                card.title(),
                card.type(),
                Edition.of(pool.printingsOf(card.id())),
                RulesText.of(card));
    }
}
