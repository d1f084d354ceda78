package org.aemberlog.rules.processing;

import org.aemberlog.game.event.Commit;
import org.aemberlog.game.intent.RejectionRecord;

/** What became of an intent. */
sealed interface Outcome {

    /** It was accepted; this is, or already was, its commit. */
    record Committed(Commit commit, boolean fresh) implements Outcome {}

    /** It was rejected. */
    record Rejected(RejectionRecord rejection) implements Outcome {}
}
