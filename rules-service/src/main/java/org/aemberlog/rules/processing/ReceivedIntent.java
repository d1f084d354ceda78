package org.aemberlog.rules.processing;

import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.rules.live.RecordPosition;

/**
 * An intent as it was received.
 *
 * @param from where its record stood
 */
record ReceivedIntent(IntentRecord intent, RecordPosition from) {

    /** The record's timestamp, in milliseconds since 1970 (UTC). */
    long at() {
        return from.at();
    }
}
