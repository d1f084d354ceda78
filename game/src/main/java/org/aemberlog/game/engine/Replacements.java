package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.aemberlog.game.card.Ability.Mode;
import org.aemberlog.game.card.Ability.Replacement;
import org.aemberlog.game.engine.Triggers.Pending;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice.Option;
import org.aemberlog.game.state.Choice.Reason;

/** Lets replacement effects take the place of what would happen (glossary, Replacement Effects). */
final class Replacements {

    private final Resolution r;

    Replacements(Resolution resolution) {
        this.r = resolution;
    }

    /**
     * Offers what would happen to all replacement effects, each of them once, in the active
     * player's order.
     *
     * @return whether it does not happen
     */
    boolean prevent(Occurrence would) {
        return prevent(would, () -> candidates(would), _ -> {});
    }

    /**
     * The same with the replacement effects that waited for it at an earlier moment, as far as they
     * are still there.
     *
     * @param undo makes that it does not happen, before what it is given replaces it
     */
    boolean prevent(
            Occurrence would, List<AbilityInstance<Replacement>> waited, Consumer<AbilityInstance<Replacement>> undo) {
        return prevent(would, () -> waited.stream().filter(b -> waits(b, would)).toList(), undo);
    }

    /**
     * What comes before it, to be resolved together with others of that timing point, and not any
     * more by {@link #prevent}. The occurrence then shows whether it was cancelled.
     */
    List<Pending> first(Occurrence would, Enum<?> timing) {
        var all = candidates(would);
        if (all.isEmpty()) {
            return List.of();
        }
        var first = all.stream()
                .filter(instance -> instance.ability().mode() == Mode.FIRST)
                .toList();
        would.tried(first);
        return first.stream()
                .map(instance -> new Pending(instance.source(), timing, instance, () -> {
                    if (isThere(instance, would)) {
                        would.cancelled |= applied(instance, would, _ -> {});
                    }
                }))
                .toList();
    }

    /** Uses up what would have replaced something that could not happen any more. */
    void miss(Occurrence would) {
        candidates(would).forEach(instance -> r.triggers.spend(instance, would));
    }

    private boolean prevent(
            Occurrence would,
            Supplier<List<AbilityInstance<Replacement>>> waiting,
            Consumer<AbilityInstance<Replacement>> undo) {
        while (true) {
            var found = waiting.get();
            if (found.isEmpty()) {
                return false;
            }
            var instance = choose(found);
            would.tried(List.of(instance));
            if (applied(instance, would, undo)) {
                return true;
            }
        }
    }

    private boolean waits(AbilityInstance<Replacement> instance, Occurrence would) {
        return !would.tried().contains(instance) && isThere(instance, would);
    }

    private boolean isThere(AbilityInstance<Replacement> instance, Occurrence would) {
        return instance.lasting() == 0
                ? r.inPlay(instance.source()) && !lostItsGranter(instance, would)
                : r.state().lasting().stream().anyMatch(l -> l.id() == instance.lasting() && !l.usedUp());
    }

    /** Whether what gave the ability was in play at that moment and has left play since. */
    private boolean lostItsGranter(AbilityInstance<Replacement> instance, Occurrence would) {
        return instance.granter()
                .filter(would.seen::inPlay)
                .filter(by -> !r.inPlay(by))
                .isPresent();
    }

    private boolean applied(
            AbilityInstance<Replacement> instance, Occurrence would, Consumer<AbilityInstance<Replacement>> undo) {
        var rule = instance.ability();
        if (rule.mode() == Mode.MAY_INSTEAD && !wanted(instance)) {
            return false;
        }
        boolean first = rule.mode() == Mode.FIRST;
        if (!first) {
            undo.accept(instance);
        }
        var context = instance.context(would);
        r.triggers.spend(instance, would);
        r.effects.resolve(rule.with(), context);
        if (first && context.memory().cancelled) {
            undo.accept(instance);
        }
        return !first || context.memory().cancelled;
    }

    private boolean wanted(AbilityInstance<Replacement> instance) {
        return r.following(
                instance.context(), instance.ability().with(), () -> r.chooseYes(Reason.MAY, instance.source()));
    }

    private AbilityInstance<Replacement> choose(List<AbilityInstance<Replacement>> found) {
        var options = found.stream().<Option>map(b -> b.waiting("instead")).toList();
        return found.get(r.choose(Reason.NEXT_ABILITY, Optional.empty(), options, 1, 1, false)
                .getFirst());
    }

    /** The replacement effects that wait for this. */
    List<AbilityInstance<Replacement>> candidates(Occurrence would) {
        if (!r.matchCards().heeds(would.what)) {
            return List.of();
        }
        var found = new ArrayList<AbilityInstance<Replacement>>();
        for (var lasting : r.state().lasting()) {
            if (lasting.rule() instanceof Replacement rule
                    && lasting.active(r.active(), r.state().turn().number())
                    && !lasting.usedUp()) {
                add(found, AbilityInstance.of(lasting, rule), would);
            }
        }
        for (var seat : List.of(r.active(), r.active().opponent())) {
            for (var permanent : r.board().permanents(seat)) {
                addOf(found, permanent.card(), would);
                for (var upgrade : permanent.upgrades()) {
                    addOf(found, upgrade.card(), would);
                }
            }
        }
        return found;
    }

    private void addOf(List<AbilityInstance<Replacement>> found, CardId card, Occurrence would) {
        for (var instance : Abilities.replacements(r.board(), card)) {
            add(found, instance, would);
        }
    }

    private void add(
            List<AbilityInstance<Replacement>> found, AbilityInstance<Replacement> instance, Occurrence would) {
        if (!would.tried().contains(instance)
                && r.triggers.matches(instance.ability().would(), instance.context(would), would)) {
            found.add(instance);
        }
    }
}
