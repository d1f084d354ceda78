package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.aemberlog.game.state.CardId;

/** What is known while an action resolves and forgotten afterwards. */
final class ActionContext {

    /** Sixty times as many as any action has taken in 20,000 matches of decks of any cards (sim, seed 6): 32,000. */
    private static final int MAX_STEPS = 2_000_000;

    private int steps;

    /** The boards on which cards that have left play were last seen (glossary, Leaves Play). */
    private final Map<CardId, Board> lastSeen = new HashMap<>();

    /** The creatures that were put into the place of one that had left play, and that one. */
    private final Map<CardId, CardId> places = new HashMap<>();

    /** The fights under way, the innermost last. */
    private final List<FightContext> fights = new ArrayList<>();

    /** Whether constant abilities hold that depend on each other. */
    private final Dependencies dependencies = new Dependencies();

    /** The cards that were tagged for destruction at last and are saved from it whatever anybody decides. */
    private final Set<CardId> saved = new HashSet<>();

    /** Two creatures in a fight. */
    static final class FightContext {
        final CardId attacker;
        final CardId defender;

        /** After how many events it began. */
        final long begun;

        /** To whom the attacker deals its damage rather than to the defender; no condition asks. */
        Optional<CardId> attackersTarget = Optional.empty();

        /** To whom the defender deals its damage rather than to the attacker. */
        Optional<CardId> defendersTarget = Optional.empty();

        FightContext(CardId attacker, CardId defender, long begun) {
            this.attacker = attacker;
            this.defender = defender;
            this.begun = begun;
        }

        boolean isOf(CardId card) {
            return attacker.equals(card) || defender.equals(card);
        }
    }

    /** Counts an instruction, an amount, a selection, a condition or a test of a card. */
    void step() {
        if (++steps > MAX_STEPS) {
            throw new EndlessException("steps", MAX_STEPS);
        }
    }

    /** Whether the condition of a constant ability holds on a board. */
    boolean holds(Board board, ConstantAbility ability) {
        return dependencies.holds(board, ability);
    }

    /** Says of a card that is tagged for destruction whether it is saved from it whatever anybody decides. */
    void willBeSaved(CardId card, boolean saves) {
        dependencies.forget();
        if (saves) {
            saved.add(card);
        } else {
            saved.remove(card);
        }
    }

    /** Whether a card that is tagged for destruction is saved from it whatever anybody decides. */
    boolean willBeSaved(CardId card) {
        return saved.contains(card);
    }

    void leftPlay(CardId card, Board seen) {
        dependencies.forget();
        lastSeen.put(card, seen);
    }

    /** The board on which a card that left play was seen last, or null. */
    Board lastSeen(CardId card) {
        return lastSeen.isEmpty() ? null : lastSeen.get(card);
    }

    /**
     * Whether a card has left play since so many events had happened; one that came back is not the
     * same (glossary, Leaves Play).
     */
    boolean hasLeftSince(CardId card, long events) {
        var last = lastSeen(card);
        return last != null && last.state().events() >= events;
    }

    void tookPlace(CardId card, CardId gone) {
        dependencies.forget();
        places.put(card, gone);
    }

    /** The creature in whose place a card was put. */
    Optional<CardId> inPlaceOf(CardId card) {
        return Optional.ofNullable(places.get(card));
    }

    void begin(FightContext fight) {
        dependencies.forget();
        fights.add(fight);
    }

    void end() {
        dependencies.forget();
        fights.removeLast();
    }

    /** Whether the card takes part in the innermost fight. */
    boolean fightsNow(CardId card) {
        return !fights.isEmpty() && fights.getLast().isOf(card);
    }

    /** The innermost fight that the card takes part in. */
    Optional<FightContext> fightOf(CardId card) {
        for (int i = fights.size() - 1; i >= 0; i--) {
            var fight = fights.get(i);
            if (fight.isOf(card)) {
                return Optional.of(fight);
            }
        }
        return Optional.empty();
    }
}
