package org.aemberlog.replay.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import com.mongodb.reactivestreams.client.MongoCollection;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.aemberlog.game.Seeds;
import org.aemberlog.replay.statistics.Totals.Addition;
import org.aemberlog.support.parts.OnRealParts;
import org.aemberlog.support.parts.TestDatabase;
import org.aemberlog.support.problems.ReadableDocuments;
import org.aemberlog.support.store.Blocking;
import org.bson.Document;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.reactivestreams.Publisher;
import reactor.core.publisher.Mono;

/** Every match counts once, whatever comes again and wherever a process stops. */
@OnRealParts
class TotalsTest {

    private static final Set<String> WRITES =
            Set.of("insertMany", "bulkWrite", "updateMany", "deleteMany", "replaceOne", "updateOne");
    private static final AtomicInteger NAMES = new AtomicInteger();

    private static final ReadableDocuments LEGIBLE = new ReadableDocuments(new SimpleMeterRegistry());

    private static TestDatabase database;

    @BeforeAll
    static void start() {
        database = new TestDatabase();
    }

    @AfterAll
    static void stop() {
        database.close();
    }

    private static final class Crash extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    /** Fails a write, before it is done or after, as a process does that is killed there. */
    private static final class Fuse {
        private final int last;
        private final boolean after;
        private int writes;

        Fuse(int last, boolean after) {
            this.last = last;
            this.after = after;
        }

        @SuppressWarnings("unchecked")
        MongoCollection<Document> on(MongoCollection<Document> collection) {
            return (MongoCollection<Document>) Proxy.newProxyInstance(
                    getClass().getClassLoader(), new Class<?>[] {MongoCollection.class}, (_, method, arguments) -> {
                        boolean blows = WRITES.contains(method.getName()) && ++writes == last;
                        if (blows && !after) {
                            throw new Crash();
                        }
                        try {
                            var done = method.invoke(collection, arguments);
                            return blows ? Mono.from((Publisher<?>) done).then(Mono.error(new Crash())) : done;
                        } catch (InvocationTargetException e) {
                            throw e.getCause();
                        }
                    });
        }

        boolean blew() {
            return writes >= last;
        }
    }

    private static MongoCollection<Document> collection(String name, String part) {
        return database.collection(name + "." + part);
    }

    private static String newName() {
        return "t" + System.nanoTime() + "-" + NAMES.incrementAndGet();
    }

    private static Totals open(String name) {
        return new Totals(part -> collection(name, part), LEGIBLE);
    }

    private static Addition addition(int number) {
        return new Addition(
                "m" + number,
                List.of(
                        StatisticIncrement.of("all").adding("matches", 1).adding("sum", number),
                        StatisticIncrement.of("all").adding("matches", 1),
                        StatisticIncrement.of("rest" + number % 3)
                                .named("deck", "D")
                                .adding("matches", 1)));
    }

    private static List<Addition> additions(int from, int to) {
        return IntStream.range(from, to).mapToObj(TotalsTest::addition).toList();
    }

    private static List<StatisticIncrement> lines(String name) {
        return Blocking.all(open(name).lines(1, 100));
    }

    private static List<StatisticIncrement> expected(int matches) {
        var name = newName();
        var totals = open(name);
        totals.add(additions(0, matches));
        totals.settle();
        return lines(name);
    }

    @Test
    void sumsAreWhatTheySay() {
        var lines = expected(7);
        assertThat(lines).extracting(StatisticIncrement::key).containsExactly("all", "rest0", "rest1", "rest2");
        assertThat(lines.getFirst().sums()).containsEntry("matches", 14L).containsEntry("sum", 21L);
        assertThat(lines.get(1).sums()).containsEntry("matches", 3L);
        assertThat(lines.get(1).labels()).containsEntry("deck", "D");
    }

    @Test
    void aProcessThatIsKilledAtAnyWriteIsFollowedByOneThatCountsRight() {
        var expected = expected(12);
        int crashes = 0;
        for (boolean after : List.of(false, true)) {
            boolean blew = true;
            for (int write = 1; blew; write++) {
                var name = newName();
                var totals = open(name);
                totals.add(additions(0, 5));
                totals.settle();
                var fuse = new Fuse(write, after);
                try {
                    var doomed = new Totals(part -> fuse.on(collection(name, part)), LEGIBLE);
                    doomed.add(additions(3, 12));
                    doomed.settle();
                } catch (Crash e) {
                    crashes++;
                }
                blew = fuse.blew();
                totals.add(additions(3, 12));
                totals.settle();
                assertThat(lines(name)).as("write %d, %s", write, after).isEqualTo(expected);
            }
        }
        assertThat(crashes).isGreaterThanOrEqualTo(13);
    }

    /** It counts nowhere rather than in some lines, and whoever looks after the service is told. */
    @ParameterizedTest
    @ValueSource(strings = {"tallies", "tallies.1.key", "tallies.1.sums"})
    void aDamagedMatchIsLeftOutWholeAndToldAndTheOthersCount(String field) {
        var meters = new SimpleMeterRegistry();
        var name = newName();
        var totals = new Totals(part -> collection(name, part), new ReadableDocuments(meters));
        totals.add(additions(0, 8));
        var damage = new Document("$set", new Document(field, 1));
        Blocking.first(collection(name, "tallies").updateOne(new Document("_id", "m7"), damage));
        totals.settle();
        assertThat(lines(name)).isEqualTo(expected(7));
        var told = meters.get("aemberlog.damaged.documents").tag("kind", "tally");
        assertThat(told.counter().count()).isEqualTo(1);
    }

    @Test
    void severalInstancesAtOnceCountEachMatchOnce() {
        long seed = Seeds.next();
        var name = newName();
        var workers = new ArrayList<CompletableFuture<Void>>();
        for (int i = 0; i < 4; i++) {
            var order = new ArrayList<>(additions(0, 60));
            Collections.shuffle(order, new Random(seed + i));
            workers.add(CompletableFuture.runAsync(
                    () -> {
                        var totals = open(name);
                        for (int at = 0; at < order.size(); at += 6) {
                            totals.add(order.subList(at, at + 6));
                            totals.settle();
                        }
                    },
                    task -> Thread.ofPlatform().start(task)));
        }
        workers.forEach(CompletableFuture::join);
        assertThat(lines(name)).as("seed %d", seed).isEqualTo(expected(60));
    }
}
