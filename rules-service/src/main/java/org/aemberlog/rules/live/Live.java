package org.aemberlog.rules.live;

import org.aemberlog.game.engine.Match;
import org.aemberlog.game.event.Commit;

/**
 * A match that is being played.
 *
 * @param hash the hash of its last commit
 */
public record Live(Match match, String hash) {

    /** A match from its first commit. */
    public static Live created(Commit first) {
        return new Live(Match.created(first.facts()), first.hash());
    }

    /** The match after one more commit. */
    public Live after(Commit commit) {
        if (!commit.previousHash().equals(hash)) {
            throw new IllegalStateException(
                    "Commit "
                            + commit.version()
                            + " of match "
                            + commit.match().value()
                            + " does not follow the one before.");
        }
        return new Live(match.after(commit.intent(), commit.facts()), commit.hash());
    }
}
