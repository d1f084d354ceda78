package org.aemberlog.rules.processing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.intent.Intent.Concede;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.Seat;
import org.aemberlog.rules.TestDecks;
import org.aemberlog.support.parts.OnRealParts;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A match changes hands, and for a moment two instances believe that it is theirs. */
@OnRealParts
class OwnersTest {

    private final TestDecks decks = new TestDecks();
    private final Database database = new Database();
    private final Instance first = new Instance(database, decks);
    private final Instance second = new Instance(database, decks);
    private final Players players = new Players("m", decks);
    private final Players others = new Players("other", decks);

    @BeforeEach
    void theFirstRemembersAMatchThatTheSecondGoesOnWith() {
        first.receive(players.creation(), others.creation());
        second.receive(players.ask("by-second"));
    }

    @AfterEach
    void close() {
        first.close();
        second.close();
        database.close();
    }

    @Test
    void whoeverLosesARaceGoesOnFromTheStore() {
        var next = players.ask("by-first");
        // Accepted for the position that the first remembers, so only the store knows better.
        first.receive(players.record("concede", new Concede(Seat.A)), others.ask("keep"), next);
        assertThat(database.commits(players.id()))
                .extracting(Commit::intentId)
                .containsExactly("create", "by-second", "concede");
        assertThat(first.reasons()).containsExactly(new Rejection.MatchOver());
        assertThat(first.counted("aemberlog.lost.appends")).isEqualTo(1);
        assertThat(database.commits(others.id())).as("the bystander").hasSize(2);
        assertThat(first.events())
                .filteredOn(commit -> commit.intentId().equals("keep"))
                .hasSize(1);
    }

    @Test
    void nothingIsStoredAfterACommitThatLostItsRace() {
        var next = players.ask("next");
        var afterNext = players.ask("after-next");
        second.receive(next);
        // The first repeats what the second did, as a new owner does, and has one intent more.
        first.receive(next, afterNext);
        assertThat(database.commits(players.id()))
                .extracting(Commit::intentId)
                .containsExactly("create", "by-second", "next", "after-next");
        assertThat(first.rejections()).isEmpty();
        assertThat(first.store().load(players.id()).orElseThrow().match()).isEqualTo(players.match());
    }

    @Test
    void whatIsRememberedIsForgottenWhenPartitionsChangeHands() {
        first.handOver();
        first.receive(players.recordAt(2, "next", players.legal().getFirst()));
        assertThat(first.rejections()).isEmpty();
        assertThat(database.commits(players.id())).hasSize(3);
    }

    @Test
    void whatIsRememberedIsKeptWhenOtherPartitionsChangeHands() {
        first.handOver(1);
        first.receive(players.recordAt(2, "next", players.legal().getFirst()));
        assertThat(first.reasons()).containsExactly(new Rejection.StaleVersion(2, 1));
        assertThat(database.commits(players.id())).hasSize(2);
    }

    @Test
    void whatIsRememberedCountsOnlyForThePartitionThatItCameThrough() {
        var next = players.recordAt(2, "next", players.legal().getFirst());
        // The topic has got more partitions, and intents of this match come through another.
        first.receiveRecords(List.of(first.record(next, 1)));
        assertThat(first.rejections()).isEmpty();
        assertThat(database.commits(players.id())).hasSize(3);
    }
}
