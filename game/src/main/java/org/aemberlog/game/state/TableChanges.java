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
import org.aemberlog.game.state.Permanent.Upgrade;

/** Events about cards in play: where they stand, whose they are and what is so for them. */
final class TableChanges {

    private TableChanges() {}

    static MatchState apply(MatchState s, StatusEvent event) {
        return switch (event) {
            case DamageDealt e -> damaged(s, e.card(), e.amount());
            case ArmorSpent e -> changing(s, e.card(), p -> p.withArmorSpent(p.armorSpent() + e.amount()));
            case DamageHealed e -> damaged(s, e.card(), -e.amount());
            case DamageMoved e -> damaged(damaged(s, e.from(), -e.amount()), e.to(), e.amount());
            case CountersChanged e -> counters(s, e);
            case StatusGained e -> changing(s, e.card(), p -> status(p, e.status(), true));
            case StatusLost e -> changing(s, e.card(), p -> status(p, e.status(), false));
            case CardExhausted e -> changing(s, e.card(), p -> p.withExhausted(true));
            case CardsReadied e -> readied(s, e.cards());
        };
    }

    static MatchState apply(MatchState s, TableEvent event) {
        return switch (event) {
            case CardDestroyed e ->
                TurnLogChanges.recorded(tagged(s, e.card()), TriggerEvent.DESTROYED, e.card(), e.look());
            case DestructionReplaced e ->
                TurnLogChanges.unrecorded(
                        changing(s, e.card(), p -> p.withTag(false)), TriggerEvent.DESTROYED, e.card());
            case ControlTaken e -> controlTaken(s, e);
            case CreatureMoved e -> moved(s, e);
            case BattlelineLeft e -> lineLeft(s, e.card());
            case CreaturesSwapped e -> swapped(s, e);
            case UpgradeAttached e -> CardMoves.attached(s, e);
            case HalfJoined e -> CardMoves.halfJoined(s, e);
            case CardCopied e -> CardMoves.copying(s, e.card(), e.definition());
        };
    }

    /** Changes the creature or artifact with this id, which has to be there. */
    static MatchState changing(MatchState s, CardId card, UnaryOperator<Permanent> change) {
        var a = s.a().changing(card, change);
        if (a != null) {
            return s.withSide(Seat.A, a);
        }
        var b = s.b().changing(card, change);
        if (b != null) {
            return s.withSide(Seat.B, b);
        }
        throw notInPlay(card);
    }

    private static IllegalStateException notInPlay(CardId card) {
        return new IllegalStateException("Impossible event: card " + card + " is not in play");
    }

    /** Changes every creature and artifact. */
    static MatchState changingAll(MatchState s, UnaryOperator<Permanent> change) {
        return s.changing(Seat.A, side -> side.changingAll(change)).changing(Seat.B, side -> side.changingAll(change));
    }

    static MatchState damaged(MatchState s, CardId card, int change) {
        return changing(s, card, p -> p.withDamage(p.damage() + change));
    }

    static MatchState counters(MatchState s, CountersChanged e) {
        int there = s.find(e.card())
                .map(p -> p.tokens(e.counter()))
                .or(() -> s.upgrade(e.card()).map(u -> u.tokens(e.counter())))
                .orElseThrow(() -> notInPlay(e.card()));
        return counters(s, e.card(), e.counter(), there + e.amount());
    }

    /** How many counters of a kind are on a card in play, upgrades included, from now on. */
    static MatchState counters(MatchState s, CardId card, Token counter, int amount) {
        var host = s.hostOf(card);
        return host.isEmpty()
                ? changing(s, card, p -> p.withCounters(counter, amount))
                : changing(s, host.get().card(), p -> p.withUpgrades(counted(p.upgrades(), card, counter, amount)));
    }

    private static List<Upgrade> counted(List<Upgrade> upgrades, CardId card, Token counter, int amount) {
        return upgrades.stream()
                .map(u -> u.card().equals(card) ? u.withCounters(counter, amount) : u)
                .toList();
    }

    static MatchState readied(MatchState s, List<CardId> cards) {
        var next = s;
        for (var card : cards) {
            next = changing(next, card, p -> p.withExhausted(false));
        }
        return next;
    }

    static Permanent status(Permanent p, Status status, boolean on) {
        return switch (status) {
            case STUN -> p.withStunned(on);
            case WARD -> p.withWarded(on);
            case ENRAGE -> p.withEnraged(on);
        };
    }

    /** An upgrade has no permanent of its own to carry the tag; it is destroyed at once. */
    static MatchState tagged(MatchState s, CardId card) {
        return s.find(card).isPresent() ? changing(s, card, p -> p.withTag(true)) : s;
    }

    static MatchState controlTaken(MatchState s, ControlTaken e) {
        var permanent = s.find(e.card()).orElseThrow();
        boolean creature = s.side(e.seat().opponent()).positionOf(e.card()) >= 0;
        var rest = taken(removed(s, e.card()), e.card(), e.seat());
        return creature
                ? inserted(rest, e.seat(), e.position(), permanent)
                : rest.changing(e.seat(), side -> side.withArtifacts(Side.plus(side.artifacts(), permanent)));
    }

    /** What lasted for as long as somebody else controlled a card is over for it. */
    static MatchState taken(MatchState s, CardId card, Seat by) {
        var left = s.lasting().stream()
                .map(lasting -> lasting.taken(card, by))
                .flatMap(Optional::stream)
                .toList();
        return left.equals(s.lasting()) ? s : s.withLasting(left);
    }

    static MatchState moved(MatchState s, CreatureMoved e) {
        var seat = s.controllerOf(e.card()).orElseThrow();
        var permanent = s.find(e.card()).orElseThrow();
        return inserted(removed(s, e.card()), seat, e.position(), permanent);
    }

    static MatchState lineLeft(MatchState s, CardId card) {
        var permanent = s.find(card).orElseThrow();
        return removed(s, card)
                .changing(
                        s.controllerOf(card).orElseThrow(),
                        side -> side.withArtifacts(Side.plus(side.artifacts(), permanent)));
    }

    static MatchState swapped(MatchState s, CreaturesSwapped e) {
        return s.changing(s.controllerOf(e.one()).orElseThrow(), side -> {
            var line = new ArrayList<>(side.battleline());
            Collections.swap(line, side.positionOf(e.one()), side.positionOf(e.other()));
            return side.withBattleline(line);
        });
    }

    /** Puts a creature into a battleline, at a position counted from 0 at the left. */
    static MatchState inserted(MatchState s, Seat seat, int position, Permanent creature) {
        return s.changing(seat, side -> side.withBattleline(Lists.inserted(side.battleline(), position, creature)));
    }

    /** Takes a card off the table: a permanent, an upgrade, or half of a gigantic creature. */
    static MatchState removed(MatchState s, CardId card) {
        for (var seat : Seat.values()) {
            var side = s.side(seat);
            if (side.find(card).isPresent()) {
                return s.withSide(
                        seat,
                        side.withBattleline(lacking(side.battleline(), card))
                                .withArtifacts(lacking(side.artifacts(), card)));
            }
        }
        var host = s.hostOf(card);
        if (host.isPresent()) {
            return changing(s, host.get().card(), p -> p.withoutUpgrade(card));
        }
        var whole = s.joinedTo(card).orElseThrow(() -> notInPlay(card));
        return changing(s, whole.card(), Permanent::withoutOtherHalf);
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
