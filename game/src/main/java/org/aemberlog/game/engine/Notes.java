package org.aemberlog.game.engine;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.card.House;
import org.aemberlog.game.engine.Frame.Outcome;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Memory;

/** What an ability remembers while it resolves. */
final class Notes {

    private Map<String, List<CardId>> cards;
    private Map<String, Outcome> outcomes = Map.of();

    /** The house chosen last. */
    Optional<House> house;

    /** Whether what it interrupted is not to happen. */
    boolean cancelled;

    Notes(Memory memory) {
        this.cards = memory.cards();
        this.house = memory.house();
    }

    /** The cards remembered under a name; none under an unknown one. */
    List<CardId> cards(String name) {
        return cards.getOrDefault(name, List.of());
    }

    boolean remembersNothing() {
        return cards.isEmpty() && house.isEmpty();
    }

    void remember(String name, List<CardId> chosen) {
        var more = new LinkedHashMap<>(cards);
        more.put(name, chosen);
        cards = more;
    }

    /** What the labelled effect did; nothing when it was not resolved. */
    Outcome outcome(String label) {
        return outcomes.getOrDefault(label, Outcome.NOTHING);
    }

    void label(String label, Outcome outcome) {
        var more = new HashMap<>(outcomes);
        more.put(label, outcome);
        outcomes = more;
    }
}
