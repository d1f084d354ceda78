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
import org.aemberlog.game.state.Lasting;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Permanent;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Side;

/**
 * The constant abilities in force on a board, by what they change: printed ones, lasting effects,
 * without those whose text is blank, and with those that are granted.
 */
final class ConstantAbilities {

    private final Board board;
    private final List<ConstantAbility> all = new ArrayList<>();
    private final Map<Class<?>, List<ActiveModifier<?>>> byKind = new IdentityHashMap<>(8);
    private Set<CardId> blanked = Set.of();

    ConstantAbilities(Board board) {
        this.board = board;
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
        var state = board.state();
        return !grantAbilities()
                && !byKind.containsKey(Blank.class)
                && state.lasting() == other.lasting()
                && state.active() == other.active()
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

    /** The state in which they are in force. */
    MatchState state() {
        return board.state();
    }

    /** Finds them; the board can be asked meanwhile for what does not depend on them. */
    void find() {
        for (var seat : Seat.values()) {
            for (var permanent : board.state().side(seat).battleline()) {
                addPrinted(permanent, seat);
            }
            for (var permanent : board.state().side(seat).artifacts()) {
                addPrinted(permanent, seat);
            }
        }
        for (var lasting : board.state().lasting()) {
            if (lasting.rule() instanceof Static rule
                    && lasting.active(
                            board.state().active(), board.state().turn().number())) {
                add(new ConstantAbility(rule, frame(lasting, rule), Optional.of(lasting)));
            }
        }
        if (byKind.containsKey(Blank.class)) {
            blankOut();
        }
        if (grantAbilities()) {
            addGranted();
        }
    }

    private static AbilityContext frame(Lasting lasting, Static rule) {
        return new AbilityInstance<>(
                        rule, lasting.source(), lasting.seat(), Optional.empty(), lasting.memory(), lasting.id())
                .frame();
    }

    private void add(ConstantAbility constant) {
        all.add(constant);
        for (var modifier : constant.ability().modifiers()) {
            byKind.computeIfAbsent(kind(modifier), kind -> new ArrayList<>(2))
                    .add(new ActiveModifier<>(modifier, constant));
        }
    }

    /** Whatever changes houses is asked for together, because the last of all may count. */
    private static Class<? extends Modifier> kind(Modifier modifier) {
        return modifier instanceof Belongs ? Belongs.class : modifier.getClass();
    }

    private void addPrinted(Permanent permanent, Seat controller) {
        addPrinted(permanent.card(), controller);
        for (var upgrade : permanent.upgrades()) {
            addPrinted(upgrade.card(), upgrade.controller());
        }
    }

    private void addPrinted(CardId card, Seat controller) {
        var statics = board.script(card).statics;
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
    private void blankOut() {
        var blank = new HashSet<CardId>();
        for (var it : of(Blank.class)) {
            for (var seat : Seat.values()) {
                for (var permanent : board.permanents(seat)) {
                    addIfAbout(it, permanent.card(), blank);
                    permanent.upgrades().forEach(u -> addIfAbout(it, u.card(), blank));
                }
            }
        }
        blanked = blank;
        var left = all.stream()
                .filter(c ->
                        c.lasting().isPresent() || !blank.contains(c.frame().source()))
                .toList();
        all.clear();
        byKind.clear();
        left.forEach(this::add);
    }

    private void addIfAbout(ActiveModifier<Blank> it, CardId card, Set<CardId> found) {
        if (it.appliesTo(board, card)) {
            found.add(card);
        }
    }

    /** Constant abilities that others grant, which may grant some themselves. */
    private void addGranted() {
        for (int i = 0; i < all.size(); i++) {
            var constant = all.get(i);
            for (var modifier : constant.ability().modifiers()) {
                if (modifier instanceof GainAbility(Static rule)) {
                    grant(rule, constant);
                }
            }
        }
    }

    private void grant(Static rule, ConstantAbility by) {
        for (var card : everything()) {
            if (by.appliesTo(board, card)) {
                add(granted(rule, card, by));
            }
        }
    }

    /** All creatures, then all artifacts. */
    private List<CardId> everything() {
        var cards = new ArrayList<CardId>();
        board.state().a().battleline().forEach(p -> cards.add(p.card()));
        board.state().b().battleline().forEach(p -> cards.add(p.card()));
        board.state().a().artifacts().forEach(p -> cards.add(p.card()));
        board.state().b().artifacts().forEach(p -> cards.add(p.card()));
        return cards;
    }

    private ConstantAbility granted(Static rule, CardId card, ConstantAbility by) {
        var bound = AbilityInstance.granted(
                rule, card, board.controller(card), by.frame().source());
        return new ConstantAbility(rule, bound.frame(), Optional.empty());
    }
}
