package org.aemberlog.deck.http;

import java.util.List;
import org.aemberlog.deck.pool.CardSet;
import org.aemberlog.deck.pool.Printing;
import org.aemberlog.deck.pool.Rarity;
import org.aemberlog.game.card.House;

/** Where and how a card is printed. */
public record Edition(CardSet set, String number, House house, Rarity rarity) {

    static List<Edition> of(List<Printing> printings) {
        return printings.stream()
                .map(p -> new Edition(p.set(), p.number(), p.house(), p.rarity()))
                .toList();
    }
}
