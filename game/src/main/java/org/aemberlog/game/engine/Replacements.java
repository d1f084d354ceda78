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
                .filter(bound -> bound.ability().mode() == Mode.FIRST)
                .toList();
        would.tried(first);
        return first.stream()
                .map(bound -> new Pending(bound.source(), timing, bound, () -> {
                    if (isThere(bound, would)) {
                        would.cancelled |= applied(bound, would, _ -> {});
                    }
                }))
                .toList();
    }

    /** Uses up what would have replaced something that could not happen any more. */
    void miss(Occurrence would) {
        candidates(would).forEach(bound -> r.triggers.spend(bound, would));
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
            var bound = choose(found);
            would.tried(List.of(bound));
            if (applied(bound, would, undo)) {
                return true;
            }
        }
    }

    private boolean waits(AbilityInstance<Replacement> bound, Occurrence would) {
        return !would.tried().contains(bound) && isThere(bound, would);
    }

    private boolean isThere(AbilityInstance<Replacement> bound, Occurrence would) {
        return bound.lasting() == 0
                ? r.inPlay(bound.source()) && !lostItsGranter(bound, would)
                : r.state().lasting().stream().anyMatch(l -> l.id() == bound.lasting() && !l.usedUp());
    }

    /** Whether what gave the ability was in play at that moment and has left play since. */
    private boolean lostItsGranter(AbilityInstance<Replacement> bound, Occurrence would) {
        return bound.granter()
                .filter(would.seen::inPlay)
                .filter(by -> !r.inPlay(by))
                .isPresent();
    }

    private boolean applied(
            AbilityInstance<Replacement> bound, Occurrence would, Consumer<AbilityInstance<Replacement>> undo) {
        var rule = bound.ability();
        if (rule.mode() == Mode.MAY_INSTEAD && !wanted(bound)) {
            return false;
        }
        boolean first = rule.mode() == Mode.FIRST;
        if (!first) {
            undo.accept(bound);
        }
        var context = bound.context(would);
        r.triggers.spend(bound, would);
        r.effects.resolve(rule.with(), context);
        if (first && context.notes().cancelled) {
            undo.accept(bound);
        }
        return !first || context.notes().cancelled;
    }

    private boolean wanted(AbilityInstance<Replacement> bound) {
        return r.following(bound.context(), bound.ability().with(), () -> r.chooseYes(Reason.MAY, bound.source()));
    }

    private AbilityInstance<Replacement> choose(List<AbilityInstance<Replacement>> found) {
        var options = found.stream().<Option>map(b -> b.waiting("instead")).toList();
        return found.get(r.choose(Reason.NEXT_ABILITY, Optional.empty(), options, 1, 1, false)
                .getFirst());
    }

    /** The replacement effects that wait for this. */
    List<AbilityInstance<Replacement>> candidates(Occurrence would) {
        if (!r.cast().heeds(would.what)) {
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
        for (var bound : Abilities.replacements(r.board(), card)) {
            add(found, bound, would);
        }
    }

    private void add(List<AbilityInstance<Replacement>> found, AbilityInstance<Replacement> bound, Occurrence would) {
        if (!would.tried().contains(bound)
                && r.triggers.matches(bound.ability().would(), bound.context(would), would)) {
            found.add(bound);
        }
    }
}
