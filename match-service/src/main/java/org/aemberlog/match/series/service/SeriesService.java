package org.aemberlog.match.series.service;

import java.util.Arrays;
import java.util.function.Function;
import org.aemberlog.game.engine.Decision;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.intent.RejectionRecord;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.SeatSetup;
import org.aemberlog.match.problems.MatchProblems;
import org.aemberlog.match.series.Handicap;
import org.aemberlog.match.series.Series;
import org.aemberlog.match.series.SeriesDecision;
import org.aemberlog.match.series.SeriesId;
import org.aemberlog.match.series.SeriesTerms;
import org.aemberlog.match.series.mongo.HandicapStore;
import org.aemberlog.match.series.mongo.SeriesStore;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;

/**
 * Where series are opened, bid in and gone on with. What cannot be done fails with a problem and
 * changes nothing.
 */
@Component
public class SeriesService {

    private final SeriesStore store;
    private final HandicapStore ledger;
    private final GameStarter beginnings;
    private final Rules rules;

    SeriesService(SeriesStore store, HandicapStore ledger, GameStarter beginnings, Rules rules) {
        this.store = store;
        this.ledger = ledger;
        this.beginnings = beginnings;
        this.rules = rules;
    }

    /**
     * Opens a series, or gives the one with this id if it is on the same terms. Fails with
     * "deck-not-legal" or "series-id-reused".
     */
    public Mono<Series> open(SeriesId id, SeriesTerms terms) {
        check(terms);
        return handicap(terms)
                .map(handicap -> Series.opened(id, terms, handicap.chains()))
                .flatMap(store::open)
                .flatMap(series -> series.terms().equals(terms)
                        ? beginnings.begin(series)
                        : Mono.error(SeriesProblems.idReused()));
    }

    /**
     * Tries out whether the rules would reject a game between these decks.
     *
     * @throws org.aemberlog.support.problems.Problem when they would: "deck-not-legal"
     */
    public void check(SeriesTerms terms) {
        var match = new MatchId("trial");
        var seats = Arrays.stream(Seat.values())
                .map(seat -> new SeatSetup(terms.player(seat), terms.brought(seat), 0))
                .toList();
        if (rules.create(new CreateMatch(match, "trial", seats)) instanceof Decision.Rejected r) {
            throw MatchProblems.rejected(new RejectionRecord(match, "trial", 0, r.reason()));
        }
    }

    /** The handicap of the next game; what it is to start with when there is none. */
    public Mono<Handicap> handicap(SeriesTerms terms) {
        return Mono.justOrEmpty(terms.matchup()).flatMap(ledger::current).defaultIfEmpty(Handicap.START);
    }

    /** A series; fails with "no-such-series". */
    public Mono<Series> see(SeriesId id) {
        return store.find(id).switchIfEmpty(Mono.error(SeriesProblems::noSuchSeries));
    }

    /** Bids for the deck. */
    public Mono<Series> bid(SeriesId id, Seat by, int chains) {
        return ask(id, series -> Mono.just(series.bid(by, chains)));
    }

    /** Lets the highest bid stand; the first game begins. */
    public Mono<Series> pass(SeriesId id, Seat by) {
        return ask(id, series -> Mono.just(series.pass(by)));
    }

    /** Chooses the first player of the next game, which begins. */
    public Mono<Series> choose(SeriesId id, Seat by, Seat first) {
        return ask(id, series -> handicap(series.terms()).map(handicap -> series.choose(by, first, handicap.chains())));
    }

    private Mono<Series> ask(SeriesId id, Function<Series, Mono<SeriesDecision>> question) {
        return store.change(id, series -> question.apply(series).flatMap(SeriesService::granted))
                .switchIfEmpty(Mono.error(SeriesProblems::noSuchSeries))
                .flatMap(beginnings::begin);
    }

    private static Mono<Series> granted(SeriesDecision verdict) {
        return switch (verdict) {
            case SeriesDecision.Granted granted -> Mono.just(granted.series());
            case SeriesDecision.Rejected rejected -> Mono.error(SeriesProblems.rejected(rejected.reason()));
        };
    }
}
