package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.card.Ability.ActivatedKind;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.Effect.UseMode;
import org.aemberlog.game.card.EventPattern.Happening;
import org.aemberlog.game.card.Timing;
import org.aemberlog.game.engine.Triggers.Happened;
import org.aemberlog.game.engine.Triggers.Pending;
import org.aemberlog.game.event.MatchEvent.AbilityUsed;
import org.aemberlog.game.event.MatchEvent.AemberGained;
import org.aemberlog.game.event.MatchEvent.CardExhausted;
import org.aemberlog.game.event.MatchEvent.CreatureReaped;
import org.aemberlog.game.event.MatchEvent.StunRemoved;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice.Option;
import org.aemberlog.game.state.Choice.Reason;
import org.aemberlog.game.state.Choice.Way;
import org.aemberlog.game.state.Permanent;

/** Using cards (rulebook, Using Cards): reap, fight, "Action:", "Omni:", or losing a stun. */
final class Uses {

    private final Resolution r;

    Uses(Resolution resolution) {
        this.r = resolution;
    }

    void reap(CardId creature) {
        r.emit(new CardExhausted(creature));
        r.emit(new CreatureReaped(creature));
        var you = r.board().controller(creature);
        var gain = new Happened(Happening.AEMBER_GAINED_BY_REAPING, you, creature, r.board(), 1);
        if (!r.triggers.replaced(gain)) {
            r.emit(new AemberGained(you, gain.amount()));
        }
        var waiting = new ArrayList<Pending>();
        if (r.state().find(creature).isPresent()) {
            r.triggers.addBold(waiting, creature, Timing.REAP);
        }
        var seen = gain.seen();
        r.triggers.addAfter(waiting, new Happened(Happening.REAPED, you, creature, seen, 0));
        r.triggers.resolve(waiting);
    }

    void fight(CardId attacker, CardId defender) {
        r.emit(new CardExhausted(attacker));
        r.fights.fight(attacker, defender);
    }

    void ability(CardId card, ActivatedKind kind) {
        var ability = r.cast().script(card).activated(kind).orElseThrow();
        r.emit(new CardExhausted(card));
        r.emit(new AbilityUsed(card, kind));
        var frame = Frame.of(card, r.board().controller(card));
        r.effects.resolve(ability.run(), frame);
    }

    void removeStun(CardId creature) {
        r.emit(new CardExhausted(creature));
        r.emit(new StunRemoved(creature));
    }

    /**
     * Uses a card because an effect says so: it may be of any house, but has to be ready and is
     * stunned if it is (glossary, Stun).
     *
     * @return whether it was used
     */
    boolean useByEffect(CardId card, UseMode mode) {
        var ways = ways(r.board(), card, mode);
        if (ways.isEmpty() || RuleOfSix.reached(r.state(), card)) {
            return false;
        }
        var options = ways.stream().map(Option.Use::new).toList();
        var way = r.chooseOne(Reason.USE, Optional.of(card), options).way();
        switch (way) {
            case REAP -> reap(card);
            case FIGHT -> fight(card, chooseDefender(card));
            case ACTION -> ability(card, ActivatedKind.ACTION);
            case OMNI -> ability(card, ActivatedKind.OMNI);
            case REMOVE_STUN -> removeStun(card);
        }
        return true;
    }

    private CardId chooseDefender(CardId attacker) {
        var defenders = r.board().fightable(attacker);
        return r.chooseCards(Reason.DEFENDER, attacker, defenders, 1, 1).getFirst();
    }

    /** The ways in which a card in play could be used now, houses aside. */
    static List<Way> ways(Board board, CardId card, UseMode mode) {
        var permanent = board.state().find(card);
        if (permanent.isEmpty() || permanent.get().exhausted() || permanent.get().tagged()) {
            return List.of();
        }
        if (permanent.get().stunned()) {
            return List.of(Way.REMOVE_STUN);
        }
        boolean creature = board.cast().definition(card).type() == CardType.CREATURE;
        boolean canFight = creature && !board.fightable(card).isEmpty();
        if (mode == UseMode.ANY && mustFight(permanent.get(), canFight)) {
            return List.of(Way.FIGHT);
        }
        var ways = new ArrayList<Way>();
        if (creature && mode != UseMode.FIGHT) {
            ways.add(Way.REAP);
        }
        if (canFight && mode != UseMode.REAP) {
            ways.add(Way.FIGHT);
        }
        if (mode == UseMode.ANY) {
            addAbilities(board.cast().script(card), ways);
        }
        return ways;
    }

    private static void addAbilities(Script script, List<Way> ways) {
        if (script.activated(ActivatedKind.ACTION).isPresent()) {
            ways.add(Way.ACTION);
        }
        if (script.activated(ActivatedKind.OMNI).isPresent()) {
            ways.add(Way.OMNI);
        }
    }

    private static boolean mustFight(Permanent permanent, boolean canFight) {
        return permanent.enraged() && canFight;
    }
}
