package org.aemberlog.game.engine;

import java.util.List;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.intent.Refusal;

/** The answer of the rules to an intent. */
public sealed interface Decision {

    /**
     * The intent was accepted.
     *
     * @param facts what happened, in order; never empty
     * @param next the match after it
     */
    record Accepted(List<MatchEvent> facts, Match next) implements Decision {
        public Accepted {
            facts = List.copyOf(facts);
        }
    }

    /** The intent was refused; the match is as it was. */
    record Rejected(Refusal reason) implements Decision {}
}
