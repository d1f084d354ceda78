package org.aemberlog.rules.intake;

import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.rules.live.Place;

/**
 * An intent as it was received.
 *
 * @param from where its record stood
 */
record Received(IntentRecord intent, Place from) {

    /** The record's timestamp, in milliseconds since 1970 (UTC). */
    long at() {
        return from.at();
    }
}
