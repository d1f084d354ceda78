package org.aemberlog.replay.archive;

import java.util.List;
import java.util.stream.Stream;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.event.MatchEvent.MatchWon;
import org.aemberlog.game.state.MatchId;

/**
 * The commits of a match from its creation on, without a gap, in order.
 *
 * @param commits at least one
 */
public record Course(MatchId match, List<Commit> commits) {

    public Course {
        commits = List.copyOf(commits);
        if (commits.isEmpty()) {
            throw new IllegalArgumentException("A match begins with its creation.");
        }
    }

    /** The last commit. */
    public Commit head() {
        return commits.getLast();
    }

    /** Whether the match has been won. */
    public boolean finished() {
        return head().facts().stream().anyMatch(MatchWon.class::isInstance);
    }

    /** All facts, in order. */
    public Stream<MatchEvent> facts() {
        return commits.stream().flatMap(commit -> commit.facts().stream());
    }
}
