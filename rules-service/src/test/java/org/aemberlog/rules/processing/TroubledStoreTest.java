package org.aemberlog.rules.processing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.mongodb.MongoException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.rules.TestDecks;
import org.aemberlog.support.parts.OnlyOnRealParts;
import org.bson.Document;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whatever happens to the store while it writes: once it is well again, by the driver's own second
 * attempt or because Kafka delivers the poll again, every intent is stored once, in order.
 */
@OnlyOnRealParts
class TroubledStoreTest {

    private static final int MANY = 60;
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final TestDecks decks = new TestDecks();
    private final Database database = new Database();
    private final Instance rules = new Instance(database, decks);
    private final Players players = new Players("m", decks);
    private List<IntentRecord> poll;

    @BeforeEach
    void aMatchIsUnderWay() {
        rules.receive(players.creation());
        poll = players.play(8, new SplittableRandom(3));
    }

    @AfterEach
    void close() {
        rules.close();
        database.close();
    }

    private void assertStoredOnce() {
        var stored = database.commits(players.id());
        assertThat(stored)
                .extracting(Commit::version)
                .isEqualTo(LongStream.rangeClosed(1, poll.size() + 1).boxed().toList());
        assertThat(stored.stream().skip(1))
                .extracting(Commit::intentId)
                .isEqualTo(poll.stream().map(IntentRecord::intentId).toList());
        assertThat(rules.events()).containsExactlyElementsOf(stored);
        assertThat(rules.rejections()).isEmpty();
    }

    /** NotWritablePrimary, PrimarySteppedDown, InterruptedDueToReplStateChange, ShutdownInProgress. */
    @ParameterizedTest
    @ValueSource(ints = {10107, 189, 11602, 91})
    void theDriverAsksTheNextPrimaryItself(int code) {
        database.fail(
                1, "insert", new Document("errorCode", code).append("errorLabels", List.of("RetryableWriteError")));
        rules.receive(poll);
        assertStoredOnce();
    }

    @Test
    void aConnectionThatBreaksIsOpenedAgain() {
        database.fail(1, "insert", new Document("closeConnection", true));
        rules.receive(poll);
        assertStoredOnce();
    }

    /** WriteConflict, ExceededTimeLimit, OutOfDiskSpace. */
    @ParameterizedTest
    @ValueSource(ints = {112, 50, 14031})
    void aPollThatCouldNotBeStoredIsStoredWhenItComesAgain(int code) {
        database.fail(1, "insert", new Document("errorCode", code));
        assertThatThrownBy(() -> rules.receive(poll)).isInstanceOf(MongoException.class);
        assertThat(rules.events()).as("told before it is stored").hasSize(1);
        rules.receive(poll);
        assertStoredOnce();
    }

    /** It is stored, but nobody knows by how many. */
    @Test
    void whatNoMajorityAcknowledgedIsNotToldUntilItIsFoundStored() {
        var late = new Document("code", 64)
                .append("codeName", "WriteConcernTimeout")
                .append("errmsg", "too few");
        database.fail(1, "insert", new Document("writeConcernError", late));
        assertThatThrownBy(() -> rules.receive(poll)).isInstanceOf(MongoException.class);
        assertThat(rules.events()).as("told before it is stored").hasSize(1);
        rules.receive(poll);
        assertStoredOnce();
    }

    @Test
    void aSnapshotThatCannotBeWrittenKeepsNoIntentFromBeingStored() {
        database.fail(1, "update", new Document("errorCode", 112));
        poll = new ArrayList<>(poll);
        poll.addAll(players.play(2 * Instance.SNAPSHOT_EVERY, new SplittableRandom(4)));
        int failures = 0;
        for (var record : poll) {
            try {
                rules.receive(record);
            } catch (MongoException notYet) {
                failures++;
                rules.receive(record);
            }
        }
        assertThat(failures).isEqualTo(1);
        assertThat(database.commits(players.id())).hasSize(poll.size() + 1);
        assertThat(database.snapshotVersion(players.id())).isPositive();
    }

    @Test
    void aStepDownInTheMiddleOfManyWritesLosesNothingAndDoublesNothing() {
        var all = IntStream.range(0, MANY)
                .mapToObj(i -> new Players("many" + i, decks))
                .toList();
        var records = new ArrayList<IntentRecord>();
        all.forEach(each -> records.add(each.creation()));
        all.forEach(each -> records.addAll(each.play(8, new SplittableRandom(5))));
        var writing = CompletableFuture.runAsync(() -> {
            for (int from = 0; from < records.size(); from += MANY) {
                receiveUntilStored(records.subList(from, Math.min(records.size(), from + MANY)));
            }
        });
        database.stepDown();
        writing.join();
        for (var each : all) {
            assertThat(database.commits(each.id()))
                    .extracting(Commit::version)
                    .isEqualTo(LongStream.rangeClosed(1, 9).boxed().toList());
        }
    }

    /** As Kafka's listener does. */
    private void receiveUntilStored(List<IntentRecord> some) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (true) {
            try {
                rules.receive(some);
                return;
            } catch (RuntimeException e) {
                if (System.nanoTime() > end) {
                    throw e;
                }
            }
        }
    }
}
