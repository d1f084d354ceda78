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
public record LiveMatch(Match match, String hash, long snapshot, RecordPosition read) {

    /** A match from its first commit. Anything else, or an impossible event, throws. */
    public static LiveMatch created(PositionedCommit taken) {
        var first = taken.commit();
        if (first.version() != 1 || !first.previousHash().equals(Commits.GENESIS)) {
            throw outOfPlace(first);
        }
        return new LiveMatch(Match.created(first.events()), first.hash(), 0, taken.from());
    }

    /** The match after one more commit. Another than the next, or an impossible event, throws. */
    public LiveMatch after(PositionedCommit taken) {
        var commit = taken.commit();
        if (commit.version() != match.version() + 1 || !commit.previousHash().equals(hash)) {
            throw outOfPlace(commit);
        }
        var next = match.after(commit.intent(), commit.events());
        return new LiveMatch(next, commit.hash(), snapshot, taken.from());
    }

    /**
     * Whether the intent at a place had its answer before the last commit: that is a delivery once
     * more, after a crash or by an owner who has been away.
     */
    public boolean hasAnswered(RecordPosition place) {
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
    public LiveMatch snapped() {
        return new LiveMatch(match, hash, match.version(), read);
    }

    private static IllegalStateException outOfPlace(Commit commit) {
        return new IllegalStateException("Commit "
                + commit.version()
                + " of match "
                + commit.match().value()
                + " does not follow the one before.");
    }
}
