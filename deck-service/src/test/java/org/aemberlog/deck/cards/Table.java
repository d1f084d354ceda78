package org.aemberlog.deck.cards;

import java.util.List;
import java.util.Optional;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.House;
import org.aemberlog.game.notation.PositionSymbols;
import org.aemberlog.game.scenario.Scenario;
import org.aemberlog.game.state.DeckCard;

/**
 * Sets up positions with the cards of the pool and with {@link PlainCards}, which are of house
 * Logos. A card's name may be followed by {@code --} and a house, for a maverick: {@code
 * pitlord--logos}.
 */
public final class Table {

    private Table() {}

    /** A scenario that begins in a position, such as {@code alice logos hand [mother] | bob}. */
    public static Scenario table(String position) {
        return Scenario.of(position, Table::card, Table::definition);
    }

    static Optional<CardDefinition> definition(String pinned) {
        return PlainCards.find(pinned).or(() -> CardPool.all().find(pinned));
    }

    static Optional<DeckCard> card(String word) {
        var parts = word.split("--", 2);
        return listed(parts[0])
                .map(card -> parts.length == 1
                        ? card
                        : new DeckCard(card.definition(), PositionSymbols.of(House.class, parts[1]), List.of()));
    }

    private static Optional<DeckCard> listed(String id) {
        if (PlainCards.find(id).isPresent()) {
            return Optional.of(new DeckCard(id, House.LOGOS, List.of()));
        }
        var pool = CardPool.all();
        return pool.printingsOf(id).stream()
                .findFirst()
                .map(p -> new DeckCard(
                        pool.pinnedName(id).orElseThrow(), p.house().orElse(House.values()[0]), List.of()));
    }
}
