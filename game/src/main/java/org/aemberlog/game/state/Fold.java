package org.aemberlog.game.state;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.aemberlog.game.card.Effect.Duration;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.event.MatchEvent.*;
import org.aemberlog.game.state.Permanent.Flag;
import org.aemberlog.game.state.TurnLog.Entry;

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
        var after = game(before, event);
        if (after.events() != before.events() + 1) {
            throw new IllegalStateException("Not counted once: " + event);
        }
        return after;
    }

    /** One {@link MatchState#next} an event: counting it and changing the match is one step. */
    private static MatchState game(MatchState s, MatchEvent event) {
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
            case NonceAdded e -> s.next(s.setup().with(s.chance().with(e.seat(), e.nonce())));
            case SecretRevealed _ -> s.next();
            case FirstPlayerRolled e -> s.withFirst(e.first());
            case FirstPlayerChosen e -> s.withFirst(e.first());
            case MatchWon e -> s.over(Optional.of(e.winner()));
            case MatchExpired _ -> s.over(Optional.empty());
            case TakenBack e -> e.state().orElseThrow().after(s);
        };
    }

    private static MatchState turn(MatchState s, TurnEvent event) {
        return switch (event) {
            case TurnBegan e -> s.next(s.turn().next(e.seat(), e.turn()));
            case StepBegan e -> s.next(s.turn().with(e.step()), readied(s));
            case HouseChosen e -> s.next(s.turn().choosing(Optional.of(e.house())));
            case ActiveHouseChanged e -> s.next(s.turn().with(Optional.of(e.house())));
            case HouseUnavailable _ -> s.next(s.turn().choosing(Optional.empty()));
            case CheckAnnounced _ -> s.next();
            case TurnEnded e -> turnEnded(s, e);
            case TimeAdded e ->
                s.next()
                        .withClock(Optional.of(s.clock()
                                .orElseThrow()
                                .added(e.seat(), e.millis(), s.turn().number())));
        };
    }

    private static MatchState player(MatchState s, PlayerEvent event) {
        return switch (event) {
            case KeyForged e -> keyForged(s, e);
            case KeyUnforged e -> s.changing(e.seat(), side -> side.withKeys(Lists.without(side.keys(), e.color())));
            case TideRaised e ->
                s.next(
                        s.turn().with(Entry.of(TriggerEvent.TIDE_RAISED, e.seat())),
                        s.table().withTide(Optional.of(e.seat())));
            case TideReset _ -> s.next(s.turn(), s.table().withTide(Optional.empty()));
            case ChainsGained e -> chains(s, e.seat(), e.amount());
            case ChainShed e -> chains(s, e.seat(), -1);
        };
    }

    private static MatchState use(MatchState s, UseEvent event) {
        return switch (event) {
            case CreatureReaped e -> s.next(TurnLogChanges.used(s, TriggerEvent.REAPED, e.card(), e.look()));
            case FightBegan e -> fightBegan(s, e);
            case AbilityUsed e -> s.next(TurnLogChanges.used(s, TriggerEvent.USED, e.card(), e.look()));
            case StunRemoved e ->
                s.next(
                        TurnLogChanges.used(s, TriggerEvent.USED, e.card(), e.look()),
                        s.table().changing(e.card(), p -> p.with(Flag.STUNNED, false)));
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
            case ChoiceRequested e -> s.next(Questions.waitingFor(e.choice()));
            case ChoiceMade _ -> s.next(s.questions().answered());
            case Corrected e ->
                e.what().map(it -> CorrectionChanges.apply(s, it)).orElseGet(s::next);
        };
    }

    private static MatchState beside(MatchState s, Beside event) {
        return switch (event) {
            case TimePassed e -> timePassed(s, e);
            case TakebackAsked e -> s.withTakeback(Optional.of(e.seat()));
            case TakebackDeclined e -> s.withTakeback(Optional.empty());
            case BotSeated e -> s.withBot(e.seat(), Optional.of(e.bot()));
            case PlayerReturned e -> s.withBot(e.seat(), Optional.empty());
        };
    }

    private static MatchState timePassed(MatchState s, TimePassed e) {
        var clock = s.clock().orElseThrow();
        return s.withClock(
                Optional.of(clock.hasStarted() ? clock.passed(e.seat(), e.millis(), e.at()) : clock.started(e.at())));
    }

    private static MatchState keyForged(MatchState s, KeyForged e) {
        var paid = AemberMoves.inPool(s.table(), e.seat(), -e.paid());
        return s.next(
                s.turn().with(Entry.forged(e.seat(), e.color())),
                paid.changing(e.seat(), side -> side.withKeys(Lists.plus(side.keys(), e.color()))));
    }

    /** Armor and elusive are as good as new, and what lasted until now is over. */
    private static MatchState turnEnded(MatchState s, TurnEnded e) {
        var renewed = readied(s).changingAll(Permanent::renewed);
        return s.next(renewed.lasting().isEmpty() ? renewed : renewed.withLasting(left(s, renewed, e.seat())));
    }

    private static List<Lasting> left(MatchState s, Table table, Seat ended) {
        return table.lasting().stream()
                .filter(l -> !l.overAfter(ended, s.turn().number()))
                .toList();
    }

    /** The table after the "ready cards" step, if that was the step. */
    private static Table readied(MatchState s) {
        if (s.step() != Step.READY || s.lasting().isEmpty()) {
            return s.table();
        }
        var side = s.side(s.active());
        var cards = Stream.concat(side.battleline().stream(), side.artifacts().stream())
                .map(Permanent::card)
                .toList();
        return s.table()
                .withLasting(s.lasting().stream()
                        .map(it ->
                                it.until() == Duration.UNTIL_READY_STEP_ENDS ? it.forgetting(cards) : Optional.of(it))
                        .flatMap(Optional::stream)
                        .toList());
    }

    private static MatchState fightBegan(MatchState s, FightBegan e) {
        return s.next(
                TurnLogChanges.used(s, TriggerEvent.FOUGHT, e.attacker(), e.look()),
                s.table().changing(e.defender(), p -> p.with(Flag.ATTACKED, true)));
    }

    private static MatchState chains(MatchState s, Seat seat, int change) {
        return s.changing(seat, side -> side.withChains(side.chains() + change));
    }

    /** A lasting effect is known by the number of the event that began it. */
    private static MatchState lastingBegan(MatchState s, LastingEffectBegan e) {
        var lasting = new Lasting(
                s.events() + 1,
                e.source(),
                e.seat(),
                s.turn().number(),
                e.until(),
                e.uses(),
                e.rule(),
                e.memory(),
                0,
                List.of());
        return s.next(s.table().withLasting(Lists.plus(s.lasting(), lasting)));
    }

    private static MatchState lastingUsed(MatchState s, LastingEffectUsed e) {
        return s.next(s.table()
                .withLasting(s.lasting().stream()
                        .map(l -> l.id() == e.effect() ? l.spentOn(e.card()) : l)
                        .toList()));
    }
}
