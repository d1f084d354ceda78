package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.card.Ability.Activated;
import org.aemberlog.game.card.Ability.ActivatedKind;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.Effect.UseMode;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.card.Modifier.PlayerAction;
import org.aemberlog.game.card.Timing;
import org.aemberlog.game.event.MatchEvent.AbilityUsed;
import org.aemberlog.game.event.MatchEvent.CardExhausted;
import org.aemberlog.game.event.MatchEvent.CreatureReaped;
import org.aemberlog.game.event.MatchEvent.StunRemoved;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice.Option;
import org.aemberlog.game.state.Choice.Reason;
import org.aemberlog.game.state.Choice.Way;
import org.aemberlog.game.state.Seat;

/** Using cards (rulebook, Using Cards): reap, fight, "Action:", "Omni:", or losing a stun. */
final class Uses {

    private final Resolution r;

    Uses(Resolution resolution) {
        this.r = resolution;
    }

    /** Takes note that an off-house card is used by a permission, if it is. */
    void permitted(Seat you, CardId card, Way way) {
        if (!Permissions.needsNone(r.board(), way, card)) {
            Permissions.permitUse(r.board(), way, you, card).ifPresent(permit -> r.control.spend(permit, card));
        }
    }

    void reap(CardId creature) {
        pay(creature);
        r.emit(new CardExhausted(creature));
        r.triggers.resolveBold(creature, Timing.BEFORE_REAP, List.of());
        if (r.state().find(creature).isEmpty()) {
            return;
        }
        r.emit(new CreatureReaped(creature, Looks.of(r.board(), creature)));
        var seen = r.board();
        var you = seen.controller(creature);
        var gain = Occurrence.with(creature, you, TriggerEvent.AEMBER_GAINED_BY_REAPING, seen, 1);
        var after = new ArrayList<Occurrence>();
        boolean otherwise = r.triggers.puttingOff(after, () -> r.replacements.prevent(gain));
        if (!otherwise && r.aember.gain(you, gain.amount)) {
            after.add(gain);
        }
        var waiting = new ArrayList<Triggers.Pending>();
        after.forEach(happened -> waiting.addAll(r.triggers.after(happened)));
        waiting.addAll(r.triggers.after(Occurrence.with(creature, you, TriggerEvent.REAPED, seen, 0)));
        r.triggers.resolveBold(creature, Timing.REAP, waiting);
    }

    void fight(CardId attacker, CardId defender) {
        pay(attacker);
        r.emit(new CardExhausted(attacker));
        r.fights.fight(attacker, defender);
    }

    void ability(Seat you, CardId card, ActivatedKind kind) {
        r.tolls.pay(PlayerAction.USE, you, card);
        var abilities = Abilities.activated(r.board(), card, kind);
        var instance = abilities.size() == 1 ? abilities.getFirst() : chosen(abilities);
        r.emit(new CardExhausted(card));
        r.emit(new AbilityUsed(card, kind, Looks.of(r.board(), card)));
        var context = instance.context();
        var seen = r.board();
        r.effects.resolve(instance.ability().run(), context.you() == you ? context : context.asIfOf(you));
        r.triggers.follow(Occurrence.with(card, you, TriggerEvent.USED, seen, 0));
    }

    private AbilityInstance<Activated> chosen(List<AbilityInstance<Activated>> abilities) {
        var options = abilities.stream()
                .<Option>map(b -> b.waiting(Triggers.label(b.ability().kind())))
                .toList();
        return abilities.get(r.choose(Reason.NEXT_ABILITY, Optional.empty(), options, 1, 1, false)
                .getFirst());
    }

    private void pay(CardId card) {
        r.tolls.pay(PlayerAction.USE, r.board().controller(card), card);
    }

    void removeStun(CardId creature) {
        pay(creature);
        r.emit(new CardExhausted(creature));
        r.emit(new StunRemoved(creature, Looks.of(r.board(), creature)));
        var you = r.board().controller(creature);
        r.triggers.follow(Occurrence.with(creature, you, TriggerEvent.USED, r.board(), 0));
    }

    /**
     * Uses a card because an effect says so: it may be of any house, but has to be ready and is
     * stunned if it is (glossary, Stun).
     *
     * @param spared the creatures that it may not fight
     * @return the creature it fought, if it did, in a list; empty when it could not be used
     */
    Optional<List<CardId>> useByEffect(Seat you, CardId card, UseMode mode, List<CardId> spared) {
        var ways = ways(r.board(), you, card, mode, spared);
        if (ways.isEmpty()
                || RuleOfSix.reached(r.state(), card)
                || !Tolls.payable(r.board(), PlayerAction.USE, you, card)) {
            return Optional.empty();
        }
        var options = ways.stream().map(Option.Use::new).toList();
        var way = r.chooseOne(Reason.USE, Optional.of(card), options).way();
        switch (way) {
            case REAP -> reap(card);
            case FIGHT -> {
                var defender = chooseDefender(card, spared);
                fight(card, defender);
                return Optional.of(List.of(defender));
            }
            case ACTION -> ability(you, card, ActivatedKind.ACTION);
            case OMNI -> ability(you, card, ActivatedKind.OMNI);
            case REMOVE_STUN -> removeStun(card);
        }
        return Optional.of(List.of());
    }

    private CardId chooseDefender(CardId attacker, List<CardId> spared) {
        var defenders = fightable(r.board(), attacker, spared);
        return r.chooseCards(Reason.DEFENDER, attacker, defenders, 1, 1).getFirst();
    }

    private static List<CardId> fightable(Board board, CardId attacker, List<CardId> spared) {
        var fightable = Attacks.fightable(board, attacker);
        return spared.isEmpty()
                ? fightable
                : fightable.stream().filter(c -> !spared.contains(c)).toList();
    }

    /** The ways in which a card in play could be used now by a player, who may not control it, houses aside. */
    static List<Way> ways(Board board, Seat you, CardId card, UseMode mode, List<CardId> spared) {
        var permanent = board.state().find(card);
        if (permanent.isEmpty()
                || permanent.get().exhausted()
                || permanent.get().tagged()) {
            return List.of();
        }
        if (Permissions.forbidden(board, PlayerAction.USE, you, card)) {
            return List.of();
        }
        if (permanent.get().stunned()) {
            return List.of(Way.REMOVE_STUN);
        }
        boolean creature = board.type(card) == CardType.CREATURE;
        boolean canFight = creature && !fightable(board, card, spared).isEmpty();
        if (mode == UseMode.ANY && canFight && Attacks.mustFight(board, permanent.get())) {
            return List.of(Way.FIGHT);
        }
        var ways = new ArrayList<Way>();
        if (creature && !mode.isFight() && !Permissions.forbidden(board, PlayerAction.REAP, you, card)) {
            ways.add(Way.REAP);
        }
        if (canFight && mode != UseMode.REAP) {
            ways.add(Way.FIGHT);
        }
        if (mode == UseMode.ANY) {
            addAbilities(board, card, ways);
        }
        ways.removeIf(way -> Attacks.keepsFrom(board, way, card));
        return ways;
    }

    private static void addAbilities(Board board, CardId card, List<Way> ways) {
        if (!Abilities.activated(board, card, ActivatedKind.ACTION).isEmpty()) {
            ways.add(Way.ACTION);
        }
        if (!Abilities.activated(board, card, ActivatedKind.OMNI).isEmpty()) {
            ways.add(Way.OMNI);
        }
    }
}
