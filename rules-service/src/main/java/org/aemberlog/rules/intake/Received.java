package org.aemberlog.rules.intake;

import org.aemberlog.game.intent.IntentRecord;

/**
 * An intent as it was received.
 *
 * @param at the record's timestamp, in milliseconds since 1970 (UTC)
 */
record Received(IntentRecord intent, long at) {}
