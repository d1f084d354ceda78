package org.aemberlog.match.live;

import org.aemberlog.game.event.Commit;

/**
 * Takes up what commits bring, before anybody else hears of them; each comes once or more often.
 */
@FunctionalInterface
public interface CommitListener {

    /** Blocks until it is taken up, and fails when it cannot be: then the commit comes again. */
    void take(Commit commit);
}
