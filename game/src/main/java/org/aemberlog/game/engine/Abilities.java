package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.Ability.Activated;
import org.aemberlog.game.card.Ability.ActivatedKind;
import org.aemberlog.game.card.Ability.OnEvent;
import org.aemberlog.game.card.Ability.Replacement;
import org.aemberlog.game.card.Ability.Triggered;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.Modifier.AlsoOn;
import org.aemberlog.game.card.Modifier.CannotTrigger;
import org.aemberlog.game.card.Modifier.GainAbility;
import org.aemberlog.game.card.Timing;
import org.aemberlog.game.state.CardId;

/** Finds the abilities of a card, those printed on it first and then those it gained. */
final class Abilities {

    private Abilities() {}

    /** The bold abilities for a timing, also those that are for it besides their own. */
    static List<AbilityInstance<Triggered>> bold(Board board, CardId card, Timing timing) {
        if (silenced(board, card, timing)) {
            return List.of();
        }
        var others = board.inForce(AlsoOn.class);
        if (others.isEmpty()) {
            var printed = board.compiled(card).triggered(timing);
            return all(board, card, printed, Triggered.class, a -> a.on().contains(timing));
        }
        var asked = timingsOf(board, card, timing, others);
        var printed = asked.stream()
                .flatMap(it -> board.compiled(card).triggered(it).stream())
                .distinct()
                .toList();
        return all(board, card, printed, Triggered.class, a -> !Collections.disjoint(a.on(), asked));
    }

    private static boolean silenced(Board board, CardId card, Timing timing) {
        for (var it : board.inForce(CannotTrigger.class)) {
            if (it.modifier().timing() == timing && it.appliesTo(board, card)) {
                return true;
            }
        }
        return false;
    }

    /** The timings whose abilities are for this one, too, also by way of a third. */
    private static Set<Timing> timingsOf(Board board, CardId card, Timing timing, List<ActiveModifier<AlsoOn>> others) {
        var found = EnumSet.of(timing);
        int before;
        do {
            before = found.size();
            for (var it : others) {
                if (found.contains(it.modifier().on()) && it.appliesTo(board, card)) {
                    found.add(it.modifier().of());
                }
            }
        } while (found.size() > before);
        return found;
    }

    /** The abilities a card can be used for. */
    static List<AbilityInstance<Activated>> activated(Board board, CardId card, ActivatedKind kind) {
        var printed = board.compiled(card).activated(kind);
        return all(board, card, printed, Activated.class, a -> a.kind() == kind);
    }

    /** The abilities that wait for something to happen. */
    static List<AbilityInstance<OnEvent>> events(Board board, CardId card) {
        return all(board, card, board.compiled(card).events, OnEvent.class, a -> true);
    }

    /**
     * The abilities that take the place of what would happen. That of a card's own destruction is a
     * "Destroyed:" ability (glossary, Replacement Effects: Armageddon Cloak).
     */
    static List<AbilityInstance<Replacement>> replacements(Board board, CardId card) {
        var found = all(board, card, board.compiled(card).replacements, Replacement.class, a -> true);
        return found.isEmpty() || !silenced(board, card, Timing.DESTROYED)
                ? found
                : found.stream().filter(it -> !ofOwnDestruction(it.ability())).toList();
    }

    private static boolean ofOwnDestruction(Replacement ability) {
        return ability.would().what() == TriggerEvent.DESTROYED
                && ability.would().subject() instanceof Filter.IsSelf;
    }

    private static <A extends Ability> List<AbilityInstance<A>> all(
            Board board, CardId card, List<A> printed, Class<A> kind, Predicate<A> asked) {
        var gains = board.inForce(GainAbility.class);
        if (printed.isEmpty() && gains.isEmpty()) {
            return List.of();
        }
        var you = board.controller(card);
        var found = new ArrayList<AbilityInstance<A>>();
        for (var ability : printed) {
            found.add(AbilityInstance.printed(ability, card, you));
        }
        for (var it : gains) {
            if (kind.isInstance(it.modifier().ability())) {
                var ability = kind.cast(it.modifier().ability());
                if (asked.test(ability) && it.appliesTo(board, card)) {
                    found.add(AbilityInstance.granted(ability, card, you, it.by()));
                }
            }
        }
        return found;
    }
}
