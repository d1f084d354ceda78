package org.aemberlog.match.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.aemberlog.game.engine.Decision;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.Commits;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.event.SealedCommit;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.intent.Intent.ForkMatch;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.intent.RejectionRecord;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.match.Outbox;
import org.aemberlog.match.live.CommitDispatcher;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/**
 * Stands in for Kafka and rules-service: notes what is sent and, unless told to hold it back,
 * answers at once as they would, on a thread of its own.
 */
public final class Referee implements Outbox, AutoCloseable {

    private final Rules rules;
    private final CommitDispatcher dispatcher;
    private final List<IntentRecord> sent = new CopyOnWriteArrayList<>();
    private final List<IntentRecord> held = new ArrayList<>();
    private final Map<MatchId, List<SealedCommit>> commits = new HashMap<>();
    private final Map<MatchId, Match> matches = new HashMap<>();
    private final ExecutorService thread = Executors.newSingleThreadExecutor();
    private long clock;
    private boolean holding;
    private boolean gone;

    public Referee(Rules rules, CommitDispatcher dispatcher) {
        this.rules = rules;
        this.dispatcher = dispatcher;
    }

    /** What was sent, in order. */
    public List<IntentRecord> sent() {
        return sent;
    }

    /** The commits of a match so far. */
    public List<Commit> commits(MatchId match) {
        return sealed(match).stream().map(SealedCommit::commit).toList();
    }

    private synchronized List<SealedCommit> sealed(MatchId match) {
        return List.copyOf(commits.getOrDefault(match, List.of()));
    }

    /** Brings all commits of a match once more, as Kafka may. */
    public void tellAgain(MatchId match) {
        dispatcher.take(sealed(match));
    }

    /** Brings the first commit of a match once more, as when its creation is asked for again. */
    public void tellOfCreationAgain(MatchId match) {
        dispatcher.take(sealed(match).subList(0, 1));
    }

    /** From now on intents wait for {@link #release}. */
    public synchronized void hold() {
        holding = true;
    }

    /** Deals with the intents held back, and with further ones at once. */
    public void release() {
        List<IntentRecord> waiting;
        synchronized (this) {
            holding = false;
            waiting = List.copyOf(held);
            held.clear();
        }
        waiting.forEach(this::deal);
    }

    /** From now on nothing can be sent, until {@link #comeBack}. */
    public synchronized void goAway() {
        gone = true;
    }

    public synchronized void comeBack() {
        gone = false;
    }

    /** As with Kafka, no event loop of the sender waits here. */
    @Override
    public Mono<Void> send(IntentRecord intent) {
        return Mono.<Void>fromRunnable(() -> receive(intent)).subscribeOn(Schedulers.boundedElastic());
    }

    private void receive(IntentRecord intent) {
        synchronized (this) {
            if (gone) {
                throw new IllegalStateException("The broker at kafka-7:9092 is gone");
            }
            sent.add(intent);
            if (holding) {
                held.add(intent);
                return;
            }
        }
        deal(intent);
    }

    private void deal(IntentRecord intent) {
        thread.execute(() -> answer(intent));
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }

    private synchronized void answer(IntentRecord intent) {
        var before = known(intent);
        if (before.isPresent()) {
            if (before.get().commit().intent().equals(intent.intent())) {
                dispatcher.take(List.of(before.get()));
            } else {
                reject(intent, new Rejection.IntentIdReused(intent.intentId()));
            }
            return;
        }
        long version = commits(intent.match()).size();
        if (intent.expectedVersion().isPresent() && intent.expectedVersion().get() != version) {
            reject(intent, new Rejection.StaleVersion(intent.expectedVersion().get(), version));
            return;
        }
        switch (decide(intent)) {
            case Decision.Accepted a -> accept(intent, a.events());
            case Decision.Rejected r -> reject(intent, r.reason());
        }
    }

    private Optional<SealedCommit> known(IntentRecord intent) {
        return sealed(intent.match()).stream()
                .filter(known -> known.commit().intentId().equals(intent.intentId()))
                .findFirst();
    }

    private Decision decide(IntentRecord intent) {
        var live = Optional.ofNullable(matches.get(intent.match()));
        return switch (intent.intent()) {
            case CreateMatch create when live.isEmpty() -> rules.create(create, clock);
            case ForkMatch fork when live.isEmpty() -> fork(fork);
            case Intent asked -> rules.decide(live.orElseThrow(), asked, clock);
        };
    }

    private Decision fork(ForkMatch fork) {
        Match origin = null;
        for (var commit : commits(fork.from())) {
            if (commit.version() <= fork.version()) {
                origin = origin == null
                        ? Match.created(commit.events())
                        : origin.after(commit.intent(), commit.events());
            }
        }
        return origin == null
                ? new Decision.Rejected(new Rejection.NoSuchVersion(fork.version()))
                : rules.fork(fork, origin, matches.get(fork.from()).state().over());
    }

    /** What time it is, in milliseconds since 1970. */
    public synchronized long time() {
        return clock;
    }

    /** Lets time go by, in milliseconds. */
    public synchronized void pass(long millis) {
        clock += millis;
    }

    /** Asks for something in place of those who ask rules-service on their own. */
    public void ask(IntentRecord intent) {
        deal(intent);
    }

    private void accept(IntentRecord intent, List<MatchEvent> events) {
        var all = commits.computeIfAbsent(intent.match(), id -> new ArrayList<>());
        var commit = Commits.seal(
                intent.match(),
                all.size() + 1,
                intent.intentId(),
                ++clock,
                intent.intent(),
                events,
                all.isEmpty() ? Commits.GENESIS : all.getLast().commit().hash());
        all.add(commit);
        matches.compute(
                intent.match(),
                (id, match) -> match == null ? Match.created(events) : match.after(intent.intent(), events));
        dispatcher.take(List.of(commit));
    }

    private void reject(IntentRecord intent, Rejection reason) {
        long version = commits(intent.match()).size();
        dispatcher.take(new RejectionRecord(intent.match(), intent.intentId(), version, reason));
    }
}
