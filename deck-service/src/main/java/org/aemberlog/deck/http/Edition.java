package org.aemberlog.deck.http;

import org.aemberlog.deck.pool.CardSet;
import org.aemberlog.deck.pool.Printing;
import org.aemberlog.deck.pool.Rarity;
import org.aemberlog.game.card.House;

/** Where and how a card is printed. */
public record Edition(CardSet set, String number, House house, Rarity rarity) {

    static Edition of(Printing printing) {
        return new Edition(printing.set(), printing.number(), printing.house(), printing.rarity());
    }
}
