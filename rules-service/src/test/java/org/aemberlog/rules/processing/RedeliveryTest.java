package org.aemberlog.rules.processing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.aemberlog.game.Seeds;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.Commits;
import org.aemberlog.game.intent.Intent.Concede;
import org.aemberlog.game.intent.Intent.KeepHand;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.intent.RejectionRecord;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.state.Seat;
import org.aemberlog.rules.TestDecks;
import org.aemberlog.support.parts.OnRealParts;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.KafkaException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** An intent may be delivered any number of times; it has its effect once. */
@OnRealParts
class RedeliveryTest {

    private static final int MANY = 40;

    private final TestDecks decks = new TestDecks();
    private final Database database = new Database();
    private final Instance rules = new Instance(database, decks);
    private final Players players = new Players("m", decks);

    @AfterEach
    void close() {
        rules.close();
        database.close();
    }

    @Test
    void aRecordThatComesAgainHasItsStoredEventsSentOnceMore() {
        var keep = players.ask("keep");
        rules.receive(players.creation(), keep);
        rules.receive(keep);
        rules.receive(players.creation());
        var stored = database.commits(players.id());
        assertThat(stored).hasSize(2);
        assertThat(rules.events()).containsExactly(stored.get(0), stored.get(1), stored.get(1), stored.get(0));
        assertThat(rules.rejections()).isEmpty();
        assertThat(rules.counted("aemberlog.decisions")).isEqualTo(2);
    }

    @Test
    void aRecordThatComesTwiceInOnePollIsDecidedOnce() {
        var keep = players.ask("keep");
        rules.receive(players.creation(), players.creation(), keep, keep);
        assertThat(database.commits(players.id())).hasSize(2);
        assertThat(rules.events()).extracting(Commit::version).containsExactly(1L, 1L, 2L, 2L);
    }

    @Test
    void aSecondCreationOfAMatchThatIsNotInMemoryIsRejectedAndTheMatchGoesOn() {
        rules.receive(players.creation());
        rules.handOver();
        var again = players.record("create-again", players.creation().intent());
        rules.receive(again, players.ask("keep"));
        assertThat(rules.reasons()).containsExactly(new Rejection.MatchExists());
        assertThat(database.commits(players.id())).extracting(Commit::version).containsExactly(1L, 2L);
    }

    @Test
    void anotherInstanceKnowsWhatWasDecidedBefore() {
        var keep = players.ask("keep");
        rules.receive(players.creation(), keep);
        try (var other = new Instance(database, decks)) {
            other.receive(players.creation(), keep);
            assertThat(other.events()).isEqualTo(rules.events());
        }
        assertThat(database.commits(players.id())).hasSize(2);
    }

    @Test
    void anIntentIdBelongsToOneIntent() {
        var keep = players.ask("same");
        rules.receive(players.creation(), keep);
        rules.receive(players.record("same", new Concede(Seat.A)));
        assertThat(rules.reasons()).containsExactly(new Rejection.IntentIdReused("same"));
        assertThat(database.commits(players.id())).hasSize(2);
    }

    @Test
    void anIntentIdThatIsReusedWithinOnePollLeavesNoHoleInTheChain() {
        var keep = players.ask("same");
        rules.receive(players.creation(), keep);
        var legal = players.legal().getFirst();
        var reused = players.record("same", legal);
        players.ask("never-sent", legal);
        var next = players.record("next", players.legal().getFirst());
        // With any other id the first were legal, and then the second too.
        rules.receive(reused, next);
        assertThat(rules.reasons()).hasSize(2).contains(new Rejection.IntentIdReused("same"));
        assertUnbroken(database.commits(players.id()));
        assertThat(database.commits(players.id())).extracting(Commit::intentId).containsExactly("create", "same");
    }

    @Test
    void anIntentForAnotherVersionIsRejected() {
        rules.receive(players.creation());
        rules.receive(players.recordAt(7, "late", players.legal().getFirst()));
        assertThat(rules.reasons()).containsExactly(new Rejection.StaleVersion(7, 1));
        rules.receive(players.recordAt(1, "in-time", players.legal().getFirst()));
        assertThat(database.commits(players.id())).hasSize(2);
    }

    @Test
    void aMatchThatWasNeverCreatedIsRejected() {
        rules.receive(players.ask("keep"));
        assertThat(rules.reasons()).containsExactly(new Rejection.NoSuchMatch());
        assertThat(database.commits(players.id())).isEmpty();
        assertThat(rules.counted("aemberlog.rejections", "reason", "no-such-match"))
                .isEqualTo(1);
    }

    @Test
    void whatWasStoredBeforeACrashIsSentAfterIt() {
        var poll = new ArrayList<>(List.of(players.creation()));
        poll.addAll(players.play(MANY, new SplittableRandom(1)));
        rules.sendingFailsWith(new KafkaException("gone"));
        assertThatThrownBy(() -> rules.receive(poll)).hasMessageContaining("gone");
        assertThat(rules.events()).isEmpty();
        var stored = database.commits(players.id());
        assertThat(stored).hasSize(poll.size());
        rules.sendingFailsWith(null);
        rules.receive(poll);
        assertThat(rules.events()).isEqualTo(stored);
        assertThat(rules.rejections()).isEmpty();
        assertThat(database.commits(players.id())).isEqualTo(stored);
    }

    @Test
    void whatOneInstanceStoredAnotherSends() {
        var poll = List.of(players.creation(), players.ask("keep"));
        rules.sendingFailsWith(new KafkaException("gone"));
        assertThatThrownBy(() -> rules.receive(poll)).hasMessageContaining("gone");
        try (var other = new Instance(database, decks)) {
            other.receive(poll);
            assertThat(other.events()).isEqualTo(database.commits(players.id())).hasSize(2);
        }
    }

    @Test
    void aBacklogThatComesAgainIsAnsweredAsBeforeAndWhatIsNewInItGoesOn() {
        long seed = Seeds.next();
        System.out.println("Polls with seed " + seed);
        var random = new SplittableRandom(seed);
        var backlog = new ArrayList<ConsumerRecord<String, byte[]>>();
        var all = List.of(players, new Players("n", decks), new Players("o", decks));
        for (var one : all) {
            backlog.add(rules.record(one.creation()));
            one.play(MANY, random).forEach(it -> backlog.add(rules.record(it)));
        }
        rules.receiveRecords(backlog);
        var stored =
                all.stream().flatMap(it -> database.commits(it.id()).stream()).toList();
        all.stream().filter(it -> !it.match().state().over()).forEach(it -> backlog.add(rules.record(it.ask("new"))));

        try (var next = new Instance(database, decks)) {
            next.handOver();
            for (int from = 0; from < backlog.size(); ) {
                int to = Math.min(backlog.size(), from + 1 + random.nextInt(MANY));
                next.receiveRecords(backlog.subList(from, to));
                from = to;
            }
            assertThat(next.rejections()).isEmpty();
            assertThat(next.events().subList(0, stored.size())).isEqualTo(stored);
            assertThat(next.events()).hasSize(backlog.size());
            assertThat(next.counted("aemberlog.decisions")).isEqualTo(backlog.size() - stored.size());
        }
        all.forEach(it -> assertUnbroken(database.commits(it.id())));
    }

    @Test
    void theOrderWithinOnePollIsKeptForEveryMatch() {
        long seed = Seeds.next();
        var random = new SplittableRandom(seed);
        var all = List.of(players, new Players("n", decks), new Players("o", decks));
        var queues = new ArrayList<List<IntentRecord>>();
        for (var one : all) {
            var queue = new ArrayList<>(List.of(one.creation()));
            queue.addAll(one.play(MANY, random));
            queues.add(queue);
        }
        var poll = new ArrayList<IntentRecord>();
        for (int i = 0; i <= MANY; i++) {
            for (var queue : queues) {
                queue.stream().skip(i).findFirst().ifPresent(poll::add);
            }
        }
        rules.receive(poll);
        assertThat(rules.rejections()).as("seed %s", seed).isEmpty();
        for (int i = 0; i < all.size(); i++) {
            var commits = database.commits(all.get(i).id());
            assertUnbroken(commits);
            assertThat(commits)
                    .as("seed %s", seed)
                    .extracting(Commit::intentId)
                    .isEqualTo(
                            queues.get(i).stream().map(IntentRecord::intentId).toList());
            var id = all.get(i).id();
            assertThat(rules.events().stream().filter(c -> c.match().equals(id)).toList())
                    .isEqualTo(commits);
        }
    }

    private static void assertUnbroken(List<Commit> commits) {
        var previous = Commits.GENESIS;
        long version = 0;
        for (var commit : commits) {
            assertThat(commit.version()).isEqualTo(++version);
            assertThat(commit.previousHash()).isEqualTo(previous);
            assertThat(Commits.hash(Canonical.text(commit))).isEqualTo(commit.hash());
            previous = commit.hash();
        }
    }

    /** The first of two records is rejected, and the second makes it legal. */
    private List<ConsumerRecord<String, byte[]>> rejectedAndThenLegal() {
        rules.receive(players.creation());
        var first = players.match().state().toAct();
        var early = players.record("early", new KeepHand(first.opponent()));
        return List.of(rules.record(early), rules.record(players.ask("keep", new KeepHand(first))));
    }

    @Test
    void whatWasRejectedStaysRejectedWhenItIsDeliveredAgain() {
        var records = rejectedAndThenLegal();
        rules.receiveRecords(records);
        rules.receiveRecords(records);
        assertThat(database.commits(players.id())).hasSize(2);
        assertThat(rules.rejections())
                .extracting(RejectionRecord::intentId, RejectionRecord::reason)
                .containsExactly(
                        tuple(
                                "early",
                                new Rejection.NotYourTurn(
                                        players.match().state().active())),
                        tuple("early", new Rejection.RejectedBefore()));
    }

    @Test
    void whatWasRejectedStaysRejectedByTheNextOwner() {
        var records = rejectedAndThenLegal();
        rules.receiveRecords(records);
        try (var next = new Instance(database, decks)) {
            next.receiveRecords(records);
            assertThat(next.rejections())
                    .extracting(RejectionRecord::reason)
                    .containsExactly(new Rejection.RejectedBefore());
        }
        assertThat(database.commits(players.id())).hasSize(2);
    }

    @Test
    void whoAsksAnewIsHeard() {
        rules.receiveRecords(rejectedAndThenLegal());
        rules.receive(players.ask("early"));
        assertThat(database.commits(players.id())).hasSize(3);
    }

    @Test
    void aTopicThatWasMadeAnewIsHeard() {
        rules.receiveRecords(rejectedAndThenLegal());
        database.beginTopicAnew();
        rules.handOver();
        rules.receive(players.ask("at-once"));
        assertThat(rules.rejections()).hasSize(1);
        assertThat(database.commits(players.id())).hasSize(3);
    }

    @Test
    void aTopicThatWasMadeAnewIsHeardThoughNoPartitionChangesHands() {
        rules.receiveRecords(rejectedAndThenLegal());
        database.beginTopicAnew();
        rules.receive(players.ask("at-once"));
        assertThat(rules.rejections()).hasSize(1);
        assertThat(database.commits(players.id())).hasSize(3);
    }

    @Test
    void aTopicThatWasMadeAnewIsHeardByWhoeverStartsAfterIt() {
        rules.receiveRecords(rejectedAndThenLegal());
        database.beginTopicAnew();
        try (var next = new Instance(database, decks)) {
            next.receive(players.ask("at-once"));
            assertThat(next.rejections()).isEmpty();
        }
        assertThat(database.commits(players.id())).hasSize(3);
    }

    @Test
    void onTheSameTopicNoClockMakesAnOldIntentANewOne() {
        var records = rejectedAndThenLegal();
        rules.receiveRecords(records);
        var early = records.getFirst();
        rules.receiveRecords(List.of(new ConsumerRecord<>(
                early.topic(),
                early.partition(),
                early.offset(),
                Instance.START + 3_600_000,
                early.timestampType(),
                0,
                0,
                early.key(),
                early.value(),
                early.headers(),
                Optional.empty())));
        assertThat(rules.reasons()).last().isEqualTo(new Rejection.RejectedBefore());
    }
}
