package org.aemberlog.deck.http;

import java.util.List;
import org.aemberlog.deck.pool.CardCases;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.text.Face;

/**
 * All that is known of a card.
 *
 * @param pinned the name under which a match pins this definition
 * @param face what a player reads on it
 * @param cases what is tested of it, a sentence each
 */
public record CardPage(
        String pinned, CardDefinition definition, Face face, List<Edition> printings, List<String> cases) {

    public CardPage {
        printings = List.copyOf(printings);
        cases = List.copyOf(cases);
    }

    static CardPage of(CardDefinition card, CardPool pool, CardCases cases) {
        return new CardPage(
                pool.pinnedName(card.id()).orElseThrow(),
                card,
                Face.of(card),
                Edition.of(pool.printingsOf(card.id())),
                cases.of(card));
    }
}
