package org.aemberlog.game.engine;

import java.util.List;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.intent.Rejection;

/** The answer of the rules to an intent. */
public sealed interface Decision {

    /**
     * The intent was accepted.
     *
     * @param events what happened, in order; never empty
     * @param next the match after it
     */
    record Accepted(List<MatchEvent> events, Match next) implements Decision {
        public Accepted {
            events = List.copyOf(events);
        }
    }

    /** The intent was rejected; the match is as it was. */
    record Rejected(Rejection reason) implements Decision {}
}
