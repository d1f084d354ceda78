package org.aemberlog.game.engine;

import java.util.Collection;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Condition;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.EventPattern.Happening;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.wire.Plain;

/**
 * What abilities mention, which are records all the way down.
 *
 * @param happenings what they react to, replace or remember
 * @param tide whether they have to do with the tide
 */
record Mentions(Set<Happening> happenings, boolean tide) {

    /** What a rule, or a list of abilities, mentions. */
    static Mentions in(Object rule) {
        var happenings = EnumSet.noneOf(Happening.class);
        var tide = new boolean[1];
        walk(
                rule,
                node -> {
                    switch (node) {
                        case Happening happening -> happenings.add(happening);
                        case Condition.TideIs _, Effect.RaiseTide _ -> tide[0] = true;
                        default -> {}
                    }
                });
        for (var happening : Happening.values()) {
            if (happenings.stream().anyMatch(happening::is)) {
                happenings.add(happening);
            }
        }
        return new Mentions(happenings, tide[0] || happenings.contains(Happening.TIDE_RAISED));
    }

    /** What any of several rules mentions. */
    static Mentions of(Collection<Mentions> all) {
        var happenings = EnumSet.noneOf(Happening.class);
        boolean tide = false;
        for (var each : all) {
            happenings.addAll(each.happenings);
            tide |= each.tide;
        }
        return new Mentions(happenings, tide);
    }

    /** The names of remembered cards that a rule refers to. */
    static Set<String> names(Object rule) {
        var found = new HashSet<String>();
        walk(
                rule,
                node -> {
                    if (node instanceof Selector.Ref ref) {
                        found.add(ref.name());
                    }
                });
        return found;
    }

    /**
     * The names and labels that a rule refers to and that nothing in it gives: cards would silently
     * be none, and amounts 0.
     */
    static Set<String> dangling(Object rule) {
        var given = new HashSet<String>();
        var asked = new HashSet<String>();
        walk(
                rule,
                node -> {
                    switch (node) {
                        case Effect.Let e -> given.add(e.name());
                        case Effect.ForEachCard e -> given.add(e.name());
                        case Effect.Search e -> given.add(e.name());
                        case Effect.As e -> given.add(e.label());
                        case Selector.Ref s -> asked.add(s.name());
                        case Selector.Touched s -> asked.add(s.label());
                        case Amount.CardsOf a -> asked.add(a.label());
                        case Amount.AmountOf a -> asked.add(a.label());
                        case Amount.DestroyedBy a -> asked.add(a.label());
                        case Condition.DestroyedBy c -> asked.add(c.label());
                        case Condition.Done c -> asked.add(c.label());
                        default -> {}
                    }
                });
        asked.removeAll(given);
        return asked;
    }

    /** Whether a rule refers to what earlier effects did or chose under some names. */
    static boolean refersBack(Object rule, Set<String> names) {
        var found = new boolean[1];
        walk(
                rule,
                node -> {
                    switch (node) {
                        case Selector.Ref ref -> found[0] |= names.contains(ref.name());
                        case Selector.Touched _, Amount.CardsOf _ -> found[0] = true;
                        case Amount.DestroyedBy _, Amount.AmountOf _ -> found[0] = true;
                        case Condition.DestroyedBy _, Condition.Done _ -> found[0] = true;
                        default -> {}
                    }
                });
        return found[0];
    }

    /** Whether cards may come from where not everybody sees them. */
    static boolean findsHidden(Selector cards, Notes notes) {
        return mentionsHidden(cards) || refersBack(cards, notes.hidden());
    }

    /** Whether a rule looks at cards that not everybody sees. */
    static boolean mentionsHidden(Object rule) {
        var found = new boolean[1];
        walk(
                rule,
                node -> {
                    switch (node) {
                        case Selector.Zone zone -> found[0] |= zone.hidden();
                        case Selector.UnderThis _ -> found[0] = true;
                        default -> {}
                    }
                });
        return found[0];
    }

    private static void walk(Object node, Consumer<Object> visitor) {
        visitor.accept(node);
        switch (node) {
            case Record record -> Plain.components(record).forEach(part -> walk(part, visitor));
            case Collection<?> all -> all.forEach(part -> walk(part, visitor));
            case Optional<?> maybe -> maybe.ifPresent(part -> walk(part, visitor));
            default -> {}
        }
    }
}
