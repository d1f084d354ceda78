package org.aemberlog.replay.view;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.state.DeckCard;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.view.Redaction;
import org.aemberlog.game.view.Sight;
import org.aemberlog.game.view.Viewer;

/**
 * What one viewer sees of a commit.
 *
 * @param at when the intent was recorded, in milliseconds since 1970 (UTC)
 * @param names the cards named in the facts, by number
 */
record Seen(long version, long at, List<MatchEvent> facts, Map<String, DeckCard> names) {

    /**
     * A commit through a viewer's eyes.
     *
     * @param before the match before it; empty for the commit that created the match
     */
    static Seen of(Commit commit, Optional<MatchState> before, MatchState after, Viewer viewer) {
        var facts = before.map(state -> Redaction.visible(commit.facts(), state, viewer))
                .orElseGet(() -> Redaction.visibleCreation(commit.facts(), viewer));
        return new Seen(commit.version(), commit.at(), facts, Sight.names(facts, after));
    }
}
