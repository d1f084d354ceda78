package org.aemberlog.rules.live;

import org.aemberlog.game.state.MatchId;

/**
 * A match that waits for a judge.
 *
 * @param version the last version that is known to be sound, 0 when there is none
 * @param why what cannot be done, as a sentence
 * @param damaged whether what is stored cannot be trusted, so that nothing can be taken back either
 * @param since when it was halted, in milliseconds since 1970 (UTC)
 */
public record Halt(MatchId match, long version, String why, boolean damaged, long since) {

    /** The halt that an exception asks for. */
    public static Halt of(HaltException e, long since) {
        return new Halt(e.match(), e.version(), e.why(), e.isDamaged(), since);
    }

    /** Whether something was done only after the match was halted. */
    public boolean wasBefore(long at) {
        return since < at;
    }
}
