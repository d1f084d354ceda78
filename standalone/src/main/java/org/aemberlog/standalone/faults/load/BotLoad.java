package org.aemberlog.standalone.faults.load;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.intent.RejectionRecord;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.standalone.faults.cluster.TestCluster;
import org.aemberlog.standalone.faults.load.ScenarioCounts.Count;
import org.aemberlog.standalone.faults.machine.Await;
import org.aemberlog.standalone.faults.machine.KafkaClient;
import org.aemberlog.standalone.sim.RandomDecks;

/**
 * Many matches at once, played by bots over Kafka. Whatever has no answer for a while is sent again
 * under the same id, as any client would.
 */
public final class BotLoad implements AutoCloseable {

    private static final long RESEND_AFTER = Duration.ofSeconds(4).toNanos();

    /** Keeps the seeds of matches of different runs apart. */
    private static final long STRIDE = 1_000_003;

    private final String name;
    private final Workload workload;
    private final ScenarioCounts counts;
    private final KafkaClient wire;
    private final Rules rules;
    private final RandomDecks decks = new RandomDecks();
    private final Sender sender;
    private final Map<MatchId, BotMatch> pairs = new HashMap<>();
    private final List<BotMatch> playing = new ArrayList<>();
    private final Thread thread;
    private int begun;
    private volatile boolean finishing;
    private volatile long oldest = System.nanoTime();
    private volatile boolean done;
    private volatile boolean closed;

    /** Sends what a pair asks, perhaps more than once, perhaps with something else before it. */
    @FunctionalInterface
    public interface Sender {

        /** As it should be: once. */
        Sender ONCE = (wire, pair) -> wire.send(pair.asked().record());

        void send(KafkaClient wire, BotMatch pair);
    }

    /** Begins to play; {@code sender} sends what a pair asks, however it likes. */
    public BotLoad(
            TestCluster stage, Rules rules, String name, Workload workload, ScenarioCounts counts, Sender sender) {
        this.name = name;
        this.workload = workload;
        this.counts = counts;
        this.rules = rules;
        this.sender = sender;
        this.wire = new KafkaClient(stage.brokers().bootstrapServers());
        this.thread = Thread.ofPlatform().name("load-" + name).start(this::play);
    }

    private void play() {
        try (wire) {
            while (!closed && !(finishing && playing.isEmpty())) {
                while (!finishing && playing.size() < workload.tables()) {
                    begin();
                }
                wire.listen(this::accepted, this::rejected);
                sendAgain();
            }
        } catch (RuntimeException e) {
            counts.violated("The bots stopped: " + e);
        } finally {
            done = true;
        }
    }

    private void begin() {
        var id = new MatchId(name + "-" + begun);
        var pair = BotMatch.seated(rules, decks, id, workload.seed() * STRIDE + begun, workload.longest());
        begun++;
        pairs.put(pair.id(), pair);
        playing.add(pair);
        ask(pair);
    }

    private void ask(BotMatch pair) {
        pair.sent(true);
        counts.add(Count.INTENTS_SENT, 1);
        sender.send(wire, pair);
    }

    private void accepted(Commit commit) {
        var pair = pairs.get(commit.match());
        if (pair == null) {
            return;
        }
        if (commit.version() <= pair.accepted().size()) {
            again(pair.accepted().get((int) commit.version() - 1), commit);
            return;
        }
        var objection = pair.objection(commit);
        if (objection.isPresent()) {
            violated(pair, "commit " + commit.version() + " " + objection.get());
            return;
        }
        answered(pair, Count.ACCEPTED);
        pair.accept(commit);
        if (pair.over()) {
            counts.add(Count.MATCHES_FINISHED, 1);
            playing.remove(pair);
        } else {
            ask(pair);
        }
    }

    private void again(BotMatch.Known known, Commit commit) {
        counts.add(Count.DUPLICATES, 1);
        if (!known.hash().equals(commit.hash())) {
            counts.violated(commit.match().value() + "/" + commit.version() + " came with another hash");
        }
    }

    private void rejected(RejectionRecord rejection) {
        var pair = pairs.get(rejection.match());
        if (pair == null) {
            return;
        }
        boolean awaited = rejection.intentId().equals(pair.asked().record().intentId());
        // Of what was sent before its time too, when that record is delivered once more to a new owner.
        boolean again = pair.asked().legal() && rejection.reason() instanceof Rejection.RejectedBefore;
        if (!awaited || again || rejection.version() < pair.accepted().size()) {
            // It was rejected before, or was sent before its time.
            counts.add(Count.DUPLICATES, 1);
        } else if (pair.asked().legal()) {
            violated(pair, rejection.intentId() + " is rejected: " + rejection.reason());
        } else {
            answered(pair, Count.REJECTED);
            pair.rejected();
            ask(pair);
        }
    }

    private void answered(BotMatch pair, Count how) {
        counts.add(how, 1);
        counts.atLeast(
                Count.LONGEST_PAUSE,
                Duration.ofNanos(System.nanoTime() - pair.askedAt()).toMillis());
    }

    private void violated(BotMatch pair, String what) {
        counts.violated("Match " + pair.id().value() + ": " + what);
        playing.remove(pair);
    }

    private void sendAgain() {
        long now = System.nanoTime();
        long longestWait = 0;
        for (var pair : playing) {
            longestWait = Math.max(longestWait, now - pair.askedAt());
            // Ever more patiently, so that a slow machine is not made slower.
            long timeout = RESEND_AFTER + (pair.sentAt() - pair.askedAt());
            if (now - pair.sentAt() > timeout) {
                pair.sent(false);
                counts.add(Count.INTENTS_RESENT, 1);
                wire.send(pair.asked().record());
            }
        }
        oldest = now - longestWait;
    }

    /** Waits until everything that was asked before now has its answer. */
    public void awaitAnswers() {
        long now = System.nanoTime();
        Await.until("everything that was asked has an answer", () -> done || oldest - now > 0);
    }

    /** Waits until so many more intents were accepted, or all matches are over. */
    public void awaitAccepted(long more) {
        long wanted = counts.of(Count.ACCEPTED) + more;
        Await.until(more + " more intents are accepted", () -> done || counts.of(Count.ACCEPTED) >= wanted);
    }

    /** Waits until so many more matches are over. */
    public void awaitFinished(long more) {
        long wanted = counts.of(Count.MATCHES_FINISHED) + more;
        for (long now = counts.of(Count.MATCHES_FINISHED); now < wanted && !done; ) {
            long before = now;
            Await.until("one more match is over", () -> done || counts.of(Count.MATCHES_FINISHED) > before);
            now = counts.of(Count.MATCHES_FINISHED);
        }
    }

    /** Begins no more matches, and waits until those that have begun are over. */
    public List<BotMatch> finish() {
        finishing = true;
        Await.until("all matches are over", () -> done);
        return List.copyOf(pairs.values());
    }

    @Override
    public void close() {
        closed = true;
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
