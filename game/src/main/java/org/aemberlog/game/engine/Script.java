package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.Ability.Activated;
import org.aemberlog.game.card.Ability.ActivatedKind;
import org.aemberlog.game.card.Ability.Keyword;
import org.aemberlog.game.card.Ability.OnEvent;
import org.aemberlog.game.card.Ability.Replacement;
import org.aemberlog.game.card.Ability.Static;
import org.aemberlog.game.card.Ability.Triggered;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Timing;

/** A definition with its abilities sorted by kind, so that the engine finds them at once. */
final class Script {

    final CardDefinition definition;
    final List<Static> statics = new ArrayList<>();
    final List<OnEvent> events = new ArrayList<>();
    final List<Replacement> replacements = new ArrayList<>();
    private final Map<Timing, List<Triggered>> triggered = new EnumMap<>(Timing.class);
    private final Map<ActivatedKind, Activated> activated = new EnumMap<>(ActivatedKind.class);
    private final Map<KeywordKind, Integer> keywords = new EnumMap<>(KeywordKind.class);

    Script(CardDefinition definition) {
        this.definition = definition;
        definition.abilities().forEach(this::sort);
    }

    private void sort(Ability ability) {
        switch (ability) {
            case Keyword a -> keywords.merge(a.kind(), a.value(), Integer::sum);
            case Triggered a ->
                    a.on().forEach(
                                    t ->
                                            triggered
                                                    .computeIfAbsent(t, x -> new ArrayList<>())
                                                    .add(a));
            case Activated a -> activated.put(a.kind(), a);
            case OnEvent a -> events.add(a);
            case Static a -> statics.add(a);
            case Replacement a -> replacements.add(a);
            default -> throw new UnsupportedOperationException(String.valueOf(ability));
        }
    }

    boolean is(CardType type) {
        return definition.type() == type;
    }

    List<Triggered> triggered(Timing timing) {
        return triggered.getOrDefault(timing, List.of());
    }

    Optional<Activated> activated(ActivatedKind kind) {
        return Optional.ofNullable(activated.get(kind));
    }

    boolean hasKeyword(KeywordKind kind) {
        return keywords.containsKey(kind);
    }

    Map<KeywordKind, Integer> keywords() {
        return keywords;
    }

    int keywordValue(KeywordKind kind) {
        return keywords.getOrDefault(kind, 0);
    }

    /** Whether the card says of itself that it enters play ready. */
    boolean entersReady() {
        return statics.stream()
                .filter(s -> s.scope() instanceof Selector.Self)
                .flatMap(s -> s.modifiers().stream())
                .anyMatch(Modifier.EntersReady.class::isInstance);
    }
}
