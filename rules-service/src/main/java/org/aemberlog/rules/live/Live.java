package org.aemberlog.rules.live;

import org.aemberlog.game.engine.Match;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.Commits;
import org.aemberlog.game.state.MatchId;

/**
 * A match that is being played.
 *
 * @param hash the hash of its last commit
 * @param snapshot the version of its latest snapshot, 0 when it has none
 * @param read where the intent of its last commit stood
 */
public record Live(Match match, String hash, long snapshot, Place read) {

    /** A match from its first commit. Anything else, or an impossible fact, throws. */
    public static Live created(Taken taken) {
        var first = taken.commit();
        if (first.version() != 1 || !first.previousHash().equals(Commits.GENESIS)) {
            throw outOfPlace(first);
        }
        return new Live(Match.created(first.facts()), first.hash(), 0, taken.from());
    }

    /** The match after one more commit. Another than the next, or an impossible fact, throws. */
    public Live after(Taken taken) {
        var commit = taken.commit();
        if (commit.version() != match.version() + 1 || !commit.previousHash().equals(hash)) {
            throw outOfPlace(commit);
        }
        var next = match.after(commit.intent(), commit.facts());
        return new Live(next, commit.hash(), snapshot, taken.from());
    }

    /**
     * Whether the intent at a place had its answer before the last commit: that is a delivery once
     * more, after a crash or by an owner who has been away.
     */
    public boolean hasAnswered(Place place) {
        return read.isAfter(place);
    }

    /** When something was done in the match last, in milliseconds since 1970 (UTC). */
    public long lastAt() {
        return read.at();
    }

    /** Which match it is. */
    public MatchId id() {
        return match.state().match();
    }

    /** The same match, of which there now is a snapshot. */
    public Live snapped() {
        return new Live(match, hash, match.version(), read);
    }

    private static IllegalStateException outOfPlace(Commit commit) {
        return new IllegalStateException("Commit "
                + commit.version()
                + " of match "
                + commit.match().value()
                + " does not follow the one before.");
    }
}
