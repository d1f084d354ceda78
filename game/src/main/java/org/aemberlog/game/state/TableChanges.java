package org.aemberlog.game.state;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.aemberlog.game.card.Effect.Status;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.event.MatchEvent.*;
import org.aemberlog.game.state.Permanent.Flag;
import org.aemberlog.game.state.Permanent.Upgrade;

/** Events about cards in play: where they stand, whose they are and what is so for them. */
final class TableChanges {

    private TableChanges() {}

    static MatchState apply(MatchState s, StatusEvent event) {
        return switch (event) {
            case DamageDealt e -> s.next(damaged(s.table(), e.card(), e.amount()));
            case ArmorSpent e -> changing(s, e.card(), p -> p.withArmorSpent(p.armorSpent() + e.amount()));
            case DamageHealed e -> s.next(damaged(s.table(), e.card(), -e.amount()));
            case DamageMoved e -> s.next(damaged(damaged(s.table(), e.from(), -e.amount()), e.to(), e.amount()));
            case CountersChanged e -> counters(s, e);
            case StatusGained e -> changing(s, e.card(), p -> status(p, e.status(), true));
            case StatusLost e -> changing(s, e.card(), p -> status(p, e.status(), false));
            case CardExhausted e -> changing(s, e.card(), p -> p.with(Flag.EXHAUSTED, true));
            case CardsReadied e -> readied(s, e.cards());
        };
    }

    static MatchState apply(MatchState s, TableEvent event) {
        return switch (event) {
            case CardDestroyed e -> s.next(TurnLogChanges.destroyed(s, e), tagged(s.table(), e.card()));
            case DestructionReplaced e ->
                s.next(
                        s.turn().with(s.log().without(TriggerEvent.DESTROYED, e.card())),
                        s.table().changing(e.card(), p -> p.with(Flag.TAGGED, false)));
            case ControlTaken e -> controlTaken(s, e);
            case ControlReleased e -> s.next(s.table().withClaims(Claim.released(s.claims(), e.card(), e.by())));
            case CreatureMoved e -> moved(s, e);
            case BattlelineLeft e -> lineLeft(s, e.card());
            case CreaturesSwapped e -> swapped(s, e);
            case UpgradeAttached e -> CardMoves.attached(s, e);
            case HalfJoined e -> CardMoves.halfJoined(s, e);
            case CardCopied e -> s.next(CardMoves.copying(s.table(), e.card(), e.definition()));
        };
    }

    static MatchState changing(MatchState s, CardId card, UnaryOperator<Permanent> change) {
        return s.next(s.table().changing(card, change));
    }

    static Table damaged(Table t, CardId card, int change) {
        return t.changing(card, p -> p.with(Token.DAMAGE, p.damage() + change));
    }

    static MatchState counters(MatchState s, CountersChanged e) {
        int there = s.find(e.card())
                .map(p -> p.tokens(e.counter()))
                .or(() -> s.upgrade(e.card()).map(u -> u.tokens(e.counter())))
                .orElseThrow(() -> Table.notInPlay(e.card()));
        return s.next(counters(s.table(), e.card(), e.counter(), there + e.amount()));
    }

    /** How many counters of a kind are on a card in play, upgrades included, from now on. */
    static Table counters(Table t, CardId card, Token counter, int amount) {
        var host = t.hostOf(card);
        return host.isEmpty()
                ? t.changing(card, p -> p.with(counter, amount))
                : t.changing(host.get().card(), p -> p.withUpgrades(counted(p.upgrades(), card, counter, amount)));
    }

    private static List<Upgrade> counted(List<Upgrade> upgrades, CardId card, Token counter, int amount) {
        return upgrades.stream()
                .map(u -> u.card().equals(card) ? u.withCounters(counter, amount) : u)
                .toList();
    }

    static MatchState readied(MatchState s, List<CardId> cards) {
        var next = s.table();
        for (var card : cards) {
            next = next.changing(card, p -> p.with(Flag.EXHAUSTED, false));
        }
        return s.next(next);
    }

    static Permanent status(Permanent p, Status status, boolean on) {
        return switch (status) {
            case STUN -> p.with(Flag.STUNNED, on);
            case WARD -> p.with(Flag.WARDED, on);
            case ENRAGE -> p.with(Flag.ENRAGED, on);
        };
    }

    /** An upgrade has no permanent of its own to carry the tag; it is destroyed at once. */
    static Table tagged(Table t, CardId card) {
        return t.find(card).isPresent() ? t.changing(card, p -> p.with(Flag.TAGGED, true)) : t;
    }

    static MatchState controlTaken(MatchState s, ControlTaken e) {
        var before = s.controllerOf(e.card()).orElseThrow();
        var taken = taken(s.table(), e.card(), e.seat(), e.by());
        if (before == e.seat()) {
            return s.next(taken);
        }
        var permanent = s.find(e.card()).orElseThrow();
        boolean creature = s.side(before).positionOf(e.card()) >= 0;
        var rest = removed(taken, e.card());
        return s.next(creature ? inserted(rest, e.seat(), e.position(), permanent) : beside(rest, e.seat(), permanent));
    }

    /** Control that is taken for good counts as a claim only beside those that last. */
    static Table taken(Table t, CardId card, Seat to, Optional<Claim.Text> by) {
        var before = t.controllerOf(card).orElseThrow();
        boolean claimed = by.isPresent() || before != to && !t.claims().isEmpty();
        return claimed ? t.withClaims(Claim.after(t.claims(), before, new Claim(card, to, by))) : t;
    }

    static MatchState moved(MatchState s, CreatureMoved e) {
        var seat = s.controllerOf(e.card()).orElseThrow();
        var permanent = s.find(e.card()).orElseThrow();
        return s.next(inserted(removed(s.table(), e.card()), seat, e.position(), permanent));
    }

    static MatchState lineLeft(MatchState s, CardId card) {
        var permanent = s.find(card).orElseThrow();
        return s.next(beside(removed(s.table(), card), s.controllerOf(card).orElseThrow(), permanent));
    }

    static MatchState swapped(MatchState s, CreaturesSwapped e) {
        return s.changing(s.controllerOf(e.one()).orElseThrow(), side -> {
            var line = new ArrayList<>(side.battleline());
            Collections.swap(line, side.positionOf(e.one()), side.positionOf(e.other()));
            return side.withBattleline(line);
        });
    }

    /** Puts a creature into a battleline, at a position counted from 0 at the left. */
    static Table inserted(Table t, Seat seat, int position, Permanent creature) {
        return t.changing(seat, side -> side.withBattleline(Lists.inserted(side.battleline(), position, creature)));
    }

    /** Puts a card in play beside the battleline. */
    static Table beside(Table t, Seat seat, Permanent artifact) {
        return t.changing(seat, side -> side.withArtifacts(Lists.plus(side.artifacts(), artifact)));
    }

    /** Takes a card off the table: a permanent, an upgrade, or half of a gigantic creature. */
    static Table removed(Table t, CardId card) {
        for (var seat : Seat.values()) {
            var side = t.side(seat);
            if (side.find(card).isPresent()) {
                return t.with(seat, side.withInPlay(lacking(side.battleline(), card), lacking(side.artifacts(), card)));
            }
        }
        var host = t.hostOf(card);
        if (host.isPresent()) {
            return t.changing(
                    host.get().card(),
                    p -> p.withUpgrades(p.upgrades().stream()
                            .filter(u -> !u.card().equals(card))
                            .toList()));
        }
        var whole = t.joinedTo(card).orElseThrow(() -> Table.notInPlay(card));
        return t.changing(whole.card(), p -> p.withOtherHalf(Optional.empty()));
    }

    private static List<Permanent> lacking(List<Permanent> list, CardId card) {
        var rest = new ArrayList<Permanent>(list.size());
        for (var p : list) {
            if (!p.card().equals(card)) {
                rest.add(p);
            }
        }
        return rest;
    }
}
