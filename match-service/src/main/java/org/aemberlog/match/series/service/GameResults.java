package org.aemberlog.match.series.service;

import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.MatchEvent.MatchExpired;
import org.aemberlog.game.event.MatchEvent.MatchWon;
import org.aemberlog.game.json.MalformedException;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Terms;
import org.aemberlog.match.live.CommitListener;
import org.aemberlog.match.quota.CreationQuota;
import org.aemberlog.match.series.Handicap;
import org.aemberlog.match.series.Series;
import org.aemberlog.match.series.SeriesDecision;
import org.aemberlog.match.series.SeriesId;
import org.aemberlog.match.series.mongo.DamagedHandicapException;
import org.aemberlog.match.series.mongo.HandicapStore;
import org.aemberlog.match.series.mongo.SeriesStore;
import org.aemberlog.support.store.Blocking;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;

/**
 * Takes up how games of series ended. A result may come more often than once and counts once: the
 * handicap is written first, and the series, which says that it was, second.
 */
@Component
class GameResults implements CommitListener {

    private static final Logger LOG = LoggerFactory.getLogger(GameResults.class);

    private final SeriesStore store;
    private final HandicapStore ledger;
    private final CreationQuota quota;
    private final ApplicationEventPublisher settled;

    GameResults(SeriesStore store, HandicapStore ledger, CreationQuota quota, ApplicationEventPublisher settled) {
        this.store = store;
        this.ledger = ledger;
        this.quota = quota;
        this.settled = settled;
    }

    @Override
    public void take(Commit commit) {
        for (var event : commit.events()) {
            if (event instanceof MatchWon won) {
                won(commit.match(), won.winner());
            } else if (event instanceof MatchExpired) {
                expired(commit.match());
            }
        }
    }

    void won(MatchId match, Seat winner) {
        SeriesId.of(match)
                .map(id -> Blocking.first(
                        take(id, match, winner).flatMap(this::goOn).flatMap(this::released)))
                .map(Settled::new)
                .ifPresent(settled::publishEvent);
    }

    void expired(MatchId match) {
        SeriesId.of(match)
                .map(id -> store.change(id, series -> Mono.just(series.expired(match)))
                        .onErrorResume(MalformedException.class, e -> leaveOut(id, e))
                        .flatMap(this::released))
                .ifPresent(taken -> Blocking.first(taken));
    }

    private Mono<Series> released(Series series) {
        return series.winner().isPresent() || series.expired()
                ? quota.over(series.id().value()).thenReturn(series)
                : Mono.just(series);
    }

    private Mono<Series> take(SeriesId id, MatchId match, Seat winner) {
        return store.change(id, series -> count(series, match, winner).thenReturn(series.won(match, winner)))
                .onErrorResume(MalformedException.class, e -> leaveOut(id, e));
    }

    /** A bot that may choose goes first. */
    private Mono<Series> goOn(Series series) {
        return Mono.justOrEmpty(series.chooser().filter(series.terms().bots()::containsKey))
                .flatMap(bot -> chosen(series.id(), bot))
                .onErrorResume(DamagedHandicapException.class, e -> waits(series, e))
                .defaultIfEmpty(series);
    }

    private Mono<Series> chosen(SeriesId id, Seat bot) {
        return store.change(
                id,
                series -> current(series)
                        .map(handicap -> series.choose(bot, bot, handicap.chains()))
                        .map(verdict -> granted(verdict, series)));
    }

    private Mono<Handicap> current(Series series) {
        return Mono.justOrEmpty(series.terms().matchup())
                .flatMap(ledger::current)
                .defaultIfEmpty(Handicap.START);
    }

    /** Somebody else may have chosen for the bot meanwhile, such as another instance. */
    private static Series granted(SeriesDecision verdict, Series series) {
        return verdict instanceof SeriesDecision.Granted(var next) ? next : series;
    }

    private Mono<Void> count(Series series, MatchId match, Seat winner) {
        boolean open =
                series.game(match).filter(game -> game.winner().isEmpty()).isPresent();
        var decks = series.terms().matchup();
        var strongerWon = series.strongerWon(winner);
        boolean counts = open && series.terms().ofGames().map(Terms::counts).orElse(true);
        return counts && decks.isPresent() && strongerWon.isPresent()
                ? ledger.count(decks.get(), match, strongerWon.get())
                        .onErrorResume(DamagedHandicapException.class, e -> uncounted(match, e))
                : Mono.empty();
    }

    /** The series goes on; a game on top of a line that cannot be read would count wrongly. */
    private static Mono<Void> uncounted(MatchId match, DamagedHandicapException cause) {
        LOG.error("Match {} is not counted in the handicap of its decks, which is damaged", match.value(), cause);
        return Mono.empty();
    }

    private static Mono<Series> waits(Series series, DamagedHandicapException cause) {
        LOG.error(
                "Series {} waits: the handicap of its decks is damaged",
                series.id().value(),
                cause);
        return Mono.just(series);
    }

    /** It will not be readable later; the results of others must not wait for it. */
    private static Mono<Series> leaveOut(SeriesId id, MalformedException cause) {
        LOG.error("Series {} cannot be read; its result is left out", id.value(), cause);
        return Mono.empty();
    }
}
