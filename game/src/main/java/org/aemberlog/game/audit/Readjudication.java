package org.aemberlog.game.audit;

import java.util.List;
import java.util.Optional;
import org.aemberlog.game.engine.CardLibrary;
import org.aemberlog.game.engine.Decision;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.event.MatchEvent.DeckShuffled;
import org.aemberlog.game.event.MatchEvent.MatchForked;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.intent.Intent.ForkMatch;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.wire.Canonical;

/**
 * Goes through the commits of one match: folds their facts, throws the dice again by {@link
 * Fairness}, and asks the rules of today about every intent. A match goes on with the facts that it
 * has, never with those that it might have had.
 */
public final class Readjudication {

    private final Rules rules;
    private final FairDice dice = new FairDice();
    private Optional<Match> match = Optional.empty();
    private long facts;
    private boolean forked;

    /** Of a match whose definitions are in {@code library}. */
    public Readjudication(CardLibrary library) {
        this.rules = new Rules(library);
    }

    /** Whether the match is over after the commits so far. */
    public boolean over() {
        return match.isPresent() && match.get().state().over();
    }

    /** How many facts there are in the commits so far. */
    public long facts() {
        return facts;
    }

    /** How many rolls and shuffles there are in them. */
    public long thrown() {
        return dice.thrown();
    }

    /** Whether the match began where another was, which nothing in its commits can prove. */
    public boolean forked() {
        return forked;
    }

    /**
     * Takes the next commit.
     *
     * @return how it differs from what it has to be; nothing can be taken after such a one
     */
    public Optional<Finding> next(Commit commit) {
        try {
            var next = folded(commit);
            compare(ruled(commit), commit.facts());
            match = Optional.of(next);
            facts += commit.facts().size();
            return Optional.empty();
        } catch (AuditException e) {
            return Optional.of(e.finding());
        }
    }

    /** The match after a commit, each fact of which can be folded and has the dice that it must. */
    private Match folded(Commit commit) {
        try {
            boolean shuffles = commit.facts().stream().anyMatch(DeckShuffled.class::isInstance);
            var state = match.map(Match::state);
            for (var fact : commit.facts()) {
                dice.check(commit.intent(), fact, state);
                // The states in between are only looked at for the decks that are shuffled.
                state = shuffles ? Optional.of(after(state, fact)) : state;
            }
            return match.map(m -> m.after(commit.intent(), commit.facts()))
                    .orElseGet(() -> Match.created(commit.facts()));
        } catch (AuditException e) {
            throw e;
        } catch (RuntimeException | StackOverflowError e) {
            var why = String.valueOf(e.getMessage());
            throw differs(Check.FOLD, "its facts", "such as follow from one another", why);
        }
    }

    private static MatchState after(Optional<MatchState> state, MatchEvent fact) {
        return state.map(s -> s.apply(fact)).orElseGet(() -> MatchState.begun(fact));
    }

    /** The facts that the rules of today answer with. */
    private List<MatchEvent> ruled(Commit commit) {
        try {
            return switch (decision(commit)) {
                case Decision.Accepted a -> a.facts();
                case Decision.Rejected r -> throw unanswered(commit, r.reason().message());
            };
        } catch (AuditException e) {
            throw e;
        } catch (RuntimeException | StackOverflowError e) {
            throw unanswered(commit, e.toString());
        }
    }

    private Decision decision(Commit commit) {
        return switch (commit.intent()) {
            case CreateMatch create -> rules.create(create, commit.at());
            case ForkMatch fork -> rules.fork(fork, origin(fork, commit), true);
            default -> rules.decide(match.orElseThrow(), commit.intent(), commit.at());
        };
    }

    /** Where the other match was: only the fact says it, so that it is taken for true. */
    private Match origin(ForkMatch fork, Commit commit) {
        forked = true;
        var fact = (MatchForked) commit.facts().getFirst();
        return Match.at(fork.version(), fact.state().orElseThrow());
    }

    private static AuditException unanswered(Commit commit, String why) {
        var kind = commit.intent().getClass().getSimpleName();
        return differs(
                Check.RULES,
                "the answer of today's rules to " + kind + " '" + commit.intentId() + "'",
                "facts",
                "a refusal: " + why);
    }

    /** Names the first fact that differs, counted from 1. */
    private static void compare(List<MatchEvent> ruled, List<MatchEvent> there) {
        if (ruled.equals(there)) {
            return;
        }
        for (int i = 0; i < Math.max(ruled.size(), there.size()); i++) {
            var expected = i < ruled.size() ? Canonical.text(ruled.get(i)) : "no more facts";
            var found = i < there.size() ? Canonical.text(there.get(i)) : "no more facts";
            if (!expected.equals(found)) {
                throw differs(Check.RULES, "by today's rules, fact " + (i + 1), expected, found);
            }
        }
    }

    private static AuditException differs(Check check, String what, String expected, String found) {
        return new AuditException(Finding.ofFile(check, what, expected, found));
    }
}
