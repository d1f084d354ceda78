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
import org.aemberlog.game.event.MatchEvent.FirstPlayerRolled;
import org.aemberlog.game.event.MatchEvent.MatchCreated;
import org.aemberlog.game.intent.Intent.Correct;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.intent.Intent.SeatIntent;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.wire.Canonical;

/**
 * Goes through the commits of one match: folds their facts, throws the dice again by {@link
 * Fairness}, and asks the rules of today about every intent. A match goes on with the facts that it
 * has, never with those that it might have had.
 */
public final class Readjudication {

    /** No fact has these numbers (docs/fairness.md): the decks' cards get their numbers by them. */
    private static final int NUMBERING = -2;

    private static final String FACTS = "facts";

    private final Rules rules;
    private Optional<Match> match = Optional.empty();
    private Fairness dice;
    private long facts;
    private long thrown;

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
        return thrown;
    }

    /**
     * Takes the next commit.
     *
     * @return how it differs from what it has to be; nothing can be taken after such a one
     */
    public Optional<Finding> next(Commit commit) {
        try {
            var before = match;
            var folded = folded(before, commit);
            compare(Check.RULES, "by today's rules, fact ", ruled(before, commit), commit.facts());
            match = Optional.of(folded);
            facts += commit.facts().size();
            return Optional.empty();
        } catch (AuditException e) {
            return Optional.of(e.finding());
        }
    }

    /** The match after a commit, each fact of which can be folded and has the dice that it must. */
    private Match folded(Optional<Match> before, Commit commit) {
        try {
            var known = commit.facts();
            MatchState state;
            int done = 0;
            if (before.isPresent()) {
                state = before.get().state();
            } else {
                var created = (MatchCreated) known.getFirst();
                checkNumbering((CreateMatch) commit.intent(), created);
                state = MatchState.created(created);
                done = 1;
            }
            for (var fact : known.subList(done, known.size())) {
                checkDice(fact, state);
                state = state.apply(fact);
            }
            return before.map(m -> m.after(commit.intent(), known))
                    .orElseGet(() -> Match.created(known));
        } catch (AuditException e) {
            throw e;
        } catch (RuntimeException e) {
            throw differs(Check.FOLD, FACTS, "facts that follow from one another", e.getMessage());
        }
    }

    private void checkNumbering(CreateMatch intent, MatchCreated created) {
        dice = new Fairness(created.seed());
        for (var seat : Seat.values()) {
            var listed = intent.seats().get(seat.ordinal()).deck().cards();
            var numbered = created.seats().get(seat.ordinal()).deck().cards();
            requireThrown(
                    "the numbers of the cards of seat " + seat,
                    dice.shuffled(NUMBERING + seat.ordinal(), listed),
                    numbered);
        }
    }

    private void checkDice(MatchEvent fact, MatchState state) {
        if (fact instanceof FirstPlayerRolled rolled) {
            var first = Seat.values()[dice.roll(state.facts(), Seat.values().length)];
            requireThrown("the first player", List.of(first), List.of(rolled.first()));
        } else if (fact instanceof DeckShuffled shuffled) {
            var order = dice.shuffled(state.facts(), state.side(shuffled.seat()).deck());
            requireThrown("the deck of seat " + shuffled.seat(), order, shuffled.order());
        }
    }

    private void requireThrown(String what, List<?> expected, List<?> found) {
        compare(Check.DICE, what + ", place ", expected, found);
        thrown++;
    }

    /** The facts that the rules of today answer with. */
    private List<MatchEvent> ruled(Optional<Match> before, Commit commit) {
        try {
            var decision =
                    switch (commit.intent()) {
                        case CreateMatch create -> rules.create(create);
                        case Correct correct -> rules.correct(before.orElseThrow(), correct);
                        case SeatIntent asked -> rules.decide(before.orElseThrow(), asked);
                    };
            return switch (decision) {
                case Decision.Accepted a -> a.facts();
                case Decision.Rejected r ->
                        throw differs(
                                Check.RULES,
                                "the answer to " + kind(commit),
                                commit.facts().size() + " facts",
                                "a refusal: " + r.reason().message());
            };
        } catch (AuditException e) {
            throw e;
        } catch (RuntimeException | StackOverflowError e) {
            throw differs(Check.RULES, "the answer to " + kind(commit), "facts", "none: " + e);
        }
    }

    private static String kind(Commit commit) {
        return commit.intent().getClass().getSimpleName() + " '" + commit.intentId() + "'";
    }

    /** Names the first of the things that differs, counted from 1. */
    private static void compare(Check check, String what, List<?> expected, List<?> found) {
        for (int i = 0; i < Math.max(expected.size(), found.size()); i++) {
            var wanted = i < expected.size() ? Canonical.text(expected.get(i)) : "nothing more";
            var there = i < found.size() ? Canonical.text(found.get(i)) : "nothing more";
            if (!wanted.equals(there)) {
                throw differs(check, what + (i + 1), wanted, there);
            }
        }
    }

    private static AuditException differs(Check check, String what, Object expected, Object found) {
        return new AuditException(Finding.ofFile(check, what, expected, found));
    }
}
