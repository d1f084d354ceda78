package org.aemberlog.rules.live;

import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.SealedCommit;

/**
 * A commit and where the intent that it answers stood.
 *
 * @param from what was rejected before it on the same topic stays rejected
 */
public record PositionedCommit(SealedCommit sealed, RecordPosition from) {

    /** The commit as this release reads it. */
    public Commit commit() {
        return sealed.commit();
    }
}
