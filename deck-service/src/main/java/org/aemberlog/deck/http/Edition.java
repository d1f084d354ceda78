package org.aemberlog.deck.http;

import java.util.List;
import org.aemberlog.deck.cards.CardSet;
import org.aemberlog.deck.cards.Printing;
import org.aemberlog.deck.cards.Rarity;
import org.aemberlog.game.json.Plain;

/**
 * Where and how a card is printed.
 *
 * @param house the house; {@code any} for an anomaly, which may come in any
 */
public record Edition(CardSet set, String number, String house, Rarity rarity) {

    private static final String ANY = "any";

    static List<Edition> of(List<Printing> printings) {
        return printings.stream()
                .map(p -> new Edition(p.set(), p.number(), house(p), p.rarity()))
                .toList();
    }

    private static String house(Printing printing) {
        return printing.house().map(house -> (String) Plain.of(house)).orElse(ANY);
    }
}
