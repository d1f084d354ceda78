package org.aemberlog.game.engine;

import java.util.List;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.event.MatchEvent.MatchWon;
import org.aemberlog.game.event.MatchEvent.SecretRevealed;
import org.aemberlog.game.event.MatchEvent.Victory;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Seat;

/** How matches end. */
final class Endings {

    private Endings() {}

    /** Somebody wins; players who added to the dice learn what else they followed from. */
    static List<MatchEvent> facts(MatchState s, Seat winner, Victory by) {
        var won = new MatchWon(winner, by);
        return s.chance().nonces()
                ? List.of(won, new SecretRevealed(s.chance().secret()))
                : List.of(won);
    }
}
