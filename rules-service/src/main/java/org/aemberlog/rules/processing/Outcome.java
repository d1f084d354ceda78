package org.aemberlog.rules.processing;

import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.SealedCommit;
import org.aemberlog.game.intent.RejectionRecord;

/** What became of an intent. */
sealed interface Outcome {

    /** It was accepted; this is, or already was, its commit. */
    record Committed(SealedCommit sealed, boolean fresh) implements Outcome {

        /** The commit itself. */
        Commit commit() {
            return sealed.commit();
        }
    }

    /** It was rejected. */
    record Rejected(RejectionRecord rejection) implements Outcome {}
}
