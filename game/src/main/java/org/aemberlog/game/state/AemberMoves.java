package org.aemberlog.game.state;

import java.util.Optional;
import org.aemberlog.game.event.MatchEvent.AemberCaptured;
import org.aemberlog.game.event.MatchEvent.AemberMoved;
import org.aemberlog.game.event.MatchEvent.AemberReleased;
import org.aemberlog.game.event.MatchEvent.AemberStolen;

/** Facts about Æmber in pools and on cards. */
final class AemberMoves {

    private AemberMoves() {}

    static MatchState inPool(MatchState s, Seat seat, int change) {
        return s.changing(seat, side -> side.withAember(side.aember() + change));
    }

    static MatchState onCard(MatchState s, CardId card, int change) {
        return TableChanges.changing(s, card, p -> p.withAember(p.aember() + change));
    }

    static MatchState stolen(MatchState s, AemberStolen e) {
        return inPool(taken(s, e.from(), e.amount()), e.thief(), e.amount());
    }

    static MatchState captured(MatchState s, AemberCaptured e) {
        return onCard(taken(s, e.from(), e.amount()), e.card(), e.amount());
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
