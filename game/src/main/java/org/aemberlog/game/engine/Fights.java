package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.aemberlog.game.card.Effect.Status;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.Timing;
import org.aemberlog.game.engine.ActionContext.FightContext;
import org.aemberlog.game.engine.Damage.Hit;
import org.aemberlog.game.engine.Damage.Kind;
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
        boolean evaded = before.has(defender, KeywordKind.ELUSIVE)
                && !Attacks.ignores(before, attacker, KeywordKind.ELUSIVE)
                && !r.state().find(defender).map(Permanent::attacked).orElse(false);
        r.emit(new FightBegan(attacker, defender, Looks.of(before, attacker)));
        var would = Occurrence.with(attacker, before.controller(attacker), TriggerEvent.FOUGHT, before, 0);
        var first = r.replacements.first(would, Timing.BEFORE_FIGHT);
        if (r.replacements.prevent(would)) {
            return;
        }
        var fight = new FightContext(attacker, defender, r.state().events());
        r.actionContext().begin(fight);
        beforeFight(attacker, defender, first);
        if (would.cancelled) {
            r.actionContext().end();
            return;
        }
        boolean fought = standing(attacker) && standing(defender);
        var seen = r.board();
        Set<CardId> destroyed = Set.of();
        if (fought) {
            destroyed = exchangeBlows(fight, evaded);
        }
        afterFight(fight, before, seen, fought, destroyed);
        r.actionContext().end();
    }

    /** Everything "before a fight" is one timing point. */
    private void beforeFight(CardId attacker, CardId defender, List<Pending> first) {
        var waiting = new ArrayList<>(first);
        addStrike(waiting, attacker, defender, KeywordKind.ASSAULT);
        addStrike(waiting, defender, attacker, KeywordKind.HAZARDOUS);
        r.triggers.resolveBold(attacker, Timing.BEFORE_FIGHT, waiting);
    }

    private void addStrike(List<Pending> waiting, CardId from, CardId to, KeywordKind keyword) {
        int damage = r.board().value(from, keyword);
        if (damage > 0) {
            waiting.add(new Pending(
                    from, keyword, List.of(from, keyword), () -> strike(from, keyword, Hit.by(from, to, damage))));
        }
    }

    private void strike(CardId from, KeywordKind keyword, Hit hit) {
        var seen = r.board();
        var destroyed = r.damage.deal(List.of(hit)).destroyed();
        if (keyword == KeywordKind.ASSAULT) {
            var waiting = new ArrayList<Pending>();
            for (var beaten : destroyed) {
                addVictory(waiting, from, beaten, TriggerEvent.DESTROYED_BY_ASSAULT, seen, destroyed);
            }
            r.triggers.resolve(waiting);
        }
    }

    /**
     * Both creatures deal damage at once. Elusive keeps the creature that has it from being dealt
     * and from dealing any, but not the attacker from hitting another one (FAQ, Elusive).
     */
    private Set<CardId> exchangeBlows(FightContext fight, boolean evaded) {
        var board = r.board();
        var hits = new ArrayList<Hit>();
        var target = fight.attackersTarget.orElse(fight.defender);
        if (!evaded || !target.equals(fight.defender)) {
            hits.add(blow(fight.attacker, target, fight.defender, true));
        }
        if (!evaded && (!board.has(fight.attacker, KeywordKind.SKIRMISH) || fight.defendersTarget.isPresent())) {
            var answered = fight.defendersTarget.orElse(fight.attacker);
            hits.add(blow(fight.defender, answered, fight.attacker, false));
        }
        return r.damage.deal(hits).destroyed();
    }

    private Hit blow(CardId dealer, CardId target, CardId opponent, boolean attacking) {
        return new Hit(
                target,
                DamageRules.inFight(r.board(), dealer, opponent, attacking),
                Optional.of(dealer),
                Kind.FIGHT,
                r.board().has(dealer, KeywordKind.POISON));
    }

    /**
     * Everything "after a fight" is one timing point. "Fight:" needs the attacker to have survived
     * a fight that took place; "after a creature fights" only that it was used to fight.
     */
    private void afterFight(FightContext fight, Board before, Board seen, boolean fought, Set<CardId> destroyed) {
        var actor = before.controller(fight.attacker);
        var waiting = new ArrayList<>(
                r.triggers.after(Occurrence.with(fight.attacker, actor, TriggerEvent.FOUGHT, before, 0)));
        addVictory(waiting, fight.attacker, fight.defender, TriggerEvent.DESTROYED_ATTACKED_BY_THIS, seen, destroyed);
        addVictory(waiting, fight.defender, fight.attacker, TriggerEvent.DESTROYED_FIGHTING_THIS, seen, destroyed);
        if (fought && standing(fight.attacker)) {
            r.triggers.resolveBold(fight.attacker, Timing.FIGHT, waiting);
        } else {
            r.triggers.resolve(waiting);
        }
        if (isEnraged(before, fight.attacker)
                && isEnraged(r.board(), fight.attacker)
                && !r.actionContext()
                        .hasLeftSince(fight.attacker, before.state().events())) {
            r.emit(new StatusLost(fight.attacker, Status.ENRAGE));
        }
    }

    private static boolean isEnraged(Board board, CardId card) {
        return board.state().find(card).map(Permanent::enraged).orElse(false);
    }

    private void addVictory(
            List<Pending> waiting, CardId victor, CardId beaten, TriggerEvent how, Board seen, Set<CardId> destroyed) {
        if (!destroyed.contains(beaten) || !standing(victor)) {
            return;
        }
        var victory =
                r.triggers.afterFor(victor, r.board(), Occurrence.with(beaten, seen.controller(beaten), how, seen, 0));
        if (r.destruction.underway()) {
            r.destruction.resolveOnceDestroyed(beaten, victory);
        } else {
            waiting.addAll(victory);
        }
    }

    private boolean standing(CardId card) {
        return r.inPlay(card) && !r.board().falling(card);
    }
}
