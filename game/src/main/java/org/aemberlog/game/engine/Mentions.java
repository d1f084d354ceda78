package org.aemberlog.game.engine;

import java.util.Collection;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.aemberlog.game.card.Condition;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.EventPattern.Happening;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.wire.Plain;

/** Looks through abilities, which are records all the way down, for what they mention. */
final class Mentions {

    private Mentions() {}

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

    /** Whether a rule has to do with the tide. */
    static boolean theTide(Object rule) {
        var found = new boolean[1];
        walk(
                rule,
                node ->
                        found[0] |=
                                node instanceof Condition.TideIs
                                        || node instanceof Effect.RaiseTide
                                        || node == Happening.TIDE_RAISED);
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
