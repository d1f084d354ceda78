package org.aemberlog.deck.rulings;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.House;
import org.aemberlog.game.scenario.Scenario;
import org.aemberlog.game.state.DeckCard;
import org.aemberlog.game.view.TableView;
import org.aemberlog.game.view.Tables;
import org.aemberlog.game.view.Viewer;

/**
 * Sets up positions for rulings with the cards of the pool and with {@link PlainCards}. A card's
 * name may be followed by {@code --} and a house, for a maverick: {@code pitlord--logos}. Plain
 * cards are of house Logos otherwise.
 */
final class Cases {

    private Cases() {}

    /** A scenario that begins in a position: the active player's half and the other one's. */
    static Scenario table(String active, String other) {
        return table(active + " | " + other);
    }

    /** A scenario that begins in a position: both halves, with {@code |} between them. */
    static Scenario table(String position) {
        return Scenario.of(position, Cases::card, Cases::definition);
    }

    /** The table as somebody sees it. */
    static TableView seen(Scenario s, Viewer viewer) {
        return Tables.of(s.state(), Cases::definition, viewer);
    }

    private static Optional<CardDefinition> definition(String pinned) {
        return PlainCards.find(pinned).or(() -> CardPool.all().find(pinned));
    }

    private static Optional<DeckCard> card(String word) {
        var parts = word.split("--", 2);
        return listed(parts[0])
                .map(card -> parts.length == 1 ? card : new DeckCard(card.definition(), house(parts[1]), List.of()));
    }

    private static Optional<DeckCard> listed(String id) {
        if (PlainCards.find(id).isPresent()) {
            return Optional.of(new DeckCard(id, House.LOGOS, List.of()));
        }
        var pool = CardPool.all();
        return pool.printingsOf(id).stream()
                .findFirst()
                .map(p -> new DeckCard(pool.pinnedName(id).orElseThrow(), p.house(), List.of()));
    }

    private static House house(String word) {
        return House.valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_'));
    }
}
