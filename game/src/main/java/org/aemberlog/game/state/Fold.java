package org.aemberlog.game.state;

import java.util.List;
import java.util.Optional;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.event.MatchEvent.*;

/**
 * The fold: what each event changes. It rolls no dice and knows no card's text. Events about piles, single cards, the
 * table and Æmber are applied by {@link Piles}, {@link CardMoves}, {@link TableChanges} and {@link AemberMoves};
 * {@link TurnLogChanges} is what the log of the turn remembers of them.
 */
final class Fold {

    private Fold() {}

    static MatchState apply(MatchState before, MatchEvent event) {
        if (event instanceof Beside e) {
            return beside(before, e);
        }
        var s = before.counted();
        return switch (event) {
            case Beside e -> throw new IllegalStateException("Folded already: " + e);
            case LifecycleEvent e -> lifecycle(s, e);
            case TurnEvent e -> turn(s, e);
            case PlayerEvent e -> player(s, e);
            case PileEvent e -> Piles.apply(s, e);
            case MoveEvent e -> CardMoves.apply(s, e);
            case UseEvent e -> use(s, e);
            case AemberEvent e -> AemberMoves.apply(s, e);
            case StatusEvent e -> TableChanges.apply(s, e);
            case TableEvent e -> TableChanges.apply(s, e);
            case LastingEvent e -> lasting(s, e);
            case DecisionEvent e -> decision(s, e);
        };
    }

    private static MatchState lifecycle(MatchState s, LifecycleEvent event) {
        return switch (event) {
            case MatchCreated _, MatchForked _ ->
                throw new IllegalStateException("Impossible event, the match exists already: " + event);
            case NonceAdded e -> s.withNonce(e.seat(), e.nonce());
            case SecretRevealed _ -> s;
            case FirstPlayerRolled e -> s.withFirst(e.first());
            case FirstPlayerChosen e -> s.withFirst(e.first());
            case MatchWon e -> s.wonBy(e.winner());
            case MatchExpired _ -> s.expired();
            case TakenBack e -> e.state().orElseThrow().after(s);
        };
    }

    private static MatchState turn(MatchState s, TurnEvent event) {
        return switch (event) {
            case TurnBegan e -> s.withTurn(e.seat(), e.turn());
            case StepBegan e -> s.withStep(e.step());
            case HouseChosen e -> s.withHouse(Optional.of(e.house()));
            case HouseUnavailable _, CheckAnnounced _ -> s;
            case TurnEnded e -> turnEnded(s, e);
            case TimeAdded e -> s.withClock(s.clock().orElseThrow().added(e.seat(), e.millis()));
        };
    }

    private static MatchState player(MatchState s, PlayerEvent event) {
        return switch (event) {
            case KeyForged e -> keyForged(s, e);
            case KeyUnforged e -> s.changing(e.seat(), side -> side.withKeys(Lists.without(side.keys(), e.color())));
            case TideRaised e ->
                TurnLogChanges.done(s.withTide(Optional.of(e.seat())), TriggerEvent.TIDE_RAISED, e.seat());
            case ChainsGained e -> chains(s, e.seat(), e.amount());
            case ChainShed e -> chains(s, e.seat(), -1);
        };
    }

    private static MatchState use(MatchState s, UseEvent event) {
        return switch (event) {
            case CreatureReaped e -> TurnLogChanges.used(s, TriggerEvent.REAPED, e.card(), e.look());
            case FightBegan e -> fightBegan(s, e);
            case AbilityUsed e -> TurnLogChanges.used(s, TriggerEvent.USED, e.card(), e.look());
            case StunRemoved e ->
                TableChanges.changing(
                        TurnLogChanges.used(s, TriggerEvent.USED, e.card(), e.look()),
                        e.card(),
                        p -> p.withStunned(false));
        };
    }

    private static MatchState lasting(MatchState s, LastingEvent event) {
        return switch (event) {
            case LastingEffectBegan e -> lastingBegan(s, e);
            case LastingEffectUsed e -> lastingUsed(s, e);
        };
    }

    private static MatchState decision(MatchState s, DecisionEvent event) {
        return switch (event) {
            case ChoiceRequested e -> s.asking(e.choice());
            case ChoiceMade _ -> s.answered();
            case Corrected e -> e.what().map(it -> Corrections.apply(s, it)).orElse(s);
        };
    }

    private static MatchState beside(MatchState s, Beside event) {
        return switch (event) {
            case TimePassed e -> timePassed(s, e);
            case TakebackAsked e -> s.withTakeback(Optional.of(e.seat()));
            case TakebackDeclined e -> s.withTakeback(Optional.empty());
        };
    }

    private static MatchState timePassed(MatchState s, TimePassed e) {
        var clock = s.clock().orElseThrow();
        if (!clock.hasStarted()) {
            return s.withClock(clock.started(e.at()));
        }
        return s.withClock(
                e.seat().map(seat -> clock.passed(seat, e.millis(), e.at())).orElseGet(() -> clock.lookedAt(e.at())));
    }

    private static MatchState keyForged(MatchState s, KeyForged e) {
        var paid = AemberMoves.inPool(s, e.seat(), -e.paid());
        return TurnLogChanges.keyForged(
                paid.changing(e.seat(), side -> side.withKeys(Side.plus(side.keys(), e.color()))), e);
    }

    /** Armor and elusive are as good as new, and what lasted until now is over. */
    private static MatchState turnEnded(MatchState s, TurnEnded e) {
        return TableChanges.changingAll(s, p -> p.withArmorSpent(0).withAttacked(false))
                .withLasting(s.lasting().stream()
                        .filter(l -> !l.overAfter(e.seat(), s.turn()))
                        .toList());
    }

    private static MatchState fightBegan(MatchState s, FightBegan e) {
        var used = TurnLogChanges.used(s, TriggerEvent.FOUGHT, e.attacker(), e.look());
        return TableChanges.changing(used, e.defender(), p -> p.withAttacked(true));
    }

    private static MatchState chains(MatchState s, Seat seat, int change) {
        return s.changing(seat, side -> side.withChains(side.chains() + change));
    }

    /** A lasting effect is known by the number of the event that began it. */
    private static MatchState lastingBegan(MatchState s, LastingEffectBegan e) {
        var lasting = new Lasting(
                s.events(), e.source(), e.seat(), s.turn(), e.until(), e.uses(), e.rule(), e.memory(), List.of());
        return s.withLasting(Side.plus(s.lasting(), lasting));
    }

    private static MatchState lastingUsed(MatchState s, LastingEffectUsed e) {
        return s.withLasting(s.lasting().stream()
                .map(l -> l.id() == e.effect() ? l.spentOn(e.card()) : l)
                .toList());
    }
}
