package org.aemberlog.game.engine;

import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.card.Modifier.PlayerAction;
import org.aemberlog.game.event.MatchEvent.ChainsGained;
import org.aemberlog.game.event.MatchEvent.TideRaised;
import org.aemberlog.game.event.MatchEvent.TideReset;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Seat;

/** Raising the tide (glossary, Tide). */
final class Tides {

    private static final int CHAINS = 3;

    private final Resolution r;

    Tides(Resolution resolution) {
        this.r = resolution;
    }

    /** Whether the tide is high for a player, who cannot raise it then. */
    static boolean isHigh(MatchState state, Seat seat) {
        return state.tide().filter(high -> high == seat).isPresent();
    }

    /** Raises the tide because a card says so; tells whether it was raised. */
    boolean raise(Seat seat) {
        if (isHigh(r.state(), seat) || Permissions.forbidden(r.board(), PlayerAction.RAISE_TIDE, seat)) {
            return false;
        }
        r.emit(new TideRaised(seat));
        r.triggers.happened(TriggerEvent.TIDE_RAISED, seat, 0);
        return true;
    }

    /** Makes the tide neutral; tells whether it was high for somebody. */
    boolean reset() {
        boolean high = r.state().tide().isPresent();
        if (high) {
            r.emit(new TideReset());
        }
        return high;
    }

    /** The ability that the rules themselves give: it costs chains. */
    void raiseForChains(Seat seat) {
        if (raise(seat)) {
            r.emit(new ChainsGained(seat, CHAINS));
        }
    }
}
