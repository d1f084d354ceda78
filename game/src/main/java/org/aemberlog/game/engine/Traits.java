package org.aemberlog.game.engine;

import java.util.LinkedHashSet;
import java.util.Set;
import org.aemberlog.game.card.Modifier.GainTrait;
import org.aemberlog.game.card.Trait;
import org.aemberlog.game.state.CardId;

/** Works out which traits cards have: printed and gained (glossary, Traits). */
final class Traits {

    private Traits() {}

    static boolean has(Board board, CardId card, Trait trait) {
        var recalled = board.recalled(card);
        if (recalled.isPresent()) {
            return recalled.get().traits().contains(trait);
        }
        if (board.compiled(card).definition.traits().contains(trait)) {
            return true;
        }
        for (var it : board.inForce(GainTrait.class)) {
            if (it.modifier().trait().equals(trait) && it.appliesTo(board, card)) {
                return true;
            }
        }
        return false;
    }

    static Set<Trait> all(Board board, CardId card) {
        var recalled = board.recalled(card);
        if (recalled.isPresent()) {
            return new LinkedHashSet<>(recalled.get().traits());
        }
        var all = new LinkedHashSet<>(board.compiled(card).definition.traits());
        for (var it : board.inForce(GainTrait.class)) {
            if (it.appliesTo(board, card)) {
                all.add(it.modifier().trait());
            }
        }
        return all;
    }
}
