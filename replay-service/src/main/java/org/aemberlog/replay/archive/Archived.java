package org.aemberlog.replay.archive;

import org.aemberlog.game.event.Commit;

/**
 * A commit with the text in which it came. The text is what was hashed, so it is what is kept and
 * served; the commit is how this release reads it.
 *
 * @param text one line of JSON
 */
public record Archived(Commit commit, String text) {}
