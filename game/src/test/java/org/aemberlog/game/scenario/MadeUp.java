package org.aemberlog.game.scenario;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.dsl.Card;
import org.aemberlog.game.state.DeckCard;

/**
 * Positions with cards made up for a test, all of house Logos, or of the house that follows the
 * name: {@code wolf--dis}. Some plain ones are always there: {@code mouse} (power 1), {@code wolf}
 * (3), {@code bear} (5), the artifact {@code stone} and the action {@code blank}.
 */
public final class MadeUp {

    private final Map<String, CardDefinition> cards = new LinkedHashMap<>();

    private MadeUp(Card... cards) {
        add(Card.card("Mouse").creature(1));
        add(Card.card("Wolf").creature(3));
        add(Card.card("Bear").creature(5));
        add(Card.card("Stone").artifact());
        add(Card.card("Blank").action());
        for (var card : cards) {
            add(card);
        }
    }

    /** Knows these cards besides the plain ones. */
    public static MadeUp cards(Card... cards) {
        return new MadeUp(cards);
    }

    /** A scenario that begins in a position: the active player's half and the other one's. */
    public Scenario table(String active, String other) {
        return Scenario.of(active + " | " + other, this::card, id -> Optional.ofNullable(cards.get(id)));
    }

    private void add(Card card) {
        var definition = card.build();
        cards.put(definition.id(), definition);
    }

    private Optional<DeckCard> card(String word) {
        var parts = word.split("--", 2);
        var house = parts.length == 1 ? House.LOGOS : House.valueOf(parts[1].toUpperCase(java.util.Locale.ROOT));
        return Optional.ofNullable(cards.get(parts[0])).map(it -> new DeckCard(it.id(), house, List.of()));
    }
}
