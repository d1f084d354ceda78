package org.aemberlog.match.live;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.engine.CardLibrary;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.state.DeckCard;
import org.aemberlog.game.view.Question;
import org.aemberlog.game.view.Redaction;
import org.aemberlog.game.view.Viewer;
import org.aemberlog.game.view.VisibleCards;

/**
 * A commit with the match before and after it.
 *
 * @param before empty for the commit that created the match
 */
public record Transition(Optional<Match> before, Commit commit, Match after) {

    /** The moment that follows a match. */
    static Transition following(Optional<Match> before, Commit commit) {
        try {
            var after = before.map(match -> match.after(commit.intent(), commit.events()))
                    .orElseGet(() -> Match.created(commit.events()));
            return new Transition(before, commit, after);
        } catch (RuntimeException e) {
            var which = commit.match().value() + "/" + commit.version();
            throw new DamagedException(commit.match(), which, e);
        }
    }

    /** What a viewer sees of it. */
    public Seen seenBy(Viewer viewer, CardLibrary library) {
        var events = before.map(match -> Redaction.visible(commit.events(), match.state(), viewer))
                .orElseGet(() -> Redaction.visibleCreation(commit.events(), viewer));
        return new Seen(
                commit.version(),
                events,
                VisibleCards.names(events, after.state()),
                Question.of(after.state(), library, viewer));
    }

    /**
     * What one viewer sees of a commit.
     *
     * @param names the cards named in the events, by number
     * @param question the decision that waits after it, in words
     */
    public record Seen(
            long version, List<MatchEvent> events, Map<String, DeckCard> names, Optional<Question> question) {}
}
