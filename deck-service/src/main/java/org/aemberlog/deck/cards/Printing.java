package org.aemberlog.deck.cards;

import java.util.Optional;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.House;

/**
 * One card as it is printed in one set.
 *
 * @param number the collector number, three characters
 * @param house the house it is printed in; none for an anomaly, which may come in any (glossary,
 *     Anomaly), and for a reference card
 */
public record Printing(CardSet set, String number, Optional<House> house, Rarity rarity, CardDefinition card) {

    /** Whether it lies beside decks and is none of their cards. */
    public boolean isReference() {
        return card.type() == CardType.REFERENCE;
    }
}
