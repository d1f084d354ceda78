package org.aemberlog.rules.live;

import org.aemberlog.game.event.Commit;

/**
 * A commit and where the intent that it answers stood.
 *
 * @param from what was refused before it on the same topic stays refused
 */
public record Taken(Commit commit, Place from) {}
