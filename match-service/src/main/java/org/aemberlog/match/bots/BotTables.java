package org.aemberlog.match.bots;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.aemberlog.door.problems.Problem;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.match.live.Herald;
import org.aemberlog.match.live.Herald.Listening;
import org.aemberlog.match.live.LiveBook;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;

/**
 * The running matches with bots. Every instance plays all of them: a decision follows from what
 * there is to see, and what is asked twice under one id happens once.
 */
@Component
class BotTables {

    private static final Logger LOG = LoggerFactory.getLogger(BotTables.class);
    private static final Duration WHILE_CREATED = Duration.ofMinutes(10);
    private static final int AT_ONCE = 16;

    private final BotStore store;
    private final LiveBook book;
    private final Herald herald;
    private final BotBrain brain;
    private final BotSettings settings;
    private final Map<MatchId, Taken> tables = new ConcurrentHashMap<>();

    private record Taken(BotTable table, Listening listening) {}

    BotTables(
            BotStore store,
            LiveBook book,
            Herald herald,
            BotBrain brain,
            BotSettings settings,
            MeterRegistry meters) {
        this.store = store;
        this.book = book;
        this.herald = herald;
        this.brain = brain;
        this.settings = settings;
        Gauge.builder("aemberlog.bots.matches", tables, Map::size)
                .description("Running matches with bots")
                .register(meters);
    }

    /** Whether the bots have as many matches as they can play. */
    boolean full() {
        return tables.size() >= settings.most();
    }

    /** Plays for the bots of a match from now on. */
    void takeUp(MatchId match, Map<Seat, String> bots) {
        if (!bots.isEmpty()) {
            tables.computeIfAbsent(match, id -> taken(id, bots));
            look(match).subscribe();
        }
    }

    private Taken taken(MatchId match, Map<Seat, String> bots) {
        var table = new BotTable(bots, brain, settings.pause());
        return new Taken(table, herald.listen(match, moment -> look(moment.after())));
    }

    private Mono<Void> look(MatchId match) {
        return book.get(match)
                .doOnNext(this::look)
                .then()
                .doOnError(e -> LOG.warn("Match {} cannot be looked at", match.value(), e))
                .onErrorComplete();
    }

    private void look(Match match) {
        var id = match.state().match();
        if (match.state().over()) {
            leave(id);
        } else if (tables.get(id) instanceof Taken taken) {
            taken.table().look(match);
        }
    }

    private void leave(MatchId match) {
        if (tables.remove(match) instanceof Taken taken) {
            taken.listening().close();
            store.close(match)
                    .subscribe(
                            done -> {},
                            e -> LOG.warn("Match {} stays open for bots", match.value(), e));
        }
    }

    /**
     * Takes up what is not taken up yet: after a start the matches that were left, later those that
     * other instances created and those where something could not be sent.
     */
    @Scheduled(fixedDelayString = "${aemberlog.bots.look-again-after}")
    void lookAgain() {
        store.open(settings.most())
                .filter(seats -> isLeft(seats.match()) || isOlder(seats, settings.leaveAfter()))
                .flatMap(this::lookAgain, AT_ONCE)
                .doOnError(e -> LOG.error("Matches with bots cannot be looked up", e))
                .onErrorComplete()
                .blockLast();
    }

    private boolean isLeft(MatchId match) {
        var taken = tables.get(match);
        return taken == null || taken.table().isStuck();
    }

    private Mono<Void> lookAgain(BotSeats seats) {
        if (isOlder(seats, settings.leaveAfter())) {
            leave(seats.match());
            return store.close(seats.match());
        }
        return book.get(seats.match())
                .doOnNext(match -> takeUp(seats.match(), seats.bots()))
                .then()
                .onErrorResume(Problem.class, none -> forget(seats));
    }

    /** Whoever wanted the match has given up, or else asks again and seats the bots again. */
    private Mono<Void> forget(BotSeats seats) {
        return isOlder(seats, WHILE_CREATED) ? store.remove(seats.match()) : Mono.empty();
    }

    private static boolean isOlder(BotSeats seats, Duration age) {
        return seats.since().plus(age).isBefore(Instant.now());
    }
}
