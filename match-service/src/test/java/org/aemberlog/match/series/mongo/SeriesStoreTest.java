package org.aemberlog.match.series.mongo;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.match.series.Series;
import org.aemberlog.match.series.SeriesDecision;
import org.aemberlog.match.series.SeriesId;
import org.aemberlog.match.series.SeriesTerms;
import org.aemberlog.support.parts.OnRealParts;
import org.aemberlog.support.parts.TestDatabase;
import org.aemberlog.support.problems.ReadableDocuments;
import org.aemberlog.support.store.Blocking;
import org.bson.Document;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

@OnRealParts
class SeriesStoreTest {

    private static final Duration TIMEOUT = Duration.ofSeconds(20);
    private static final SeriesId ID = new SeriesId("0123456789abcdef0123456789abcdef");
    private static final SeriesTerms TERMS = new SeriesTerms(
            List.of("Terry", "Julie"),
            List.of(
                    new DeckList("mahospot", "Mother Mahospot", List.of(), List.of()),
                    new DeckList("fisher", "Chancellor Fisher", List.of(), List.of())),
            9,
            Optional.empty(),
            Optional.of("mahospot"),
            Optional.empty(),
            Optional.empty());

    private TestDatabase database;
    private SeriesStore store;

    @BeforeEach
    void open() {
        database = new TestDatabase();
        store = restarted();
    }

    private SeriesStore restarted() {
        var opened = new SeriesStore(database.factory(), new ReadableDocuments(new SimpleMeterRegistry()));
        opened.index();
        return opened;
    }

    @AfterEach
    void close() {
        database.close();
    }

    private Series find() {
        return Blocking.first(store.find(ID));
    }

    @Test
    void aSeriesIsThereAfterARestart() {
        var opened = Blocking.first(store.open(Series.opened(ID, TERMS, 4)));
        var changed = Blocking.first(store.change(ID, SeriesStoreTest::raise));
        store = restarted();
        assertThat(changed).isNotEqualTo(opened);
        assertThat(find()).isEqualTo(changed);
    }

    @Test
    void anIdIsOpenedOnce() {
        Blocking.first(store.open(Series.opened(ID, TERMS, 4)));
        var changed = Blocking.first(store.change(ID, SeriesStoreTest::raise));
        assertThat(Blocking.first(store.open(Series.opened(ID, TERMS, 4)))).isEqualTo(changed);
    }

    @Test
    void aSeriesThatIsNotThereIsNotChanged() {
        assertThat(store.change(ID, SeriesStoreTest::raise).blockOptional(TIMEOUT))
                .isEmpty();
        assertThat(find()).isNull();
    }

    @Test
    void noChangeIsLostAmongMany() {
        Blocking.first(store.open(Series.opened(ID, TERMS, 4)));
        Flux.range(0, 8).flatMap(i -> store.change(ID, SeriesStoreTest::raise)).blockLast(TIMEOUT);
        assertThat(find().version()).isEqualTo(9);
        assertThat(find().bidding().get().bids())
                .extracting(bid -> bid.chains())
                .containsExactly(0, 1, 2, 3, 4, 5, 6, 7);
    }

    /** Whose turn it is bids one more. */
    private static Mono<Series> raise(Series series) {
        var bidding = series.bidding().orElseThrow();
        var by = bidding.next().orElse(Seat.A);
        int chains = bidding.highest().map(bid -> bid.chains() + 1).orElse(0);
        return Mono.just(((SeriesDecision.Granted) series.bid(by, chains)).series());
    }

    /** One that waits for its first game. */
    private Series opened() {
        var terms = new SeriesTerms(
                TERMS.players(),
                TERMS.decks(),
                3,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
        return Blocking.first(store.open(Series.opened(ID, terms, 4)));
    }

    @Test
    void aDamagedSeriesKeepsNoOtherFromBeginning() {
        var all = database.collection("series");
        var damaged = new Document("_id", "!").append("toBegin", true).append("series", "?");
        Blocking.first(all.insertOne(damaged));
        var opened = opened();
        assertThat(Blocking.all(store.toBegin())).containsExactly(opened);
    }

    @Test
    void whatIsToBeginIsFoundUntilItHasBegun() {
        var opened = opened();
        assertThat(Blocking.all(store.toBegin())).containsExactly(opened);
        var match = new MatchId(ID.value() + "-1");
        Blocking.first(store.change(ID, series -> Mono.just(series.begun(match))));
        assertThat(Blocking.all(store.toBegin())).isEmpty();
    }
}
