package org.aemberlog.rules.intake;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.intent.Refusal;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.rules.intake.Outcome.Committed;
import org.aemberlog.rules.intake.Outcome.Refused;
import org.aemberlog.rules.live.Live;
import org.aemberlog.rules.live.LiveMatches;
import org.aemberlog.rules.store.EventStore;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;

/**
 * Deals with the intents of one poll: decides them in their order, appends all their commits in one
 * write and gives what became of each. An intent that was dealt with before has the outcome it had.
 */
@Component
class Docket {

    private static final int MOST_TRIES = 10;

    private final Judge judge;
    private final LiveMatches live;
    private final EventStore store;
    private final Timer append;
    private final int snapshotEvery;

    Docket(
            Judge judge,
            LiveMatches live,
            EventStore store,
            MeterRegistry meters,
            @Value("${aemberlog.snapshots.every}") int snapshotEvery) {
        this.judge = judge;
        this.live = live;
        this.store = store;
        this.append = meters.timer("aemberlog.append");
        this.snapshotEvery = snapshotEvery;
    }

    /** What became of each of the intents, in their order. */
    List<Outcome> deal(List<Received> all) {
        var working = new HashMap<MatchId, Optional<Live>>();
        var outcomes = new ArrayList<Outcome>(all.size());
        var commits = new ArrayList<Commit>();
        for (var received : all) {
            var match = received.intent().match();
            var now = working.computeIfAbsent(match, live::find);
            var outcome = known(judge.judge(now, received), received, commits);
            if (outcome instanceof Committed c && c.fresh()) {
                commits.add(c.commit());
                working.put(match, Optional.of(after(now, c.commit())));
            }
            outcomes.add(outcome);
        }
        if (commits.isEmpty() || append.record(() -> store.append(commits))) {
            working.forEach((match, now) -> now.ifPresent(l -> keep(match, l)));
            return outcomes;
        }
        working.keySet().forEach(live::forget);
        return all.stream().map(this::dealAlone).toList();
    }

    /** Somebody else was quicker with one of the matches: one by one, from the store. */
    private Outcome dealAlone(Received received) {
        var match = received.intent().match();
        for (int i = 0; i < MOST_TRIES; i++) {
            var now = store.load(match);
            var before = store.find(match, received.intent().intentId());
            if (before.isPresent()) {
                return again(before.get(), received);
            }
            var outcome = judge.judge(now, received);
            if (!(outcome instanceof Committed c)) {
                return outcome;
            }
            if (store.append(List.of(c.commit()))) {
                keep(match, after(now, c.commit()));
                return outcome;
            }
        }
        throw new IllegalStateException(
                "Match " + match.value() + " was changed by others " + MOST_TRIES + " times.");
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

    private static Live after(Optional<Live> before, Commit commit) {
        return before.map(l -> l.after(commit)).orElseGet(() -> Live.created(commit));
    }

    private void keep(MatchId match, Live now) {
        live.keep(match, now);
        if (now.match().version() % snapshotEvery == 0 && now.match().atBoundary()) {
            store.keepSnapshot(match, now);
        }
    }
}
