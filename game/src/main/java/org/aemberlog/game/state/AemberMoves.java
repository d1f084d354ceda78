package org.aemberlog.game.state;

import java.util.Optional;
import org.aemberlog.game.card.Amount.AemberDeed;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.event.MatchEvent.*;
import org.aemberlog.game.state.TurnLog.Entry;
import org.aemberlog.game.state.TurnLog.Flow;

/** Events about Æmber in pools and on cards. */
final class AemberMoves {

    private AemberMoves() {}

    static MatchState apply(MatchState s, AemberEvent event) {
        return switch (event) {
            case AemberGained e -> gained(s, e);
            case AemberLost e -> lost(s, e);
            case AemberStolen e -> stolen(s, e);
            case AemberCaptured e -> captured(s, e);
            case AemberMoved e -> moved(s, e);
            case CreatureExalted e -> s.next(onCard(s.table(), e.card(), e.amount()));
            case AemberReleased e -> released(s, e);
        };
    }

    static Table inPool(Table t, Seat seat, int change) {
        return t.changing(seat, side -> side.withAember(side.aember() + change));
    }

    static Table onCard(Table t, CardId card, int change) {
        return t.changing(card, p -> p.with(Token.AEMBER, p.aember() + change));
    }

    static MatchState gained(MatchState s, AemberGained e) {
        var moved = inPool(s.table(), e.seat(), e.amount());
        return s.next(s.turn().with(new Flow(AemberDeed.GAINED, e.seat(), e.amount())), moved);
    }

    static MatchState lost(MatchState s, AemberLost e) {
        var moved = inPool(s.table(), e.seat(), -e.amount());
        return s.next(s.turn().with(new Flow(AemberDeed.LOST, e.seat(), e.amount())), moved);
    }

    static MatchState stolen(MatchState s, AemberStolen e) {
        var moved = inPool(taken(s, e.from(), e.amount()), e.thief(), e.amount());
        var log = s.log()
                .with(new Flow(AemberDeed.STOLEN, e.thief(), e.amount()))
                .with(Entry.of(TriggerEvent.AEMBER_STOLEN, e.thief()));
        return s.next(s.turn().with(log), moved);
    }

    static MatchState captured(MatchState s, AemberCaptured e) {
        var moved = onCard(taken(s, e.from(), e.amount()), e.card(), e.amount());
        return s.next(s.turn().with(new Flow(AemberDeed.CAPTURED, e.seat(), e.amount())), moved);
    }

    static MatchState released(MatchState s, AemberReleased e) {
        return s.next(inPool(onCard(s.table(), e.card(), -e.amount()), e.to(), e.amount()));
    }

    static MatchState moved(MatchState s, AemberMoved e) {
        return s.next(at(at(s.table(), e.from(), -e.amount()), e.to(), e.amount()));
    }

    /** From a pool, or else from the common supply, which never ends. */
    private static Table taken(MatchState s, Optional<Seat> from, int amount) {
        return from.isPresent() ? inPool(s.table(), from.get(), -amount) : s.table();
    }

    private static Table at(Table t, Spot spot, int change) {
        return switch (spot) {
            case Spot.Pool pool -> inPool(t, pool.seat(), change);
            case Spot.On on -> onCard(t, on.card(), change);
            case Spot.Supply supply -> t;
        };
    }
}
