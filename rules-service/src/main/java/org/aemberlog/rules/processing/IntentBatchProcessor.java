package org.aemberlog.rules.processing;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.aemberlog.game.event.SealedCommit;
import org.aemberlog.game.intent.Intent.*;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.rules.live.Deadline;
import org.aemberlog.rules.live.Expiry;
import org.aemberlog.rules.live.Halt;
import org.aemberlog.rules.live.HaltException;
import org.aemberlog.rules.live.LiveMatch;
import org.aemberlog.rules.live.PositionedCommit;
import org.aemberlog.rules.processing.Outcome.Committed;
import org.aemberlog.rules.store.Deadlines;
import org.aemberlog.rules.store.EventStore;
import org.aemberlog.rules.store.Halts;
import org.aemberlog.rules.store.LiveMatches;
import org.springframework.stereotype.Component;

/**
 * Deals with the intents of one poll: decides them in their order, appends the commits of all
 * matches together and gives what became of each. An intent that was dealt with before has the
 * outcome it had. A match that cannot go on is halted and holds up no other.
 */
@Component
class IntentBatchProcessor {

    private static final int MAX_TRIES = 10;

    private final IntentDecider judge;
    private final LiveMatches live;
    private final Halts halts;
    private final EventStore store;
    private final Deadlines deadlines;
    private final Expiry expiry;
    private final Redelivery redelivery;
    private final Timer append;
    private final Counter lostAppends;

    IntentBatchProcessor(
            IntentDecider judge,
            LiveMatches live,
            Halts halts,
            EventStore store,
            Deadlines deadlines,
            Expiry expiry,
            Redelivery redelivery,
            MeterRegistry meters) {
        this.judge = judge;
        this.live = live;
        this.halts = halts;
        this.store = store;
        this.deadlines = deadlines;
        this.expiry = expiry;
        this.redelivery = redelivery;
        this.append = meters.timer("aemberlog.append");
        this.lostAppends = meters.counter("aemberlog.lost.appends");
    }

    /** What became of each of the intents, in their order. */
    List<Outcome> deal(List<ReceivedIntent> all) {
        var working = new HashMap<MatchId, Optional<LiveMatch>>();
        var commits = new ArrayList<PositionedCommit>();
        var outcomes = new ArrayList<Outcome>(all.size());
        var before = redelivery.committed(all);
        for (int i = 0; i < all.size(); i++) {
            var received = all.get(i);
            var known = before.get(i);
            outcomes.add(unlessHalted(
                    received,
                    commits,
                    () -> known.isPresent()
                            ? comesAgain(known.get(), received, working)
                            : dealTogether(received, working, commits)));
        }
        var lost = append(commits, working);
        for (int i = 0; i < all.size(); i++) {
            var received = all.get(i);
            if (lost.contains(received.intent().match())) {
                outcomes.set(i, unlessHalted(received, List.of(), () -> dealAlone(received)));
            }
        }
        follow(outcomes);
        redelivery.learn(all, outcomes);
        return outcomes;
    }

    /** Does what stored commits call for, also when an earlier delivery did not come to it. */
    private void follow(List<Outcome> outcomes) {
        var committed = outcomes.stream()
                .filter(Committed.class::isInstance)
                .map(Committed.class::cast)
                .toList();
        deadlines.begin(committed.stream()
                .flatMap(c -> Deadline.first(c.commit(), expiry).stream())
                .toList());
        committed.forEach(this::liftHalt);
    }

    private void liftHalt(Committed c) {
        halts.find(c.commit().match())
                .filter(halt -> halt.damaged()
                        ? c.fresh() || halt.wasBefore(c.commit().at())
                        : c.commit().version() > halt.version())
                .ifPresent(halt -> halts.lift(halt.match()));
    }

    private Outcome dealTogether(
            ReceivedIntent received, Map<MatchId, Optional<LiveMatch>> working, List<PositionedCommit> commits) {
        var match = received.intent().match();
        int partition = received.from().partition();
        if (seemsNew(received, working)) {
            // What is not there need not be looked for: if it is, the append will fail.
            var creation = judge.judge(Optional.empty(), received);
            if (creation instanceof Committed c) {
                var taken = new PositionedCommit(c.sealed(), received.from());
                working.put(match, Optional.of(after(Optional.empty(), taken)));
                commits.add(taken);
                return creation;
            }
        }
        var now = working.computeIfAbsent(match, it -> live.find(it, partition));
        var outcome = known(answer(now, received), received, commits);
        if (outcome instanceof Committed c) {
            if (c.fresh()) {
                var taken = new PositionedCommit(c.sealed(), received.from());
                working.put(match, Optional.of(after(now, taken)));
                commits.add(taken);
            } else {
                requireAsNew(c, now, partition, working);
            }
        }
        return outcome;
    }

    private Outcome comesAgain(
            SealedCommit sealed, ReceivedIntent received, Map<MatchId, Optional<LiveMatch>> working) {
        int partition = received.from().partition();
        var match = received.intent().match();
        var outcome = again(sealed, received);
        var now = working.getOrDefault(match, live.inMemory(match, partition));
        if (now.isPresent() && outcome instanceof Committed c) {
            requireAsNew(c, now, partition, working);
        }
        return outcome;
    }

    /** What is remembered of a match may be older than a commit that is stored. */
    private void requireAsNew(
            Committed c, Optional<LiveMatch> now, int partition, Map<MatchId, Optional<LiveMatch>> working) {
        if (c.commit().version() > version(now)) {
            var match = c.commit().match();
            live.forget(match);
            working.put(match, live.find(match, partition));
        }
    }

    /** What was rejected stays rejected, even if it has become legal before it is delivered again. */
    private Outcome answer(Optional<LiveMatch> now, ReceivedIntent received) {
        return now.filter(l -> l.hasAnswered(received.from()))
                .map(l -> IntentDecider.rejected(received, version(now), new Rejection.RejectedBefore()))
                .orElseGet(() -> judge.judge(now, received));
    }

    private boolean seemsNew(ReceivedIntent received, Map<MatchId, Optional<LiveMatch>> working) {
        var match = received.intent().match();
        return received.intent().intent() instanceof CreateMatch
                && !working.containsKey(match)
                && live.inMemory(match, received.from().partition()).isEmpty();
    }

    /** Appends, and gives the matches with which somebody else was quicker. */
    private Set<MatchId> append(List<PositionedCommit> commits, Map<MatchId, Optional<LiveMatch>> working) {
        // Forgotten until it is certain what is stored: a write may fail after it was done.
        commits.forEach(taken -> live.forget(taken.commit().match()));
        Set<MatchId> lost = commits.isEmpty() ? Set.of() : append.record(() -> store.append(commits));
        lostAppends.increment(lost.size());
        live.keep(working.values().stream()
                .flatMap(Optional::stream)
                .filter(now -> !lost.contains(now.id()))
                .toList());
        return lost;
    }

    /** Deals with one intent from the store. */
    private Outcome dealAlone(ReceivedIntent received) {
        var match = received.intent().match();
        Optional<LiveMatch> now = Optional.empty();
        for (int i = 0; i < MAX_TRIES; i++) {
            now = store.load(match);
            var before = store.find(match, received.intent().intentId());
            if (before.isPresent()) {
                return again(before.get(), received);
            }
            var outcome = answer(now, received);
            if (!(outcome instanceof Committed c)) {
                return outcome;
            }
            var taken = new PositionedCommit(c.sealed(), received.from());
            var next = after(now, taken);
            if (store.append(List.of(taken)).isEmpty()) {
                live.keep(List.of(next));
                return outcome;
            }
        }
        throw HaltException.stuck(match, version(now), "nothing can be appended, and nothing is there", null);
    }

    private Outcome unlessHalted(ReceivedIntent received, List<PositionedCommit> unstored, Supplier<Outcome> dealing) {
        var match = received.intent().match();
        if (mayTry(received.intent())) {
            try {
                return dealing.get();
            } catch (HaltException e) {
                halts.halt(e);
            }
        }
        var rejection = rejection(received, halts.find(match));
        try {
            return known(rejection, received, unstored);
        } catch (HaltException e) {
            return rejection;
        }
    }

    /** A judge may always try. While a match waits for one, its clock stands, it does not expire and nobody claims it. */
    private boolean mayTry(IntentRecord asked) {
        return halts.find(asked.match()).isEmpty()
                || switch (asked.intent()) {
                    case JudgeIntent _ -> true;
                    case Expire _, Claim _ -> false;
                    case CallTime _, Beginning _, SeatIntent _ -> !halts.isStuck(asked.match());
                };
    }

    private static Outcome rejection(ReceivedIntent received, Optional<Halt> halt) {
        long version = halt.map(Halt::version).orElse(0L);
        boolean lost = halt.filter(Halt::damaged).isPresent();
        return IntentDecider.rejected(
                received,
                version,
                lost && received.intent().intent() instanceof Rewind
                        ? new Rejection.MatchDamaged()
                        : new Rejection.MatchHalted());
    }

    /** A rejection may only mean that the intent was accepted before. */
    private Outcome known(Outcome outcome, ReceivedIntent received, List<PositionedCommit> unstored) {
        if (outcome instanceof Committed) {
            return outcome;
        }
        var match = received.intent().match();
        var id = received.intent().intentId();
        return unstored.stream()
                .filter(taken -> taken.commit().match().equals(match)
                        && taken.commit().intentId().equals(id))
                .map(PositionedCommit::sealed)
                .findFirst()
                .or(() -> store.find(match, id))
                .map(known -> again(known, received))
                .orElse(outcome);
    }

    private static Outcome again(SealedCommit sealed, ReceivedIntent received) {
        var commit = sealed.commit();
        return commit.intent().equals(received.intent().intent())
                ? new Committed(sealed, false)
                : IntentDecider.rejected(
                        received,
                        commit.version(),
                        new Rejection.IntentIdReused(received.intent().intentId()));
    }

    private static long version(Optional<LiveMatch> live) {
        return live.map(l -> l.match().version()).orElse(0L);
    }

    private static LiveMatch after(Optional<LiveMatch> before, PositionedCommit taken) {
        var commit = taken.commit();
        try {
            return before.map(l -> l.after(taken)).orElseGet(() -> LiveMatch.created(taken));
        } catch (RuntimeException e) {
            throw HaltException.stuck(commit.match(), commit.version() - 1, "its events cannot be folded", e);
        }
    }
}
