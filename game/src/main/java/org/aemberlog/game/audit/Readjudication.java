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
import org.aemberlog.game.intent.Intent.Beginning;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.intent.Intent.ForkMatch;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.state.MatchState;

/**
 * Goes through the commits of one match: folds their events, throws the dice again by {@link
 * Fairness}, and asks the rules of today about every intent. A match goes on with the events that it
 * has, never with those that it might have had.
 */
public final class Readjudication {

    private final Rules rules;
    private final FairDice dice = new FairDice();
    private Optional<Match> match = Optional.empty();
    private long events;
    private boolean forked;

    /** Of a match whose definitions are in {@code library}. */
    public Readjudication(CardLibrary library) {
        this.rules = new Rules(library);
    }

    /** Whether the match is over after the commits so far. */
    public boolean over() {
        return match.isPresent() && match.get().state().over();
    }

    /** How many events there are in the commits so far. */
    public long events() {
        return events;
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
            compare(ruled(commit), commit.events());
            match = Optional.of(next);
            events += commit.events().size();
            return Optional.empty();
        } catch (AuditException e) {
            return Optional.of(e.finding());
        }
    }

    /** The match after a commit, each event of which can be folded and has the dice that it must. */
    private Match folded(Commit commit) {
        try {
            boolean shuffles = commit.events().stream().anyMatch(DeckShuffled.class::isInstance);
            var state = match.map(Match::state);
            for (var event : commit.events()) {
                dice.check(commit.intent(), event, state);
                // The states in between are only looked at for the decks that are shuffled.
                state = shuffles ? Optional.of(after(state, event)) : state;
            }
            return match.map(m -> m.after(commit.intent(), commit.events()))
                    .orElseGet(() -> Match.created(commit.events()));
        } catch (AuditException e) {
            throw e;
        } catch (RuntimeException | StackOverflowError e) {
            var why = String.valueOf(e.getMessage());
            throw differs(Check.FOLD, "its events", "such as follow from one another", why);
        }
    }

    private static MatchState after(Optional<MatchState> state, MatchEvent event) {
        return state.map(s -> s.apply(event)).orElseGet(() -> MatchState.begun(event));
    }

    /** The events that the rules of today answer with. */
    private List<MatchEvent> ruled(Commit commit) {
        try {
            return switch (decision(commit)) {
                case Decision.Accepted a -> a.events();
                case Decision.Rejected r -> throw unanswered(commit, r.reason().message());
            };
        } catch (AuditException e) {
            throw e;
        } catch (RuntimeException | StackOverflowError e) {
            throw unanswered(commit, e.toString());
        }
    }

    private Decision decision(Commit commit) {
        if (!(commit.intent() instanceof Beginning beginning)) {
            return rules.decide(match.orElseThrow(), commit.intent(), commit.at(), commit.haltedSince());
        }
        return switch (beginning) {
            case CreateMatch create -> rules.create(create, commit.at());
            case ForkMatch fork -> rules.fork(fork, origin(fork, commit), true);
        };
    }

    /** Where the other match was: only the event says it, so that it is taken for true. */
    private Match origin(ForkMatch fork, Commit commit) {
        forked = true;
        var event = (MatchForked) commit.events().getFirst();
        return Match.at(fork.version(), event.state().orElseThrow());
    }

    private static AuditException unanswered(Commit commit, String why) {
        var kind = commit.intent().getClass().getSimpleName();
        return differs(
                Check.RULES,
                "the answer of today's rules to " + kind + " '" + commit.intentId() + "'",
                "events",
                "a rejection: " + why);
    }

    /** Names the first event that differs, counted from 1. */
    private static void compare(List<MatchEvent> ruled, List<MatchEvent> there) {
        if (ruled.equals(there)) {
            return;
        }
        for (int i = 0; i < Math.max(ruled.size(), there.size()); i++) {
            var expected = i < ruled.size() ? Canonical.text(ruled.get(i)) : "no more events";
            var found = i < there.size() ? Canonical.text(there.get(i)) : "no more events";
            if (!expected.equals(found)) {
                throw differs(Check.RULES, "by today's rules, event " + (i + 1), expected, found);
            }
        }
    }

    private static AuditException differs(Check check, String what, String expected, String found) {
        return new AuditException(Finding.ofFile(check, what, expected, found));
    }
}
