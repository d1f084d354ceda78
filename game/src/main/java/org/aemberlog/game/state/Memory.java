package org.aemberlog.game.state;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.aemberlog.game.card.House;

/**
 * What the rule of a lasting effect remembers of the moment in which it was created.
 *
 * @param cards chosen cards by name
 * @param house the chosen house
 * @param titles the named titles
 */
public record Memory(Map<String, List<CardId>> cards, Optional<House> house, List<String> titles) {

    public Memory {
        titles = List.copyOf(titles);
    }

    /** Remembers nothing. */
    public static final Memory NOTHING = new Memory(Map.of(), Optional.empty(), List.of());

    /** Whether any card is remembered. */
    public boolean hasCards() {
        return cards.values().stream().anyMatch(list -> !list.isEmpty());
    }

    /** The same with only such cards. */
    public Memory only(Predicate<CardId> such) {
        if (cards.values().stream().allMatch(list -> list.stream().allMatch(such))) {
            return this;
        }
        var rest = new LinkedHashMap<String, List<CardId>>();
        cards.forEach((name, list) -> rest.put(name, list.stream().filter(such).toList()));
        return new Memory(rest, house, titles);
    }

    Memory without(CardId gone) {
        return only(card -> !card.equals(gone));
    }
}
