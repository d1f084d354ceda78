package org.aemberlog.game.engine;

import java.util.Collection;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.Condition;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.EventPattern;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.card.References;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Zone;

/**
 * What abilities mention, which are records all the way down.
 *
 * @param happenings what they react to, replace or remember
 * @param tide whether they have to do with the tide
 * @param discarded whether some count in a discard pile
 * @param animates whether they make artifacts creatures
 */
record CardFeatures(Set<TriggerEvent> happenings, boolean tide, boolean discarded, boolean animates) {

    /** What a rule, or a list of abilities, mentions. */
    static CardFeatures in(Object rule) {
        var happenings = EnumSet.noneOf(TriggerEvent.class);
        References.walk(rule, node -> {
            if (node instanceof TriggerEvent happening) {
                happenings.add(happening);
            }
        });
        for (var happening : TriggerEvent.values()) {
            if (happenings.stream().anyMatch(happening::is)) {
                happenings.add(happening);
            }
        }
        boolean tide = any(rule, n -> n instanceof Condition.TideIs || n instanceof Effect.RaiseTide);
        boolean discarded = any(rule, Ability.InDiscardPile.class::isInstance);
        boolean animates = any(rule, Modifier.BecomesCreature.class::isInstance);
        return new CardFeatures(happenings, tide || happenings.contains(TriggerEvent.TIDE_RAISED), discarded, animates);
    }

    /** What any of several rules mentions. */
    static CardFeatures of(Collection<CardFeatures> all) {
        var happenings = EnumSet.noneOf(TriggerEvent.class);
        boolean tide = false;
        boolean discarded = false;
        boolean animates = false;
        for (var each : all) {
            happenings.addAll(each.happenings);
            tide |= each.tide;
            discarded |= each.discarded;
            animates |= each.animates;
        }
        return new CardFeatures(happenings, tide, discarded, animates);
    }

    /** The names of remembered cards that a rule refers to. */
    static Set<String> names(Object rule) {
        var found = new HashSet<String>();
        References.walk(rule, node -> {
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
        var asked = new HashSet<>(References.asked(rule));
        References.given(rule).forEach(asked::remove);
        return asked;
    }

    /** Whether a rule refers to cards of such a name, or to what an effect with such a label did. */
    static boolean refersBack(Object rule, Predicate<String> names, Predicate<String> labels) {
        return any(
                rule,
                node -> node instanceof Selector.Ref ref
                        ? names.test(ref.name())
                        : References.asks(node).filter(labels).isPresent());
    }

    /** Whether cards may come from where not everybody sees them. */
    static boolean findsHidden(Selector cards, AbilityMemory memory) {
        return mentionsHidden(cards) || refersBack(cards, memory.hidden()::contains, _ -> true);
    }

    /** Whether a rule looks at cards that not everybody sees. */
    static boolean mentionsHidden(Object rule) {
        return any(
                rule,
                node -> node instanceof Selector selector && isHidden(selector)
                        || node instanceof Zone searched && searched.hidden());
    }

    private static boolean isHidden(Selector cards) {
        return switch (cards) {
            case Selector.Select s -> s.zone().hidden();
            case Selector.UnderThis _ -> true;
            case Selector.Self _, Selector.Granter _, Selector.Host _ -> false;
            case Selector.ThatCard _, Selector.FightOpponent _, Selector.PurgedByThis _ -> false;
            // These have parts that are asked for themselves, or refer back.
            case Selector.Ref _, Selector.Touched _ -> false;
            case Selector.NeighborsOf _, Selector.Among _, Selector.AnyOf _ -> false;
        };
    }

    /** Whether a rule does its part, or reacts at all, only as far as the table lets it. */
    static boolean isConditional(Object rule) {
        return any(
                rule,
                node -> node instanceof Condition && !(node instanceof Condition.Always)
                        || node instanceof EventPattern on && any(on, CardFeatures::counts));
    }

    /** Whether cards fit or not by how much of something they have. */
    private static boolean counts(Object node) {
        return node instanceof Filter.Stat || node instanceof Filter.EvenPower || node instanceof Filter.Has;
    }

    private static boolean any(Object rule, Predicate<Object> test) {
        var found = new boolean[1];
        References.walk(rule, node -> found[0] |= test.test(node));
        return found[0];
    }
}
