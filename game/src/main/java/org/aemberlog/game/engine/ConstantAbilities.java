package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.aemberlog.game.card.Ability.Static;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.card.Modifier.Belongs;
import org.aemberlog.game.card.Modifier.Blank;
import org.aemberlog.game.card.Modifier.GainAbility;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Permanent;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Side;

/**
 * The constant abilities in force on a board, by what they change: printed ones, lasting effects,
 * without those whose text is blank, and with those that are granted.
 */
final class ConstantAbilities {

    private final MatchState state;
    private final List<ConstantAbility> all = new ArrayList<>();
    private Map<Class<?>, List<ActiveModifier<?>>> byKind = Map.of();
    private Set<CardId> blanked = Set.of();
    private boolean found;

    /** Those of a state, not yet found. */
    ConstantAbilities(MatchState state) {
        this.state = state;
    }

    /** The changes of one kind that may be in force. */
    @SuppressWarnings("unchecked")
    <M extends Modifier> List<ActiveModifier<M>> of(Class<M> kind) {
        if (byKind.isEmpty()) {
            return List.of();
        }
        // Not getOrDefault, which looks a second time for what is not there, as most is not.
        var found = (List<ActiveModifier<M>>) (List<?>) byKind.get(kind);
        return found == null ? List.of() : found;
    }

    boolean blanked(CardId card) {
        return !blanked.isEmpty() && blanked.contains(card);
    }

    /** Whether any card may have gained an ability. */
    boolean grantAbilities() {
        return byKind.containsKey(GainAbility.class);
    }

    /**
     * Whether they are the constant abilities of another state, too: the same cards are in play and
     * the same lasting effects in force, and none is blanked or granted, which could depend on
     * more.
     */
    boolean holdFor(MatchState other) {
        if (state == other) {
            return true;
        }
        return !grantAbilities()
                && !byKind.containsKey(Blank.class)
                && state.lasting() == other.lasting()
                && state.active() == other.active()
                && state.turn().number() == other.turn().number()
                && (state.copies() == other.copies() || state.copies().equals(other.copies()))
                && same(state.a(), other.a())
                && same(state.b(), other.b());
    }

    private static boolean same(Side one, Side other) {
        return same(one.battleline(), other.battleline()) && same(one.artifacts(), other.artifacts());
    }

    private static boolean same(List<Permanent> one, List<Permanent> other) {
        if (one == other) {
            return true;
        }
        if (one.size() != other.size()) {
            return false;
        }
        for (int i = 0; i < one.size(); i++) {
            if (!same(one.get(i), other.get(i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean same(Permanent one, Permanent other) {
        return one == other
                || one.card().equals(other.card())
                        && (one.upgrades() == other.upgrades() || one.upgrades().equals(other.upgrades()));
    }

    /** Finds them; the board can be asked meanwhile for what does not depend on them. */
    void find(Board board) {
        addPrinted(board, state.a(), Seat.A);
        addPrinted(board, state.b(), Seat.B);
        for (var lasting : state.lasting()) {
            if (lasting.rule() instanceof Static rule
                    && lasting.active(state.active(), state.turn().number())) {
                var context = AbilityInstance.of(lasting, rule).context();
                add(new ConstantAbility(rule, context, Optional.of(lasting)));
            }
        }
        if (byKind.containsKey(Blank.class)) {
            blankOut(board);
        }
        if (grantAbilities()) {
            addGranted(board);
        }
        found = true;
    }

    /** Whether all of them are found. */
    boolean found() {
        return found;
    }

    private void add(ConstantAbility constant) {
        all.add(constant);
        if (byKind.isEmpty()) {
            byKind = new IdentityHashMap<>(8);
        }
        for (var modifier : constant.ability().modifiers()) {
            byKind.computeIfAbsent(kind(modifier), kind -> new ArrayList<>(2))
                    .add(new ActiveModifier<>(modifier, constant));
        }
    }

    /** Whatever changes houses is asked for together, because the last of all may count. */
    private static Class<? extends Modifier> kind(Modifier modifier) {
        return modifier instanceof Belongs ? Belongs.class : modifier.getClass();
    }

    private void addPrinted(Board board, Side side, Seat controller) {
        addPrinted(board, side.battleline(), controller);
        addPrinted(board, side.artifacts(), controller);
    }

    private void addPrinted(Board board, List<Permanent> permanents, Seat controller) {
        for (int i = 0; i < permanents.size(); i++) {
            addPrinted(board, permanents.get(i).card(), controller);
            var upgrades = permanents.get(i).upgrades();
            for (int j = 0; j < upgrades.size(); j++) {
                addPrinted(board, upgrades.get(j).card(), upgrades.get(j).controller());
            }
        }
    }

    private void addPrinted(Board board, CardId card, Seat controller) {
        var statics = board.compiled(card).statics;
        if (statics.isEmpty()) {
            return;
        }
        for (var rule : statics) {
            add(new ConstantAbility(rule, AbilityContext.of(card, controller), Optional.empty()));
        }
    }

    /**
     * What a card with a blank text box says is gone, be it a creature, an artifact or an upgrade.
     * What is said elsewhere stays: lasting effects are on no card, and what a creature has from
     * its upgrades is in their text boxes, not in its own.
     */
    private void blankOut(Board board) {
        var blank = new HashSet<CardId>();
        for (var it : of(Blank.class)) {
            for (var seat : Seat.values()) {
                for (var permanent : board.permanents(seat)) {
                    addIfAbout(board, it, permanent.card(), blank);
                    permanent.upgrades().forEach(u -> addIfAbout(board, it, u.card(), blank));
                }
            }
        }
        blanked = blank;
        var left = all.stream()
                .filter(c ->
                        c.lasting().isPresent() || !blank.contains(c.context().source()))
                .toList();
        all.clear();
        byKind = Map.of();
        left.forEach(this::add);
    }

    private void addIfAbout(Board board, ActiveModifier<Blank> it, CardId card, Set<CardId> found) {
        if (it.appliesTo(board, card)) {
            found.add(card);
        }
    }

    /** Constant abilities that others grant, which may grant some themselves. */
    private void addGranted(Board board) {
        for (int i = 0; i < all.size(); i++) {
            var constant = all.get(i);
            for (var modifier : constant.ability().modifiers()) {
                if (modifier instanceof GainAbility(Static rule)) {
                    grant(board, rule, constant);
                }
            }
        }
    }

    private void grant(Board board, Static rule, ConstantAbility by) {
        for (var card : everything()) {
            if (by.appliesTo(board, card)) {
                add(granted(board, rule, card, by));
            }
        }
    }

    /** All creatures, then all artifacts. */
    private List<CardId> everything() {
        var cards = new ArrayList<CardId>();
        state.a().battleline().forEach(p -> cards.add(p.card()));
        state.b().battleline().forEach(p -> cards.add(p.card()));
        state.a().artifacts().forEach(p -> cards.add(p.card()));
        state.b().artifacts().forEach(p -> cards.add(p.card()));
        return cards;
    }

    private static ConstantAbility granted(Board board, Static rule, CardId card, ConstantAbility by) {
        var instance = AbilityInstance.granted(rule, card, board.controller(card), by);
        return new ConstantAbility(rule, instance.context(), Optional.empty());
    }
}
