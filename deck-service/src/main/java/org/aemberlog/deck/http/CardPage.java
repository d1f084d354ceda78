package org.aemberlog.deck.http;

import java.util.List;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.text.RulesText;

/**
 * All that is known of a card.
 *
 * @param pinned the name under which a match pins this definition
 * @param text its rules in English, made from the definition; one line for each ability
 */
public record CardPage(String pinned, CardDefinition definition, List<Edition> printings, String text) {

    public CardPage {
        printings = List.copyOf(printings);
    }

    static CardPage of(CardDefinition card, CardPool pool) {
        return new CardPage(
                pool.pinnedName(card.id()).orElseThrow(),
                card,
                Edition.of(pool.printingsOf(card.id())),
                RulesText.of(card));
    }
}
