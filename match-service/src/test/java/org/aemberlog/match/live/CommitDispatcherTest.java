package org.aemberlog.match.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import org.aemberlog.game.Seeds;
import org.aemberlog.game.engine.Decision;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.Commits;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.event.MatchEvent.Victory;
import org.aemberlog.game.event.SealedCommit;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Intent.Concede;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.intent.Intent.SeatIntent;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.SeatSetup;
import org.aemberlog.match.table.TestDecks;
import org.aemberlog.support.parts.OnRealParts;
import org.aemberlog.support.parts.TestDatabase;
import org.aemberlog.support.problems.ReadableDocuments;
import org.aemberlog.support.store.Blocking;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;

/** Commits as Kafka may bring them: twice, late, after a restart. */
@OnRealParts
class CommitDispatcherTest {

    private static final int MANY = 100;
    private static final MatchId MATCH = new MatchId("told");

    private final TestDecks decks = new TestDecks();
    private final Rules rules = new Rules(decks);
    private final List<Commit> commits = new ArrayList<>();
    private final List<Long> told = new CopyOnWriteArrayList<>();
    private final List<Seat> victors = new ArrayList<>();
    private boolean victoriesFail;
    private TestDatabase database;
    private PendingReplies waiting;
    private MatchCache book;
    private CommitDispatcher dispatcher;

    @BeforeEach
    void open() {
        database = new TestDatabase();
        start(MANY);
        play(9);
    }

    @AfterEach
    void close() {
        database.close();
    }

    /** The service as it is after a start, with room for some matches in memory. */
    private void start(int room) {
        var store = new CommitStore(
                database.factory(), new ReadableDocuments(new SimpleMeterRegistry()), TestPresence.SETTINGS);
        store.index();
        waiting = new PendingReplies();
        book = new MatchCache(store, room, Duration.ofMinutes(10));
        dispatcher = new CommitDispatcher(store, book, waiting, List.of(this::won), room, Duration.ofMinutes(10));
        dispatcher.listen(MATCH, moment -> told.add(moment.commit().version()));
    }

    private void won(Commit commit) {
        for (var event : commit.events()) {
            if (event instanceof MatchEvent.MatchWon won) {
                if (victoriesFail) {
                    throw new IllegalStateException("The store of series is away");
                }
                assertThat(commit.match()).isEqualTo(MATCH);
                victors.add(won.winner());
            }
        }
    }

    /** A match of some commits: each player in turn does the last thing the rules list. */
    private void play(int length) {
        var create = creation(MATCH);
        var events = events(rules.create(create));
        commit(create, events);
        var match = Match.created(events);
        while (commits.size() < length) {
            SeatIntent next = rules.legalIntents(match).getLast();
            var more = events(rules.decide(match, next));
            commit(next, more);
            match = match.after(next, more);
        }
    }

    private CreateMatch creation(MatchId id) {
        var seats = List.of(
                new SeatSetup("Alice", decks.deck(TestDecks.GIANTS).orElseThrow(), 0),
                new SeatSetup("Bob", decks.deck(TestDecks.KNIGHTS).orElseThrow(), 0));
        return new CreateMatch(id, "seed", seats);
    }

    private static List<MatchEvent> events(Decision decision) {
        return ((Decision.Accepted) decision).events();
    }

    private void commit(Intent intent, List<MatchEvent> events) {
        long version = commits.size() + 1;
        var previous = commits.isEmpty() ? Commits.GENESIS : commits.getLast().hash();
        commits.add(Commits.seal(MATCH, version, "i" + version, version, intent, events, previous)
                .commit());
    }

    private static SealedCommit sealed(Commit commit) {
        return new SealedCommit(commit, Canonical.text(commit));
    }

    private Commit nth(int version) {
        return commits.get(version - 1);
    }

    private void bring(Integer... versions) {
        dispatcher.take(List.of(versions).stream()
                .map(this::nth)
                .map(CommitDispatcherTest::sealed)
                .toList());
    }

    @Test
    void whatComesOnceIsToldOnceAndInOrder() {
        bring(1);
        bring(2, 3, 4);
        assertThat(told).containsExactly(1L, 2L, 3L, 4L);
        assertThat(Blocking.first(book.get(MATCH)).version()).isEqualTo(4);
    }

    @Test
    void whatComesAgainIsToldOnce() {
        bring(1, 2, 3);
        bring(1, 2, 3, 4);
        bring(4, 2);
        assertThat(told).containsExactly(1L, 2L, 3L, 4L);
        assertThat(Blocking.first(book.moments(MATCH).count())).isEqualTo(4);
    }

    @Test
    void whatComesTooEarlyIsToldWhenTheRestIsThere() {
        bring(1, 2, 4);
        assertThat(told).containsExactly(1L, 2L);
        bring(5);
        assertThat(told).containsExactly(1L, 2L);
        assertThat(Blocking.first(book.get(MATCH)).version()).isEqualTo(2);
        bring(3);
        assertThat(told).containsExactly(1L, 2L, 3L, 4L, 5L);
        bring(6);
        assertThat(told).endsWith(5L, 6L);
    }

    /** It looked at the match, and the other took what came before this one began to receive. */
    @Test
    void whatAnotherInstanceTookBeforeThisOneBeganIsToldWhenItBegins() {
        bring(1, 2);
        var other = dispatcher;
        start(MANY);
        assertThat(Blocking.first(book.get(MATCH)).version()).isEqualTo(2);
        var here = dispatcher;
        dispatcher = other;
        bring(3, 4);
        told.clear();
        here.catchUp();
        assertThat(told).containsExactly(3L, 4L);
        assertThat(Blocking.first(book.get(MATCH)).version()).isEqualTo(4);
    }

    @Test
    void whatWaitsBehindASecondGapIsNotForgotten() {
        bring(1);
        bring(3, 5);
        bring(2);
        assertThat(told).containsExactly(1L, 2L, 3L);
        bring(4);
        assertThat(told).containsExactly(1L, 2L, 3L, 4L, 5L);
        assertThat(Blocking.first(book.get(MATCH)).version()).isEqualTo(5);
    }

    @Test
    void aMatchWhoseBeginningComesLateIsToldFromItsBeginning() {
        bring(4);
        bring(3, 1);
        bring(2);
        assertThat(told).containsExactly(1L, 2L, 3L, 4L);
    }

    @RepeatedTest(20)
    void inWhateverOrderAndHoweverOftenCommitsComeEachIsToldOnceAndInOrder() {
        long seed = Seeds.next();
        var random = new Random(seed);
        var deliveries = new ArrayList<Integer>();
        for (int i = 1; i <= commits.size(); i++) {
            deliveries.addAll(Collections.nCopies(1 + random.nextInt(3), i));
        }
        Collections.shuffle(deliveries, random);
        for (int i = 0; i < deliveries.size(); ) {
            int next = Math.min(deliveries.size(), i + 1 + random.nextInt(3));
            bring(deliveries.subList(i, next).toArray(Integer[]::new));
            i = next;
        }
        assertThat(told).as("seed %s, %s", seed, deliveries).containsExactly(1L, 2L, 3L, 4L, 5L, 6L, 7L, 8L, 9L);
    }

    @Test
    void aReadInBetweenMakesNobodyMissAnything() {
        bring(1, 2);
        start(MANY);
        told.clear();
        assertThat(Blocking.first(book.get(MATCH)).version()).isEqualTo(2);
        bring(3, 4);
        assertThat(told).containsExactly(3L, 4L);
    }

    @Test
    void afterARestartTheMatchGoesOn() {
        bring(1, 2, 3, 4);
        start(MANY);
        told.clear();
        bring(5, 6);
        assertThat(told).containsExactly(5L, 6L);
        assertThat(Blocking.first(book.get(MATCH)).version()).isEqualTo(6);
    }

    @Test
    void aMatchThatFellOutOfMemoryGoesOn() {
        start(0);
        told.clear();
        bring(1, 2, 3);
        bring(4);
        assertThat(Set.copyOf(told)).containsExactlyInAnyOrder(1L, 2L, 3L, 4L);
        assertThat(Blocking.first(book.get(MATCH)).version()).isEqualTo(4);
    }

    @Test
    void theMatchInMemoryIsTheOneInTheStore() {
        bring(1, 2, 3, 4, 5, 6, 7, 8, 9);
        var live = Blocking.first(book.get(MATCH));
        start(MANY);
        assertThat(Blocking.first(book.get(MATCH))).isEqualTo(live);
    }

    @Test
    void whoeverAsksAgainHearsTheSameMoment() {
        bring(1, 2, 3, 4);
        var outcome = Blocking.first(waiting.forOutcome(record("i2", nth(2).intent()))
                .doOnSubscribe(s -> Thread.startVirtualThread(() -> bring(2))));
        assertThat(outcome.commit()).isEqualTo(nth(2));
        assertThat(outcome.after().version()).isEqualTo(2);
        assertThat(told).containsExactly(1L, 2L, 3L, 4L);
    }

    @Test
    void whoeverWaitedIsForgotten() {
        waiting.forOutcome(record("i2", nth(2).intent())).subscribe().dispose();
        assertThat(waiting.isAwaited(MATCH, "i2")).isFalse();
    }

    @Test
    void whoeverGoesLeavesTheOthersWaiting() {
        var heard = new CopyOnWriteArrayList<Long>();
        var record = record("i2", nth(2).intent());
        waiting.forOutcome(record).subscribe(moment -> heard.add(-1L)).dispose();
        waiting.forOutcome(record).subscribe(moment -> heard.add(moment.commit().version()));
        var impatient = waiting.forOutcome(record).subscribe(moment -> heard.add(-1L));
        impatient.dispose();
        bring(1, 2);
        assertThat(heard).containsExactly(2L);
        assertThat(waiting.isAwaited(MATCH, "i2")).isFalse();
    }

    private static IntentRecord record(String id, Intent intent) {
        return new IntentRecord(MATCH, id, Optional.empty(), intent);
    }

    @Test
    void aCommitThatDoesNotFollowStopsItsMatchOnly() {
        bring(1, 2);
        var wrong = new Commit(MATCH, 3, "i3", 3, nth(3).intent(), nth(1).events(), nth(2).hash(), "");
        var other = new MatchId("other");
        var create = creation(other);
        var right = Commits.seal(other, 1, "i1", 1, create, events(rules.create(create)), Commits.GENESIS);
        dispatcher.take(List.of(sealed(wrong), right));
        assertThat(told).containsExactly(1L, 2L);
        assertThat(Blocking.first(book.get(other)).version()).isEqualTo(1);
    }

    @Test
    void aMatchIsListedWholeInWhateverOrderItsEndsCome() {
        commit(new Concede(Seat.A), List.of(new MatchEvent.MatchWon(Seat.B, Victory.CONCESSION)));
        bring(10, 9, 8);
        bring(7, 6, 5, 4, 3, 2, 1);
        bring(1, 10);
        var listing = new MatchListing(MATCH, Optional.of(1L), Optional.of(10L), Optional.of(10L), Optional.empty());
        assertThat(Blocking.first(book.listed(MATCH)).listing()).isEqualTo(listing);
        assertThat(Blocking.all(book.latest(Optional.of(true), Optional.empty(), MANY)))
                .extracting(MatchCache.Listed::listing)
                .containsExactly(listing);
        assertThat(Blocking.all(book.latest(Optional.of(false), Optional.empty(), MANY)))
                .isEmpty();
    }

    @Test
    void aVictoryIsToldUntilItIsTakenUp() {
        var concede = new Concede(Seat.A);
        commit(concede, List.of(new MatchEvent.MatchWon(Seat.B, Victory.CONCESSION)));
        bring(1, 2, 3, 4, 5, 6, 7, 8, 9);
        assertThat(victors).isEmpty();
        victoriesFail = true;
        assertThatThrownBy(() -> bring(10)).isInstanceOf(IllegalStateException.class);
        assertThat(told).endsWith(8L, 9L);
        victoriesFail = false;
        bring(10);
        assertThat(victors).containsExactly(Seat.B);
        assertThat(told).endsWith(9L, 10L);
    }

    @Test
    void commitsThatCannotBeStoredAreNotTold() {
        bring(1, 2);
        database.disconnect();
        assertThatThrownBy(() -> bring(3)).isInstanceOf(RuntimeException.class);
        assertThat(told).containsExactly(1L, 2L);
    }
}
