package org.aemberlog.match.series.service;

import java.util.Arrays;
import java.util.Optional;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.intent.IntentId;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.SeatSetup;
import org.aemberlog.match.bots.BotAssignment;
import org.aemberlog.match.identity.DerivedIds;
import org.aemberlog.match.series.Game;
import org.aemberlog.match.series.Series;
import org.aemberlog.match.series.mongo.SeriesStore;
import org.aemberlog.support.problems.Problem;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.event.EventListener;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;

/**
 * Begins games whose setup is settled. Settling is stored before the rules are asked, and they are
 * asked until they have answered, also after a restart: the same intent sets up a match once.
 */
@Component
class GameStarter {

    private static final Logger LOG = LoggerFactory.getLogger(GameStarter.class);
    private static final int CONCURRENCY = 16;

    private final SeriesStore store;
    private final BotAssignment seating;
    private final DerivedIds ids;

    GameStarter(SeriesStore store, BotAssignment seating, DerivedIds ids) {
        this.store = store;
        this.seating = seating;
        this.ids = ids;
    }

    /** Begins what was left when the service stopped or the rules were away. */
    @Scheduled(fixedDelayString = "${aemberlog.series.retry-after}")
    void beginAgain() {
        store.toBegin()
                .flatMap(this::begin, CONCURRENCY)
                .doOnError(e -> LOG.error("Games that are to begin cannot be looked up", e))
                .onErrorComplete()
                .blockLast();
    }

    /** Begins what a bot has settled. */
    @EventListener
    void begin(Settled settled) {
        begin(settled.series()).subscribe();
    }

    /**
     * Begins the game of a series that is to begin. When the rules do not answer, gives the series
     * as it is; they are asked again later.
     */
    Mono<Series> begin(Series series) {
        return Mono.justOrEmpty(series.toBegin())
                .flatMap(game -> seating.create(creation(series, game))
                        .then(store.change(series.id(), now -> Mono.just(now.begun(game.match())))))
                .doOnError(e -> LOG.warn("Series {} waits: {}", series.id().value(), reason(e)))
                .onErrorComplete()
                .defaultIfEmpty(series);
    }

    private static String reason(Throwable error) {
        return error instanceof Problem problem ? problem.getBody().getTitle() : error.toString();
    }

    private IntentRecord creation(Series series, Game game) {
        var seats = Arrays.stream(Seat.values())
                .map(seat -> setup(series, game, seat))
                .toList();
        var create = new CreateMatch(
                game.match(),
                ids.seed(game.match()),
                seats,
                game.first(),
                series.terms().ofGames());
        return new IntentRecord(game.match(), IntentId.series(), Optional.empty(), create);
    }

    private static SeatSetup setup(Series series, Game game, Seat seat) {
        return new SeatSetup(
                series.terms().player(seat),
                series.uses(seat).orElseThrow(),
                game.chains(seat),
                Optional.ofNullable(series.terms().bots().get(seat)),
                Optional.ofNullable(series.terms().profiles().get(seat)));
    }
}
