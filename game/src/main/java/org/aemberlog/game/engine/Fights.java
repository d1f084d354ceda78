package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.aemberlog.game.card.Effect.Status;
import org.aemberlog.game.card.EventPattern.Happening;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.Timing;
import org.aemberlog.game.engine.Damage.Hit;
import org.aemberlog.game.engine.Triggers.Happened;
import org.aemberlog.game.engine.Triggers.Pending;
import org.aemberlog.game.event.MatchEvent.FightBegan;
import org.aemberlog.game.event.MatchEvent.StatusLost;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Permanent;

/** Fighting (timing chart, Fight with a Creature). */
final class Fights {

    private final Resolution r;

    Fights(Resolution resolution) {
        this.r = resolution;
    }

    /** The attacker, exhausted already, fights the defender. */
    void fight(CardId attacker, CardId defender) {
        var before = r.board();
        boolean evaded =
                before.has(defender, KeywordKind.ELUSIVE)
                        && !before.ignoresAttacking(attacker, KeywordKind.ELUSIVE)
                        && !r.state().find(defender).map(Permanent::attacked).orElse(false);
        r.emit(new FightBegan(attacker, defender));
        beforeFight(attacker, defender);
        boolean fought = standing(attacker) && standing(defender);
        var seen = r.board();
        Set<CardId> destroyed = Set.of();
        if (fought && !evaded) {
            destroyed = exchangeBlows(attacker, defender);
        }
        afterFight(attacker, defender, before, seen, fought, destroyed);
    }

    private void beforeFight(CardId attacker, CardId defender) {
        var waiting = new ArrayList<Pending>();
        r.triggers.addBold(waiting, attacker, Timing.BEFORE_FIGHT);
        addStrike(waiting, attacker, defender, KeywordKind.ASSAULT);
        addStrike(waiting, defender, attacker, KeywordKind.HAZARDOUS);
        r.triggers.resolve(waiting);
    }

    private void addStrike(
            List<Pending> waiting, CardId from, CardId to, KeywordKind keyword) {
        int damage = r.board().value(from, keyword);
        if (damage > 0) {
            waiting.add(
                    new Pending(
                            from,
                            keyword.name().toLowerCase(java.util.Locale.ROOT),
                            () -> r.damage.deal(List.of(Hit.of(to, damage)))));
        }
    }

    private Set<CardId> exchangeBlows(CardId attacker, CardId defender) {
        var board = r.board();
        var hits = new ArrayList<Hit>();
        hits.add(
                new Hit(
                        defender,
                        board.fightDamage(attacker, defender, true),
                        board.has(attacker, KeywordKind.POISON)));
        if (!board.has(attacker, KeywordKind.SKIRMISH)) {
            hits.add(
                    new Hit(
                            attacker,
                            board.fightDamage(defender, attacker, false),
                            board.has(defender, KeywordKind.POISON)));
        }
        return r.damage.deal(hits);
    }

    /**
     * Everything "after a fight" is one timing point. "Fight:" needs the attacker to have survived a
     * fight that took place; "after a creature fights" only that it was used to fight.
     */
    private void afterFight(
            CardId attacker,
            CardId defender,
            Board before,
            Board seen,
            boolean fought,
            Set<CardId> destroyed) {
        var waiting = new ArrayList<Pending>();
        if (fought && standing(attacker)) {
            r.triggers.addBold(waiting, attacker, Timing.FIGHT);
        }
        var actor = before.controller(attacker);
        r.triggers.addAfter(waiting, new Happened(Happening.FOUGHT, actor, attacker, before, 0));
        addVictory(waiting, attacker, defender, seen, destroyed);
        addVictory(waiting, defender, attacker, seen, destroyed);
        r.triggers.resolve(waiting);
        if (r.state().find(attacker).map(Permanent::enraged).orElse(false)) {
            r.emit(new StatusLost(attacker, Status.ENRAGE));
        }
    }

    private void addVictory(
            List<Pending> waiting,
            CardId victor,
            CardId beaten,
            Board seen,
            Set<CardId> destroyed) {
        if (destroyed.contains(beaten) && standing(victor)) {
            r.triggers.addAfterFor(
                    waiting,
                    victor,
                    new Happened(
                            Happening.DESTROYED_FIGHTING_THIS,
                            seen.controller(beaten),
                            beaten,
                            seen,
                            0));
        }
    }

    private boolean standing(CardId card) {
        return r.state().find(card).map(p -> !p.tagged()).orElse(false);
    }
}
