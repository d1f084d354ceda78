package org.aemberlog.game.engine;

import java.util.List;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.event.MatchEvent.MatchExpired;
import org.aemberlog.game.event.MatchEvent.MatchWon;
import org.aemberlog.game.event.MatchEvent.SecretRevealed;
import org.aemberlog.game.event.MatchEvent.Victory;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Seat;

/** How matches end. */
final class Endings {

    private Endings() {}

    /** Somebody wins; players who added to the dice learn what else they followed from. */
    static List<MatchEvent> events(MatchState s, Seat winner, Victory by) {
        return events(s, new MatchWon(winner, by));
    }

    /** Nobody wins, because nobody came to play. */
    static List<MatchEvent> expiry(MatchState s) {
        return events(s, new MatchExpired());
    }

    private static List<MatchEvent> events(MatchState s, MatchEvent end) {
        return s.chance().nonces() ? List.of(end, new SecretRevealed(s.chance().secret())) : List.of(end);
    }
}
