package org.aemberlog.match.bots;

import org.aemberlog.game.state.MatchId;

/** The matches whose bots this instance plays; each match is in the share of one instance. */
public interface BotShare {

    /** Whether a match is in it now. */
    boolean has(MatchId match);

    /** Runs {@code then}, in a thread that it may block, whenever matches come to it or leave it. */
    void onChange(Runnable then);
}
