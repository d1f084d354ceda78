package org.aemberlog.match.live;

import java.util.Optional;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.event.MatchEvent.MatchForked;
import org.aemberlog.game.state.MatchId;

/**
 * What a list says of a match beside how it stands. Times are in milliseconds since 1970.
 *
 * @param startedAt when it was created
 * @param endedAt when it was won, or expired
 * @param signAt when somebody was seen there last, or something was done, give or take some seconds
 * @param forkedFrom where a match for practice began
 */
public record MatchListing(
        MatchId match,
        Optional<Long> startedAt,
        Optional<Long> endedAt,
        Optional<Long> signAt,
        Optional<Origin> forkedFrom) {

    /**
     * A moment of a finished match.
     *
     * @param version where it was when the match for practice began
     */
    public record Origin(MatchId match, long version) {}

    /** What a commit tells. */
    static MatchListing of(Commit commit) {
        var at = Optional.of(commit.at());
        boolean first = commit.version() == 1;
        return new MatchListing(
                commit.match(),
                first ? at : Optional.empty(),
                commit.ends() ? at : Optional.empty(),
                at,
                commit.events().stream()
                        .flatMap(event -> origin(event).stream())
                        .findFirst());
    }

    private static Optional<Origin> origin(MatchEvent event) {
        return event instanceof MatchForked forked
                ? Optional.of(new Origin(forked.from(), forked.version()))
                : Optional.empty();
    }

    /** Whether it says more than that somebody was there. */
    boolean isNews() {
        return startedAt.isPresent() || endedAt.isPresent();
    }
}
