package org.aemberlog.rules.recovery;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.Commits;
import org.aemberlog.game.event.SealedCommit;
import org.aemberlog.game.json.Kept;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.rules.live.Deadline;
import org.aemberlog.rules.live.Expiry;
import org.aemberlog.rules.live.Halt;
import org.aemberlog.rules.live.HaltException;
import org.aemberlog.rules.live.PositionedCommit;
import org.aemberlog.rules.live.RecordPosition;
import org.aemberlog.rules.recovery.CommitTopic.Partition;
import org.aemberlog.rules.recovery.CommitTopic.Reading;
import org.aemberlog.rules.store.Deadlines;
import org.aemberlog.rules.store.EventStore;
import org.aemberlog.rules.store.Halts;
import org.aemberlog.support.problems.Problem;
import org.apache.kafka.common.KafkaException;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/**
 * Finds what an event store lacks of all that was published, as one that was restored from a backup
 * does, and takes it from the topic. Commits are published once they are stored; so a store that is as
 * new as its topic has the last ones of each partition, and one that is older lacks the last ones.
 */
@Component
public class Recovery {

    private static final int MAX_LISTED = 1_000;
    private static final Duration TELLING = Duration.ofSeconds(1);

    private final CommitTopic topic;
    private final EventStore store;
    private final Halts halts;
    private final Deadlines deadlines;
    private final Expiry expiry;
    private final OneAtATime oneAtATime;
    private final int portion;

    /**
     * Compares a store with a topic.
     *
     * @param portion how many records are compared at once
     */
    Recovery(
            CommitTopic topic,
            EventStore store,
            Halts halts,
            Deadlines deadlines,
            Expiry expiry,
            OneAtATime oneAtATime,
            @Value("${aemberlog.recovery.portion:1000}") int portion) {
        this.topic = topic;
        this.store = store;
        this.halts = halts;
        this.deadlines = deadlines;
        this.expiry = expiry;
        this.oneAtATime = oneAtATime;
        this.portion = portion;
    }

    /**
     * What is missing in the event store.
     *
     * @param commits how many
     * @param since when the first of them was made, in milliseconds since 1970 (UTC)
     * @param of how many matches
     * @param matches the first 1,000 of them, by their ids
     */
    public record Missing(
            long commits,
            Optional<Long> since,
            long of,
            @Kept List<Gap> matches) {}

    /** That commits of a match are missing, between two versions and both included. */
    public record Gap(MatchId match, long from, long to) {

        private Gap with(Commit commit) {
            return new Gap(match, Math.min(from, commit.version()), Math.max(to, commit.version()));
        }
    }

    /**
     * How far it has come.
     *
     * @param commits that are stored again
     * @param halted matches of which more is lost, and which are halted as damaged
     */
    public record Restored(long commits, long halted) {}

    /** What is missing; fails with {@code recovery-busy} 409. */
    public Mono<Missing> missing() {
        return oneAtATime
                .run(() -> Mono.fromCallable(this::missingNow)
                        .subscribeOn(Schedulers.boundedElastic())
                        .flux())
                .single()
                .onErrorMap(KafkaException.class, _ -> Problem.notAvailable());
    }

    /**
     * Stores again what is missing and tells every second how far it has come, and at the end. A match
     * whose commits do not join those that are stored is halted, because nobody knows what was
     * decided. Fails with {@code recovery-busy} 409.
     */
    public Flux<Restored> restore() {
        return oneAtATime.run(() -> Flux.<Restored>create(sink -> {
                    restoreNow(sink::isCancelled, sink::next);
                    sink.complete();
                })
                .subscribeOn(Schedulers.boundedElastic())
                .sample(TELLING)
                .onErrorMap(KafkaException.class, _ -> Problem.notAvailable()));
    }

    /**
     * Whether the store has the last commits of each partition, sound or not: one that is damaged is a
     * matter of its match. Blocks.
     */
    public boolean isComplete() {
        try (var reading = topic.open()) {
            return reading.partitions().stream()
                    .allMatch(it -> firstLacking(reading, it, 1, this::isAbsent) == it.end());
        }
    }

    private boolean isAbsent(SealedCommit sealed) {
        return !store.has(sealed.commit().match(), sealed.commit().version());
    }

    private Missing missingNow() {
        var gaps = new TreeMap<String, Gap>();
        long[] count = {0, Long.MAX_VALUE};
        eachPortion(() -> false, commits -> {
            for (var sealed : lacking(commits)) {
                var commit = sealed.commit();
                var fresh = new Gap(commit.match(), commit.version(), commit.version());
                gaps.merge(commit.match().value(), fresh, (gap, _) -> gap.with(commit));
                count[0]++;
                count[1] = Math.min(count[1], commit.at());
            }
        });
        return new Missing(
                count[0],
                gaps.isEmpty() ? Optional.empty() : Optional.of(count[1]),
                gaps.size(),
                gaps.values().stream().limit(MAX_LISTED).toList());
    }

    private void restoreNow(BooleanSupplier cancelled, Consumer<Restored> told) {
        var done = new Restored[] {new Restored(0, 0)};
        told.accept(done[0]);
        eachPortion(cancelled, commits -> {
            var more = restore(lacking(commits));
            done[0] = new Restored(done[0].commits() + more.commits(), done[0].halted() + more.halted());
            told.accept(done[0]);
        });
    }

    /** Gives each portion from the first in which something is missing, partition by partition. */
    private void eachPortion(BooleanSupplier cancelled, Consumer<List<SealedCommit>> taker) {
        try (var reading = topic.open()) {
            for (var partition : reading.partitions()) {
                long first = firstLacking(reading, partition, Long.MAX_VALUE, _ -> true);
                for (long from = first; from < partition.end(); from += portion) {
                    if (cancelled.getAsBoolean()) {
                        return;
                    }
                    taker.accept(read(reading, partition, from));
                }
            }
        }
    }

    /** The offset of the first portion in which something that counts is missing, of so many at most; the end when nothing is. */
    private long firstLacking(Reading reading, Partition partition, long most, Predicate<SealedCommit> counts) {
        long first = partition.end();
        long at = partition.end();
        for (long found = 0; at > partition.first() && found < most; ) {
            at = Math.max(partition.first(), at - portion);
            var commits = read(reading, partition, at);
            if (!commits.isEmpty()) {
                if (lacking(commits).stream().noneMatch(counts)) {
                    break;
                }
                first = at;
                found++;
            }
        }
        return first;
    }

    private List<SealedCommit> read(Reading reading, Partition partition, long from) {
        return reading.read(partition.number(), from, Math.min(partition.end(), from + portion));
    }

    /** Those that are not stored, each once; not of matches that are known to be damaged. */
    private List<SealedCommit> lacking(List<SealedCommit> some) {
        var each = new LinkedHashMap<String, SealedCommit>();
        store.lacking(some).forEach(it -> each.putIfAbsent(it.commit().hash(), it));
        each.values()
                .removeIf(it ->
                        halts.find(it.commit().match()).filter(Halt::damaged).isPresent());
        return List.copyOf(each.values());
    }

    private Restored restore(List<SealedCommit> lacking) {
        var sound = byMatch(lacking).values().stream()
                .flatMap(it -> joined(it).stream())
                .map(it -> new PositionedCommit(it, RecordPosition.UNKNOWN))
                .toList();
        store.append(sound);
        deadlines.begin(sound.stream()
                .flatMap(it -> Deadline.first(it.commit(), expiry).stream())
                .toList());
        var lost = lacking(lacking);
        var halted = byMatch(lost);
        halted.values().forEach(it -> halt(it.getFirst().commit()));
        return new Restored(lacking.size() - lost.size(), halted.size());
    }

    private static Map<MatchId, List<SealedCommit>> byMatch(List<SealedCommit> commits) {
        return commits.stream()
                .collect(Collectors.groupingBy(it -> it.commit().match(), LinkedHashMap::new, Collectors.toList()));
    }

    /** As many of a match's commits as follow each other and what is stored. */
    private List<SealedCommit> joined(List<SealedCommit> commits) {
        var first = commits.getFirst().commit();
        var last = store.find(first.match(), first.version() - 1)
                .map(it -> it.commit().hash());
        var previous = first.version() == 1 ? Commits.GENESIS : last.orElse("");
        long version = first.version();
        var joined = new ArrayList<SealedCommit>();
        for (var sealed : commits) {
            var commit = sealed.commit();
            if (commit.version() != version || !commit.previousHash().equals(previous)) {
                break;
            }
            joined.add(sealed);
            previous = commit.hash();
            version++;
        }
        return joined;
    }

    private void halt(Commit lost) {
        halts.halt(HaltException.damaged(
                lost.match(),
                lost.version() - 1,
                "version " + lost.version() + " was published and does not follow what is stored",
                null));
    }
}
