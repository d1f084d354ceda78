package org.aemberlog.deck.cards;

import java.util.List;
import java.util.Optional;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.scenario.Scenario;
import org.aemberlog.game.state.DeckCard;

/** Sets up positions with the cards of the pool. */
public final class Table {

    private Table() {}

    /** A scenario that begins in a position, such as {@code alice logos hand [mother] | bob}. */
    public static Scenario table(String position) {
        return Scenario.of(position, Table::card, CardPool.all());
    }

    static Optional<DeckCard> card(String id) {
        var pool = CardPool.all();
        return pool.printingsOf(id).stream()
                .findFirst()
                .map(p -> new DeckCard(pool.pinnedName(id).orElseThrow(), p.house(), List.of()));
    }
}
