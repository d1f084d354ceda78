package org.aemberlog.rules.intake;

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
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.intent.Refusal;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.rules.intake.Outcome.Committed;
import org.aemberlog.rules.live.HaltException;
import org.aemberlog.rules.live.HaltedMatches;
import org.aemberlog.rules.live.Live;
import org.aemberlog.rules.store.EventStore;
import org.aemberlog.rules.store.LiveMatches;
import org.springframework.stereotype.Component;

/**
 * Deals with the intents of one poll: decides them in their order, appends the commits of all
 * matches together and gives what became of each. An intent that was dealt with before has the
 * outcome it had. A match that cannot go on is halted and holds up no other.
 */
@Component
class Docket {

    private static final int MOST_TRIES = 10;

    private final Judge judge;
    private final LiveMatches live;
    private final HaltedMatches halted;
    private final EventStore store;
    private final Timer append;
    private final Counter lostAppends;

    Docket(
            Judge judge,
            LiveMatches live,
            HaltedMatches halted,
            EventStore store,
            MeterRegistry meters) {
        this.judge = judge;
        this.live = live;
        this.halted = halted;
        this.store = store;
        this.append = meters.timer("aemberlog.append");
        this.lostAppends = meters.counter("aemberlog.lost.appends");
    }

    /** What became of each of the intents, in their order. */
    List<Outcome> deal(List<Received> all) {
        var working = new HashMap<MatchId, Optional<Live>>();
        var commits = new ArrayList<Commit>();
        var outcomes = new ArrayList<Outcome>(all.size());
        for (var received : all) {
            outcomes.add(
                    unlessHalted(
                            received, commits, () -> dealTogether(received, working, commits)));
        }
        var lost = append(commits, working);
        for (int i = 0; i < all.size(); i++) {
            var received = all.get(i);
            if (lost.contains(received.intent().match())) {
                outcomes.set(i, unlessHalted(received, List.of(), () -> dealAlone(received)));
            }
        }
        return outcomes;
    }

    private Outcome dealTogether(
            Received received, Map<MatchId, Optional<Live>> working, List<Commit> commits) {
        var match = received.intent().match();
        if (seemsNew(received, working)) {
            // What is not there need not be looked for: if it is, the append will fail.
            var creation = judge.judge(Optional.empty(), received);
            if (creation instanceof Committed c) {
                working.put(match, Optional.of(after(Optional.empty(), c.commit())));
                commits.add(c.commit());
                return creation;
            }
        }
        var now = working.computeIfAbsent(match, live::find);
        var outcome = known(judge.judge(now, received), received, commits);
        if (outcome instanceof Committed c) {
            if (c.fresh()) {
                working.put(match, Optional.of(after(now, c.commit())));
                commits.add(c.commit());
            } else if (c.commit().version() > version(now)) {
                // What is remembered is older than what is stored.
                live.forget(match);
                working.put(match, live.find(match));
            }
        }
        return outcome;
    }

    private boolean seemsNew(Received received, Map<MatchId, Optional<Live>> working) {
        var match = received.intent().match();
        return received.intent().intent() instanceof CreateMatch
                && !working.containsKey(match)
                && live.inMemory(match).isEmpty();
    }

    /** Appends, and gives the matches with which somebody else was quicker. */
    private Set<MatchId> append(List<Commit> commits, Map<MatchId, Optional<Live>> working) {
        // Forgotten until it is certain what is stored: a write may fail after it was done.
        commits.forEach(commit -> live.forget(commit.match()));
        Set<MatchId> lost =
                commits.isEmpty() ? Set.of() : append.record(() -> store.append(commits));
        lostAppends.increment(lost.size());
        live.keep(
                working.values().stream()
                        .flatMap(Optional::stream)
                        .filter(now -> !lost.contains(now.id()))
                        .toList());
        return lost;
    }

    /** Deals with one intent from the store. */
    private Outcome dealAlone(Received received) {
        var match = received.intent().match();
        Optional<Live> now = Optional.empty();
        for (int i = 0; i < MOST_TRIES; i++) {
            now = store.load(match);
            var before = store.find(match, received.intent().intentId());
            if (before.isPresent()) {
                return again(before.get(), received);
            }
            var outcome = judge.judge(now, received);
            if (!(outcome instanceof Committed c)) {
                return outcome;
            }
            var next = after(now, c.commit());
            if (store.append(List.of(c.commit())).isEmpty()) {
                live.keep(List.of(next));
                return outcome;
            }
        }
        throw new HaltException(
                match, version(now), "nothing can be appended, and nothing is there", null);
    }

    private Outcome unlessHalted(
            Received received, List<Commit> unstored, Supplier<Outcome> dealing) {
        var match = received.intent().match();
        if (halted.haltedAt(match).isEmpty()) {
            try {
                return dealing.get();
            } catch (HaltException e) {
                halted.halt(e);
            }
        }
        var refusal =
                Judge.refused(
                        received, halted.haltedAt(match).orElse(0L), new Refusal.MatchHalted());
        try {
            return known(refusal, received, unstored);
        } catch (HaltException e) {
            return refusal;
        }
    }

    /** A refusal may only mean that the intent was accepted before. */
    private Outcome known(Outcome outcome, Received received, List<Commit> unstored) {
        if (outcome instanceof Committed) {
            return outcome;
        }
        var match = received.intent().match();
        var id = received.intent().intentId();
        return unstored.stream()
                .filter(commit -> commit.match().equals(match) && commit.intentId().equals(id))
                .findFirst()
                .or(() -> store.find(match, id))
                .map(commit -> again(commit, received))
                .orElse(outcome);
    }

    private static Outcome again(Commit commit, Received received) {
        return commit.intent().equals(received.intent().intent())
                ? new Committed(commit, false)
                : Judge.refused(
                        received,
                        commit.version(),
                        new Refusal.IntentIdReused(received.intent().intentId()));
    }

    private static long version(Optional<Live> live) {
        return live.map(l -> l.match().version()).orElse(0L);
    }

    private static Live after(Optional<Live> before, Commit commit) {
        try {
            return before.map(l -> l.after(commit)).orElseGet(() -> Live.created(commit));
        } catch (RuntimeException e) {
            throw new HaltException(
                    commit.match(), commit.version() - 1, "its facts cannot be folded", e);
        }
    }
}
