package org.aemberlog.rules.live;

import org.aemberlog.game.event.Commit;

/**
 * A commit and where the intent that it answers stood.
 *
 * @param from what was rejected before it on the same topic stays rejected
 */
public record PositionedCommit(Commit commit, RecordPosition from) {}
