package org.aemberlog.match.series.service;

import static org.assertj.core.api.Assertions.assertThat;

import com.mongodb.reactivestreams.client.MongoCollection;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Terms;
import org.aemberlog.match.series.Handicap;
import org.aemberlog.match.series.Matchup;
import org.aemberlog.match.series.Series;
import org.aemberlog.match.series.SeriesDecision;
import org.aemberlog.match.series.SeriesId;
import org.aemberlog.match.series.SeriesRejection;
import org.aemberlog.match.series.SeriesTerms;
import org.aemberlog.match.series.mongo.HandicapStore;
import org.aemberlog.match.series.mongo.SeriesStore;
import org.aemberlog.match.table.MatchServiceTest;
import org.aemberlog.support.parts.PastService;
import org.aemberlog.support.store.Blocking;
import org.bson.Document;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import reactor.core.publisher.Mono;

/** Results as they may come: twice, after half of the work was done, for what cannot be read. */
class GameResultsTest extends MatchServiceTest {

    @Autowired
    private SeriesStore store;

    @Autowired
    private HandicapStore ledger;

    @Autowired
    private GameResults results;

    @Autowired
    private PastService database;

    private final SeriesId id = new SeriesId(UUID.randomUUID().toString().replace("-", ""));
    private final MatchId game = new MatchId(id.value() + "-1");
    private final Matchup decks = new Matchup(id.value() + "-x", "fisher");

    /** A series between two decks that no other test knows; its game has begun. */
    private void open(boolean bidding) {
        open(bidding, Optional.empty());
    }

    private void open(boolean bidding, Optional<Terms> ofGames) {
        var deck = new DeckList(decks.stronger(), "Mother Mahospot", List.of(), List.of());
        var other = new DeckList(decks.weaker(), "Chancellor Fisher", List.of(), List.of());
        var terms = new SeriesTerms(
                List.of("Terry", "Julie"),
                List.of(deck, other),
                3,
                Optional.of(decks.stronger()),
                bidding ? Optional.of(decks.stronger()) : Optional.empty(),
                ofGames,
                Optional.empty());
        Blocking.first(store.open(Series.opened(id, terms, 4).begun(game)));
    }

    private Series series() {
        return Blocking.first(store.find(id));
    }

    private Handicap handicap() {
        return Blocking.first(ledger.current(decks));
    }

    @Test
    void aResultGoesToTheSeriesAndTheHandicap() {
        open(false);
        results.won(game, Seat.A);
        assertThat(series().wins(Seat.A)).isEqualTo(1);
        assertThat(handicap()).isEqualTo(new Handicap(4, 1));
    }

    @Test
    void aGameWithOpenHandsTeachesAndChangesNoHandicap() {
        open(false, Optional.of(Terms.PLAIN.withOpenHands(true)));
        var before = handicap();
        results.won(game, Seat.A);
        assertThat(series().wins(Seat.A)).isEqualTo(1);
        assertThat(handicap()).isEqualTo(before);
    }

    @Test
    void aResultThatComesAgainChangesNothing() {
        open(false);
        results.won(game, Seat.A);
        var after = series();
        results.won(game, Seat.A);
        assertThat(series()).isEqualTo(after);
        assertThat(handicap()).isEqualTo(new Handicap(4, 1));
    }

    @Test
    void aResultWhoseHandicapWasCountedBeforeACrashIsCompleted() {
        open(false);
        Blocking.first(ledger.count(decks, game, false));
        results.won(game, Seat.B);
        assertThat(series().wins(Seat.B)).isEqualTo(1);
        assertThat(handicap()).isEqualTo(new Handicap(4, -1));
    }

    @Test
    void aDamagedHandicapKeepsNoResultFromItsSeries() {
        open(false);
        Blocking.first(ledger.count(decks, new MatchId("before-" + game.value()), true));
        var lines = database.collection("handicaps");
        var damage = new Document("$set", new Document("handicap", "?"));
        Blocking.first(lines.updateOne(new Document("stronger", decks.stronger()), damage));
        results.won(game, Seat.A);
        assertThat(series().wins(Seat.A)).isEqualTo(1);
        var found = lines.countDocuments(new Document("stronger", decks.stronger()));
        assertThat(Blocking.first(found)).as("lines of the ledger").isEqualTo(1);
    }

    @Test
    void chainsThatWereBidSayNothingAboutTheHandicap() {
        open(true);
        var settled = Blocking.first(store.change(id, series -> Mono.just(granted(series.bid(Seat.B, 7))))
                .then(store.change(id, series -> Mono.just(granted(series.pass(Seat.A))))));
        assertThat(settled.games()).hasSize(1);
        results.won(game, Seat.B);
        assertThat(series().wins(Seat.B)).isEqualTo(1);
        assertThat(handicap()).isEqualTo(Handicap.START);
    }

    private static Series granted(SeriesDecision verdict) {
        return ((SeriesDecision.Granted) verdict).series();
    }

    @Test
    void aGameThatNobodyCameToEndsTheSeriesAndCountsForNobody() {
        open(false);
        results.expired(game);
        var after = series();
        assertThat(after.expired()).isTrue();
        assertThat(after.winner()).isEmpty();
        assertThat(after.chooser()).isEmpty();
        assertThat(after.toBegin()).isEmpty();
        assertThat(after.choose(Seat.A, Seat.A, 0))
                .isEqualTo(new SeriesDecision.Rejected(new SeriesRejection.SeriesExpired()));
        assertThat(handicap()).isEqualTo(Handicap.START);
        results.expired(game);
        results.expired(new MatchId("another"));
        assertThat(series()).isEqualTo(after);
    }

    @Test
    void otherMatchesAreNoneOfItsBusiness() {
        open(false);
        var before = series();
        results.won(new MatchId("another"), Seat.A);
        results.won(new MatchId(id.value()), Seat.A);
        results.won(new MatchId("0123456789abcdef0123456789abcdef-1"), Seat.A);
        assertThat(series()).isEqualTo(before);
    }

    @Test
    void aSeriesThatCannotBeReadHoldsNobodyUp() {
        var broken = new Document("_id", id.value()).append("series", new Document("x", 1));
        MongoCollection<Document> all = database.collection("series");
        Blocking.first(all.insertOne(broken));
        results.won(game, Seat.A);
        assertThat(Blocking.first(all.find(new Document("_id", id.value())))).isEqualTo(broken);
    }
}
