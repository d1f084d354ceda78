package org.aemberlog.match.live;

import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;

/** Hears of every match that is won, once or more often. */
@FunctionalInterface
public interface WinListener {

    /** Blocks until it is taken up, and fails when it cannot be: then it is told again. */
    void won(MatchId match, Seat winner);
}
