package org.aemberlog.game.audit;

import org.aemberlog.game.state.MatchId;

/**
 * The first line of a replay file: what kind of file it is and how many lines of each kind follow.
 */
public record Header(String format, MatchId match, int cards, int commits) {

    /** The name of the format and its version. */
    public static final String FORMAT = "aemberlog-replay.v1";
}
