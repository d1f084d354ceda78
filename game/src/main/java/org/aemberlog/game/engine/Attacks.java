package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.List;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.Modifier.AttacksOnly;
import org.aemberlog.game.card.Modifier.FightsOnly;
import org.aemberlog.game.card.Modifier.IgnoreKeywordsWhileAttacking;
import org.aemberlog.game.card.Modifier.MustFight;
import org.aemberlog.game.card.Modifier.PlayerAction;
import org.aemberlog.game.card.Modifier.WidensTaunt;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice.Way;
import org.aemberlog.game.state.Permanent;

/** Which creatures a creature may be used to fight. */
final class Attacks {

    private Attacks() {}

    /** The enemy creatures that a creature could be used to fight now, from left to right. */
    static List<CardId> fightable(Board board, CardId attacker) {
        var you = board.controller(attacker);
        if (Permissions.forbidden(board, PlayerAction.FIGHT, you, attacker)) {
            return List.of();
        }
        var found = new ArrayList<CardId>();
        for (var creature : board.state().side(you.opponent()).battleline()) {
            if (!creature.tagged()
                    && !shieldedByTaunt(board, attacker, creature.card())
                    && !cannotAttack(board, attacker, creature.card())) {
                found.add(creature.card());
            }
        }
        return found;
    }

    /** Whether a card cannot be used in a way, because it can be used to fight only. */
    static boolean keepsFrom(Board board, Way way, CardId card) {
        return way != Way.FIGHT && way != Way.REMOVE_STUN && board.anyApplies(FightsOnly.class, card);
    }

    /** Whether a creature is one that has to fight when it is used and can. */
    static boolean mustFight(Board board, Permanent creature) {
        return creature.enraged() || board.anyApplies(MustFight.class, creature.card());
    }

    /** Whether the attacker's own text keeps it from fighting this creature. */
    static boolean cannotAttack(Board board, CardId attacker, CardId defender) {
        for (var it : board.inForce(AttacksOnly.class)) {
            if (it.appliesTo(board, attacker)
                    && !it.matches(board, it.modifier().defender(), defender)) {
                return true;
            }
        }
        return false;
    }

    /** Whether {@code attacker} may not be used to fight {@code defender} (glossary, Taunt). */
    static boolean shieldedByTaunt(Board board, CardId attacker, CardId defender) {
        if (ignores(board, attacker, KeywordKind.TAUNT) || board.has(defender, KeywordKind.TAUNT)) {
            return false;
        }
        for (var neighbor : board.neighbors(defender)) {
            if (board.has(neighbor, KeywordKind.TAUNT)) {
                return true;
            }
        }
        return shieldedFromAfar(board, defender);
    }

    /** Whether a creature with taunt protects {@code defender} beyond its neighbors. */
    private static boolean shieldedFromAfar(Board board, CardId defender) {
        for (var it : board.inForce(WidensTaunt.class)) {
            for (var neighbor : board.neighbors(defender)) {
                for (var far : board.neighbors(neighbor)) {
                    if (it.appliesTo(board, far) && board.has(far, KeywordKind.TAUNT)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** Whether an attacker may treat the creatures it could fight as without a keyword. */
    static boolean ignores(Board board, CardId attacker, KeywordKind kind) {
        for (var it : board.inForce(IgnoreKeywordsWhileAttacking.class)) {
            if (it.modifier().kinds().contains(kind) && it.appliesTo(board, attacker)) {
                return true;
            }
        }
        return false;
    }
}
