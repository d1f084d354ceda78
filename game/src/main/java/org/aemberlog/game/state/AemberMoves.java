package org.aemberlog.game.state;

import java.util.Optional;
import org.aemberlog.game.card.Amount.AemberDeed;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.event.MatchEvent.*;
import org.aemberlog.game.state.TurnLog.Flow;

/** Events about Æmber in pools and on cards. */
final class AemberMoves {

    private AemberMoves() {}

    static MatchState apply(MatchState s, AemberEvent event) {
        return switch (event) {
            case AemberGained e -> gained(s, e);
            case AemberLost e -> lost(s, e);
            case AemberStolen e -> TurnLogChanges.done(stolen(s, e), TriggerEvent.AEMBER_STOLEN, e.thief());
            case AemberCaptured e -> captured(s, e);
            case AemberMoved e -> moved(s, e);
            case CreatureExalted e -> onCard(s, e.card(), e.amount());
            case AemberReleased e -> released(s, e);
        };
    }

    static MatchState inPool(MatchState s, Seat seat, int change) {
        return s.changing(seat, side -> side.withAember(side.aember() + change));
    }

    static MatchState onCard(MatchState s, CardId card, int change) {
        return TableChanges.changing(s, card, p -> p.withAember(p.aember() + change));
    }

    static MatchState gained(MatchState s, AemberGained e) {
        return remembered(inPool(s, e.seat(), e.amount()), AemberDeed.GAINED, e.seat(), e.amount());
    }

    static MatchState lost(MatchState s, AemberLost e) {
        return remembered(inPool(s, e.seat(), -e.amount()), AemberDeed.LOST, e.seat(), e.amount());
    }

    static MatchState stolen(MatchState s, AemberStolen e) {
        var moved = inPool(taken(s, e.from(), e.amount()), e.thief(), e.amount());
        return remembered(moved, AemberDeed.STOLEN, e.thief(), e.amount());
    }

    static MatchState captured(MatchState s, AemberCaptured e) {
        var moved = onCard(taken(s, e.from(), e.amount()), e.card(), e.amount());
        return remembered(moved, AemberDeed.CAPTURED, e.seat(), e.amount());
    }

    private static MatchState remembered(MatchState s, AemberDeed how, Seat who, int amount) {
        return s.withLog(s.log().with(new Flow(how, who, amount)));
    }

    static MatchState released(MatchState s, AemberReleased e) {
        return inPool(onCard(s, e.card(), -e.amount()), e.to(), e.amount());
    }

    static MatchState moved(MatchState s, AemberMoved e) {
        return at(at(s, e.from(), -e.amount()), e.to(), e.amount());
    }

    /** From a pool, or else from the common supply, which never ends. */
    private static MatchState taken(MatchState s, Optional<Seat> from, int amount) {
        return from.isPresent() ? inPool(s, from.get(), -amount) : s;
    }

    private static MatchState at(MatchState s, Spot spot, int change) {
        return switch (spot) {
            case Spot.Pool pool -> inPool(s, pool.seat(), change);
            case Spot.On on -> onCard(s, on.card(), change);
            case Spot.Supply supply -> s;
        };
    }
}
