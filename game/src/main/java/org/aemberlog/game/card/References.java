package org.aemberlog.game.card;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.aemberlog.game.json.Plain;

/**
 * The names and labels by which the parts of a rule refer to what other parts chose or did. A new
 * kind of part that gives or asks for one is entered here and nowhere else.
 */
public final class References {

    private References() {}

    /** Every name and label that parts of a rule give, as often as they do. */
    public static List<String> given(Object rule) {
        return parts(rule).stream()
                .map(References::gives)
                .flatMap(Optional::stream)
                .toList();
    }

    /** Every name and label that parts of a rule ask for, as often as they do. */
    public static List<String> asked(Object rule) {
        return parts(rule).stream()
                .map(References::asks)
                .flatMap(Optional::stream)
                .toList();
    }

    /** Whether a rule says anything about the event that it waits for or replaces, such as "that card". */
    public static boolean speaksOfEvent(Object rule) {
        return parts(rule).stream().anyMatch(part -> EventWord.of(part).isPresent());
    }

    /** A rule and all parts of it, which are records all the way down. */
    public static List<Object> parts(Object rule) {
        var found = new ArrayList<>();
        walk(rule, found::add);
        return found;
    }

    /** The name or label that a part gives to what it chooses or does. */
    private static Optional<String> gives(Object part) {
        return Optional.ofNullable(
                switch (part) {
                    case Effect.Let e -> e.name();
                    case Effect.ChooseOfEach e -> e.name();
                    case Effect.ForEachCard e -> e.name();
                    case Effect.ForDifferent e -> e.name();
                    case Effect.DealDamageToEach e -> e.name();
                    case Effect.DamageForEach e -> e.name();
                    case Effect.Search e -> e.name();
                    case Effect.RevealUntil e -> e.name();
                    case Effect.As e -> e.label();
                    default -> null;
                });
    }

    /** The name or label that a part asks for. */
    public static Optional<String> asks(Object part) {
        return Optional.ofNullable(
                switch (part) {
                    case Selector.Ref s -> s.name();
                    case Selector.Touched s -> s.label();
                    case Amount.CardsOf a -> a.label();
                    case Amount.AmountOf a -> a.label();
                    case Amount.DestroyedBy a -> a.label();
                    case Condition.DestroyedBy c -> c.label();
                    case Condition.Done c -> c.label();
                    default -> null;
                });
    }

    /** Visits a rule and all parts of it. */
    public static void walk(Object node, Consumer<Object> visitor) {
        visitor.accept(node);
        switch (node) {
            case Record record -> Plain.components(record).forEach(part -> walk(part, visitor));
            case Collection<?> all -> all.forEach(part -> walk(part, visitor));
            case Optional<?> maybe -> maybe.ifPresent(part -> walk(part, visitor));
            default -> {}
        }
    }
}
