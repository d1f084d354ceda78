package org.aemberlog.match.series.mongo;

import static com.mongodb.client.model.Filters.eq;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.stream.IntStream;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.match.series.Handicap;
import org.aemberlog.match.series.Matchup;
import org.aemberlog.support.parts.OnRealParts;
import org.aemberlog.support.parts.TestDatabase;
import org.aemberlog.support.problems.ProblemCause;
import org.aemberlog.support.store.Blocking;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.bson.Document;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reactor.core.publisher.Flux;

@OnRealParts
class HandicapStoreTest {

    private static final Duration TIMEOUT = Duration.ofSeconds(20);
    private static final Matchup DECKS = new Matchup("mahospot", "fisher");

    private TestDatabase database;
    private HandicapStore ledger;

    @BeforeEach
    void open() {
        database = new TestDatabase();
        ledger = restarted();
    }

    private HandicapStore restarted() {
        var opened = new HandicapStore(database.factory());
        opened.index();
        return opened;
    }

    @AfterEach
    void close() {
        database.close();
    }

    private static MatchId match(int number) {
        return new MatchId("m" + number);
    }

    private void count(int number, boolean strongerWon) {
        Blocking.first(ledger.count(DECKS, match(number), strongerWon));
    }

    private Handicap current() {
        return Blocking.first(ledger.current(DECKS));
    }

    @Test
    void aMatchupThatWasNeverPlayedStartsWithFourChains() {
        assertThat(current()).isEqualTo(Handicap.START);
    }

    @Test
    void threeWinsAddAChain() {
        count(1, true);
        count(2, true);
        assertThat(current()).isEqualTo(new Handicap(4, 2));
        count(3, true);
        assertThat(current()).isEqualTo(new Handicap(5, 0));
    }

    @Test
    void aGameCountsOnceAlsoAfterARestart() {
        count(1, true);
        count(1, true);
        ledger = restarted();
        count(1, true);
        count(2, true);
        count(1, false);
        assertThat(current()).isEqualTo(new Handicap(4, 2));
    }

    @Test
    void eachMatchupHasItsOwn() {
        count(1, false);
        var turned = new Matchup("fisher", "mahospot");
        var other = new Matchup("mahospot", "another");
        assertThat(Blocking.first(ledger.current(turned))).isEqualTo(Handicap.START);
        assertThat(Blocking.first(ledger.current(other))).isEqualTo(Handicap.START);
    }

    @Test
    void gamesThatEndTogetherAllCount() {
        Flux.fromStream(IntStream.range(0, 12).boxed())
                .flatMap(number -> ledger.count(DECKS, match(number), true))
                .blockLast(TIMEOUT);
        assertThat(current()).isEqualTo(new Handicap(8, 0));
    }

    private void damage(int number, Document change) {
        var all = database.collection("handicaps");
        Blocking.first(all.updateOne(eq("_id", "m" + number), new Document("$set", change)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"handicap", "line"})
    void onADamagedLineNothingIsCountedAndOtherMatchupsGoOn(String field) {
        var other = new Matchup("mahospot", "another");
        count(1, true);
        damage(1, new Document(field, "?"));
        assertDamaged(() -> current());
        assertDamaged(() -> count(2, true));
        Blocking.first(ledger.count(other, match(3), true));
        assertThat(Blocking.first(ledger.current(other))).isEqualTo(new Handicap(4, 1));
        var lines = database.collection("handicaps");
        assertThat(Blocking.first(lines.countDocuments())).isEqualTo(2);
    }

    private static void assertDamaged(ThrowingCallable asking) {
        assertThatThrownBy(asking)
                .isInstanceOfSatisfying(
                        ProblemCause.class,
                        e -> assertThat(e.problem().document()).containsEntry("type", "/problems/handicap-damaged"));
    }
}
