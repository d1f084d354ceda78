package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.Modifier.*;
import org.aemberlog.game.state.CardId;

/** What card texts say about damage: how much is dealt, to whom, and whether at all. */
final class DamageRules {

    private DamageRules() {}

    /** What the power of {@code dealer} deals to {@code target} in a fight. */
    static int inFight(Board board, CardId dealer, CardId target, boolean attacking) {
        int damage = board.power(dealer);
        int most = Integer.MAX_VALUE;
        for (var it : board.inForce(FightDamageOnly.class)) {
            if (it.appliesTo(board, dealer)) {
                most = Math.min(most, it.amount(board, it.modifier().amount()));
            }
        }
        for (var it : board.inForce(AttackedDamageOnly.class)) {
            if (!attacking && it.appliesTo(board, dealer)) {
                most = Math.min(most, it.amount(board, it.modifier().amount()));
            }
        }
        for (var it : board.inForce(ExtraDamageAttacking.class)) {
            if (attacking
                    && it.appliesTo(board, dealer)
                    && it.matches(board, it.modifier().defender(), target)) {
                damage += it.amount(board, it.modifier().delta());
            }
        }
        return most == Integer.MAX_VALUE ? damage : most;
    }

    /** Whether damage that {@code dealer} would deal to a card is prevented altogether. */
    static boolean prevent(Board board, CardId card, Optional<CardId> dealer) {
        if (board.has(card, KeywordKind.INVULNERABLE)) {
            return true;
        }
        for (var it : board.inForce(CannotBeDamaged.class)) {
            if (it.appliesTo(board, card) && isBy(board, it, dealer)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isBy(Board board, ActiveModifier<CannotBeDamaged> it, Optional<CardId> dealer) {
        var by = it.modifier().by();
        return by instanceof Filter.Any || dealer.isPresent() && it.matches(board, by, dealer.get());
    }

    /** How much damage a card takes of what is dealt to it (FAQ, Lethal Distraction); what doubles it comes last. */
    static int taken(Board board, CardId card, int dealt) {
        int taken = dealt;
        for (var it : board.inForce(ExtraDamageTaken.class)) {
            if (it.appliesTo(board, card)) {
                taken += it.amount(board, it.modifier().delta());
            }
        }
        for (var it : board.inForce(DoubleDamageTaken.class)) {
            if (it.appliesTo(board, card)) {
                taken *= 2;
            }
        }
        return taken;
    }

    /** The creatures to which damage dealt to {@code target} is dealt instead. */
    static List<CardId> protectorsOf(Board board, CardId target) {
        var protectors = new ArrayList<CardId>();
        for (var it : board.inForce(TakesDamageFor.class)) {
            if (it.holds(board) && it.matches(board, it.modifier().whom(), target)) {
                protectors.add(it.source());
            }
        }
        return protectors;
    }

    /** The creatures that are dealt fight damage together with {@code target}. */
    static List<CardId> sharersOf(Board board, CardId target) {
        var sharers = new ArrayList<CardId>();
        for (var it : board.inForce(SharesFightDamageOf.class)) {
            if (it.holds(board) && it.matches(board, it.modifier().whom(), target)) {
                sharers.add(it.source());
            }
        }
        return sharers;
    }
}
