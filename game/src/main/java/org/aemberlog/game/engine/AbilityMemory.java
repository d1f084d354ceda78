package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Trait;
import org.aemberlog.game.engine.AbilityContext.Outcome;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Memory;

/** What an ability remembers while it resolves. */
final class AbilityMemory {

    private Map<String, List<CardId>> cards;
    private Set<String> hidden;
    private Map<String, Outcome> outcomes = Map.of();
    private Map<Selector, Long> since = Map.of();

    /** After how many events each card was first noted. */
    private Map<CardId, Long> first = Map.of();

    /** The house chosen last. */
    Optional<House> house;

    /** The number chosen last. */
    int number;

    /** The trait chosen last. */
    Optional<Trait> trait = Optional.empty();

    /** The armor that creatures lost by it. */
    Map<CardId, Integer> armorLost = Map.of();

    /** The titles named last. */
    List<String> titles;

    /** The creatures that it made others fight, each time another one. */
    final List<CardId> fought = new ArrayList<>();

    /** Whether what it interrupted is not to happen. */
    boolean cancelled;

    AbilityMemory(Memory memory) {
        this.cards = memory.cards();
        this.hidden = cards.keySet();
        this.house = memory.house();
        this.titles = memory.titles();
        cards.values().forEach(known -> meet(known, 0));
    }

    /** The cards remembered under a name; none under an unknown one. */
    List<CardId> cards(String name) {
        return cards.getOrDefault(name, List.of());
    }

    boolean remembersNothing() {
        return cards.isEmpty() && house.isEmpty() && titles.isEmpty();
    }

    /**
     * The names whose cards were, or may have been, found where not everybody sees them; that there
     * are none is hidden, too.
     */
    Set<String> hidden() {
        return hidden;
    }

    /** Remembers that the cards of a name were found where not everybody sees them. */
    void hide(String name) {
        var more = new HashSet<>(hidden);
        more.add(name);
        hidden = more;
    }

    /** Remembers cards as they are after that many events. */
    void remember(String name, List<CardId> chosen, long events) {
        var more = new LinkedHashMap<>(cards);
        more.put(name, List.copyOf(chosen));
        cards = more;
        note(new Selector.Ref(name), chosen, events);
    }

    /** Whether the labelled effect has been resolved. */
    boolean isResolved(String label) {
        return outcomes.containsKey(label);
    }

    /** What the labelled effect did; nothing when it was not resolved. */
    Outcome outcome(String label) {
        return outcomes.getOrDefault(label, Outcome.NOTHING);
    }

    /** Labels what an effect did that began after that many events. */
    void label(String label, Outcome outcome, long events) {
        var more = new HashMap<>(outcomes);
        more.put(label, outcome);
        outcomes = more;
        note(new Selector.Touched(label), outcome.cards(), events);
    }

    /** After how many events the cards were noted that a selector refers to, if they were. */
    Optional<Long> since(Selector reference) {
        return Optional.ofNullable(since.get(reference));
    }

    /** Whether a card was noted only after it had left play, which it did after that many events. */
    boolean found(CardId card, long left) {
        return first.getOrDefault(card, 0L) > left;
    }

    private void note(Selector reference, List<CardId> noted, long events) {
        meet(noted, events);
        var more = new HashMap<>(since);
        more.put(reference, events);
        since = more;
    }

    private void meet(List<CardId> noted, long events) {
        var more = new HashMap<>(first);
        noted.forEach(card -> more.merge(card, events, Math::min));
        first = more;
    }
}
