package org.aemberlog.replay.archive;

import java.util.ArrayList;
import java.util.List;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.event.MatchEvent.Beside;
import org.aemberlog.game.event.MatchEvent.MatchCreated;
import org.aemberlog.game.event.MatchEvent.MatchWon;
import org.aemberlog.game.event.MatchEvent.TakenBack;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.MatchState;

/**
 * The commits of a match from its creation on, without a gap, in order.
 *
 * @param commits at least one
 */
public record MatchHistory(MatchId match, List<Commit> commits) {

    public MatchHistory {
        commits = List.copyOf(commits);
        if (commits.isEmpty()) {
            throw new IllegalArgumentException("A match begins with its creation.");
        }
    }

    /** The last commit. */
    public Commit head() {
        return commits.getLast();
    }

    /**
     * Whether the match has a result that counts. None counts for practice, which was forked from
     * another match, and none with dice that a player chose or with open hands.
     */
    public boolean counts() {
        return first() instanceof MatchCreated created
                && created.terms().counts()
                && head().events().stream().anyMatch(MatchWon.class::isInstance);
    }

    /** The event that the match begins with. */
    public MatchEvent first() {
        return commits.getFirst().events().getFirst();
    }

    /** How many events there are. */
    public long events() {
        return commits.stream().mapToLong(commit -> commit.events().size()).sum();
    }

    /** The events that stand, in order: those that were taken back are left out. */
    public List<MatchEvent> standing() {
        var standing = new ArrayList<Numbered>();
        long number = MatchState.begun(first()).events() - 1;
        for (var commit : commits) {
            for (var event : commit.events()) {
                number += event instanceof Beside ? 0 : 1;
                if (event instanceof TakenBack back) {
                    long left = back.state().orElseThrow().events();
                    while (standing.getLast().number() > left) {
                        standing.removeLast();
                    }
                } else {
                    standing.add(new Numbered(number, event));
                }
            }
        }
        return standing.stream().map(Numbered::event).toList();
    }

    /** An event, and how many there were with it as the state counts them. */
    private record Numbered(long number, MatchEvent event) {}
}
