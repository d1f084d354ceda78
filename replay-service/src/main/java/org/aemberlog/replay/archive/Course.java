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

    /**
     * Whether the match has a result that counts. None counts for practice, which was forked from
     * another match, and none with dice that a player chose.
     */
    public boolean counts() {
        return first() instanceof MatchCreated created
                && !created.terms().chosenSeed()
                && head().facts().stream().anyMatch(MatchWon.class::isInstance);
    }

    /** The fact that the match begins with. */
    public MatchEvent first() {
        return commits.getFirst().facts().getFirst();
    }

    /** How many facts there are. */
    public long facts() {
        return commits.stream().mapToLong(commit -> commit.facts().size()).sum();
    }

    /** The facts that stand, in order: those that were taken back are left out. */
    public List<MatchEvent> standing() {
        var standing = new ArrayList<Numbered>();
        long number = MatchState.begun(first()).facts() - 1;
        for (var commit : commits) {
            for (var fact : commit.facts()) {
                number += fact instanceof Beside ? 0 : 1;
                if (fact instanceof TakenBack back) {
                    long left = back.state().orElseThrow().facts();
                    while (standing.getLast().number() > left) {
                        standing.removeLast();
                    }
                } else {
                    standing.add(new Numbered(number, fact));
                }
            }
        }
        return standing.stream().map(Numbered::fact).toList();
    }

    /** A fact, and how many there were with it as the state counts them. */
    private record Numbered(long number, MatchEvent fact) {}
}
