package org.aemberlog.game.engine;

import java.util.List;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.intent.Intent.SeatIntent;
import org.aemberlog.game.state.MatchState;

/**
 * The last action, as far as it has come, so that it can be taken back.
 *
 * @param before the state in which it was begun
 * @param events what it has done
 */
public record Undo(SeatIntent action, MatchState before, List<MatchEvent> events) {
    public Undo {
        events = List.copyOf(events);
    }
}
