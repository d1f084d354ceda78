package org.aemberlog.deck.http;

import java.util.Optional;
import org.aemberlog.deck.cards.CardSet;
import org.aemberlog.deck.cards.Printing;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.dsl.CardTitle;

/**
 * Which cards are wanted.
 *
 * @param title words that the title has to contain, whatever their case, accents and quotes
 */
public record CardQuery(Optional<CardSet> set, Optional<House> house, Optional<String> title) {

    boolean wants(Printing printing) {
        return set.map(printing.set()::equals).orElse(true)
                && (house.isEmpty() || house.equals(printing.house()))
                && title.map(CardTitle::idOf)
                        .map(printing.card().id()::contains)
                        .orElse(true);
    }
}
