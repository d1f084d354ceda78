package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.aemberlog.game.card.Ability.Replacement;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.engine.Triggers.Pending;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Permanent;
import org.aemberlog.game.state.Seat;

/**
 * Destroys whoever has to be destroyed as things are: creatures whose damage has reached their power, and what a text
 * dooms.
 */
final class Sweep {

    private final Resolution r;

    /** The state that was swept last. */
    private MatchState swept;

    /** How many sweeps are under way, each of them part of the one before. */
    private int sweeps;

    /** How strong cards were before they were saved during these sweeps. */
    private final Map<Rescue, Integer> rescues = new HashMap<>();

    /**
     * What would save a card that a sweep destroys again, though to save it changes nothing: it is unhurt and no stronger,
     * or a text dooms it. That would go on for ever, each time the same, and so goes no further than once (glossary,
     * Infinite Loops).
     */
    private final Set<Rescue> hopeless = new HashSet<>();

    /** Whose text has destroyed cards, and itself with them. */
    private final Set<CardId> exploded = new HashSet<>();

    /** Who has fallen since what happened last, as long as no ability has resolved; null where none waits. */
    private Falling falling;

    Sweep(Resolution resolution) {
        this.r = resolution;
    }

    private record Rescue(CardId card, AbilityInstance<Replacement> savior) {}

    /**
     * Who is destroyed as things are since something happened, and nothing has answered to that.
     *
     * @param since how many events there were by then
     * @param begun how many abilities had begun to resolve by then
     */
    private record Falling(long since, int begun, Set<CardId> doomed) {

        /** Adds who is destroyed, unless an ability has begun to resolve since. */
        void add(Collection<CardId> cards, int begunNow) {
            if (begunNow == begun) {
                doomed.addAll(cards);
            }
        }
    }

    /** Destroys every creature whose damage has reached its power, also without new damage, and the doomed. */
    void run() {
        if (r.state() != swept && !r.destruction.moving() && !r.leavingPlay.underway()) {
            r.byRules(this::settle);
        }
    }

    /**
     * Resolves what waits for something that has happened. Who is destroyed as things are since is so before anything
     * answers, and so does not answer (FAQ, Timing: King of the Crag and Pingle Who Annoys); all others do, whatever
     * becomes of them. A creature that was given back by then answers as its owner's to what {@code happened}.
     */
    void runBefore(List<Pending> waiting, List<Occurrence> happened) {
        var then = r.board();
        var answering = waiting;
        if (waiting.isEmpty()) {
            run();
        } else {
            answering = answeringAfterSweep(waiting);
        }
        r.triggers.resolve(r.triggers.asThingsAre(answering, happened, then));
    }

    private List<Pending> answeringAfterSweep(List<Pending> waiting) {
        var outer = falling;
        var mine = new Falling(r.state().events(), r.triggers.begun(), new HashSet<>());
        falling = mine;
        run();
        falling = outer;
        if (outer != null) {
            outer.add(mine.doomed(), mine.begun());
        }
        return waiting.stream()
                .filter(it -> !it.ofCard() || !isGone(it.source(), mine))
                .toList();
    }

    private boolean isGone(CardId source, Falling with) {
        return !with.doomed().isEmpty()
                && r.actionContext().hasLeftSince(source, with.since())
                && (with.doomed().contains(source) || wasOn(source, with.doomed()));
    }

    /** Whether an upgrade that has left play was on one of these. */
    private boolean wasOn(CardId source, Set<CardId> doomed) {
        return r.actionContext()
                .lastSeen(source)
                .state()
                .hostOf(source)
                .map(Permanent::card)
                .filter(doomed::contains)
                .isPresent();
    }

    /** Remembers that a card was saved while a sweep was under way. */
    void saved(CardId card, AbilityInstance<Replacement> savior, int strength) {
        if (sweeps > 0) {
            rescues.put(new Rescue(card, savior), strength);
        }
    }

    /** Whether it would change nothing to save a card by this once more. */
    boolean isHopeless(CardId card, AbilityInstance<Replacement> savior) {
        return hopeless.contains(new Rescue(card, savior));
    }

    private void settle() {
        r.control.settle();
        r.armor.settle();
        var doomed = doomed();
        swept = r.state();
        if (!doomed.isEmpty()) {
            if (falling != null) {
                falling.add(doomed, r.triggers.begun());
            }
            rescues.forEach((rescue, strength) -> {
                if (doomed.contains(rescue.card()) && changesNothing(rescue.card(), strength)) {
                    hopeless.add(rescue);
                }
            });
            rememberExploded(doomed);
            sweeps++;
            r.destruction.destroy(doomed);
            run();
            sweeps--;
            if (sweeps == 0) {
                rescues.clear();
                hopeless.clear();
            }
        }
    }

    /** What is destroyed as things are. */
    private List<CardId> doomed() {
        var doomed = new ArrayList<CardId>();
        addLethal(doomed, r.active());
        addLethal(doomed, r.active().opponent());
        addDoomed(doomed);
        return doomed;
    }

    private void addLethal(List<CardId> doomed, Seat seat) {
        var board = r.board();
        var line = r.state().side(seat).battleline();
        for (int i = 0; i < line.size(); i++) {
            if (isLethal(line.get(i), board)) {
                doomed.add(line.get(i).card());
            }
        }
    }

    /** Whether to save a creature again would change nothing. */
    private boolean changesNothing(CardId card, int strength) {
        return isDoomed(card) || isUnhurt(card) && Stats.strength(r.board(), card) <= strength;
    }

    private boolean isUnhurt(CardId card) {
        return r.state().find(card).map(it -> it.damage() == 0).orElse(true);
    }

    /** Adds what a text says is destroyed as things are. */
    private void addDoomed(List<CardId> doomed) {
        if (r.board().inForce(Modifier.Doomed.class).isEmpty()) {
            return;
        }
        for (var seat : List.of(r.active(), r.active().opponent())) {
            for (var permanent : r.board().permanents(seat)) {
                if (!permanent.tagged()
                        && !doomed.contains(permanent.card())
                        && isDoomed(permanent.card())
                        && !r.board().has(permanent.card(), KeywordKind.INVULNERABLE)) {
                    doomed.add(permanent.card());
                }
            }
        }
    }

    /** Remembers whose text destroys cards and itself with them. */
    private void rememberExploded(List<CardId> doomed) {
        exploded.removeIf(card -> !r.destruction.tagged(card));
        for (var it : r.board().inForce(Modifier.Doomed.class)) {
            var source = it.source();
            if ((doomed.contains(source) || r.destruction.tagged(source)) && it.appliesTo(r.board(), source)) {
                exploded.add(source);
            }
        }
    }

    /** Whether a text destroys a card as things are; one that is falling by itself spares who was saved from it. */
    private boolean isDoomed(CardId card) {
        var board = r.board();
        for (var it : board.inForce(Modifier.Doomed.class)) {
            boolean over = exploded.contains(it.source()) && r.destruction.tagged(it.source());
            if (!over && it.appliesTo(board, card)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the damage on a creature has reached its power, which is as on a board. */
    boolean isLethal(Permanent creature, Board seen) {
        return !creature.tagged()
                && creature.damage() >= seen.power(creature.card())
                && !r.board().has(creature.card(), KeywordKind.INVULNERABLE);
    }
}
