package org.aemberlog.replay.timeline;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.state.DeckCard;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.view.Redaction;
import org.aemberlog.game.view.Viewer;
import org.aemberlog.game.view.VisibleCards;

/**
 * What one viewer sees of a commit.
 *
 * @param at when the intent was recorded, in milliseconds since 1970 (UTC)
 * @param names the cards named in the events, by number
 */
record VisibleCommit(long version, long at, List<MatchEvent> events, Map<String, DeckCard> names) {

    /**
     * A commit through a viewer's eyes.
     *
     * @param before the match before it; empty for the commit that created the match
     */
    static VisibleCommit of(Commit commit, Optional<MatchState> before, MatchState after, Viewer viewer) {
        var events = before.map(state -> Redaction.visible(commit.events(), state, viewer))
                .orElseGet(() -> Redaction.visibleCreation(commit.events(), viewer));
        return new VisibleCommit(commit.version(), commit.at(), events, VisibleCards.names(events, after));
    }
}
