package org.aemberlog.game.engine;

import java.util.OptionalInt;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.Modifier.*;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.state.CardId;

/** Works out the power and armor of creatures (glossary, Power and Armor). */
final class Stats {

    /** A power may depend on powers, its own among them; further down they do not change it. */
    private static final int DEEPEST = 2;

    private Stats() {}

    static int power(Board board, CardId card) {
        var recalled = board.recalled(card);
        return recalled.isPresent() ? recalled.get().power() : stat(board, card, Stat.POWER, Stat.ARMOR);
    }

    /** What a creature's power would be if it could be less than 0, for how far from it that is. */
    static int strength(Board board, CardId card) {
        return value(board, card, Stat.POWER, Stat.ARMOR);
    }

    static int armor(Board board, CardId card) {
        return stat(board, card, Stat.ARMOR, Stat.POWER);
    }

    private static int stat(Board board, CardId card, Stat stat, Stat other) {
        return Math.max(0, value(board, card, stat, other));
    }

    private static int value(Board board, CardId card, Stat stat, Stat other) {
        var set = set(board, card, stat);
        if (set.isPresent()) {
            return set.getAsInt();
        }
        return switched(board, card) ? switchedFrom(board, card, other) : sum(board, card, stat);
    }

    /** What changes the other value counts, "considered to have" as well (FAQ, Lightsmith Clariel). */
    private static int switchedFrom(Board board, CardId card, Stat other) {
        var set = set(board, card, other);
        return set.isPresent() ? set.getAsInt() : sum(board, card, other);
    }

    /** "Is considered to have": that value overrules every other (FAQ, Pale Star). */
    private static OptionalInt set(Board board, CardId card, Stat stat) {
        for (var it : board.inForce(SetStat.class)) {
            if (it.modifier().stat() == stat && it.appliesTo(board, card)) {
                return OptionalInt.of(it.amount(board, it.modifier().value()));
            }
        }
        return OptionalInt.empty();
    }

    /** Power and armor change places when they were switched an odd number of times. */
    private static boolean switched(Board board, CardId card) {
        boolean odd = false;
        for (var it : board.inForce(SwitchStats.class)) {
            odd ^= it.appliesTo(board, card);
        }
        return odd;
    }

    private static int sum(Board board, CardId card, Stat stat) {
        int sum = base(board, card, stat);
        if (stat == Stat.POWER) {
            var permanent = board.state().find(card);
            sum += permanent.isPresent() ? permanent.get().tokens(Token.POWER) : 0;
        }
        if (board.statDepth > DEEPEST) {
            return sum;
        }
        board.statDepth++;
        for (var it : board.inForce(ModStat.class)) {
            if (it.modifier().stat() == stat && it.appliesTo(board, card)) {
                sum += it.amount(board, it.modifier().delta());
            }
        }
        board.statDepth--;
        return sum;
    }

    private static OptionalInt latestBase(Board board, CardId card) {
        var latest = OptionalInt.empty();
        for (var it : board.inForce(BasePower.class)) {
            if (it.appliesTo(board, card)) {
                latest = OptionalInt.of(it.modifier().power());
            }
        }
        return latest;
    }

    private static int base(Board board, CardId card, Stat stat) {
        if (stat == Stat.POWER) {
            var latest = latestBase(board, card);
            if (latest.isPresent()) {
                return latest.getAsInt();
            }
        }
        var definition = board.compiled(card).definition;
        int base = stat == Stat.POWER ? definition.power() : definition.armor();
        if (definition.type() != CardType.CREATURE) {
            // Of several things it is considered to be the last counts, lasting effects after printed ones.
            for (var it : board.inForce(BecomesCreature.class)) {
                if (it.appliesTo(board, card)) {
                    base = stat == Stat.POWER
                            ? it.modifier().power()
                            : it.modifier().armor();
                }
            }
        }
        return base;
    }
}
