package org.aemberlog.match.bots;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Instant;
import java.util.Collection;
import java.util.Map;
import java.util.stream.Collectors;
import org.aemberlog.door.problems.Problem;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.match.live.Asking;
import org.aemberlog.match.live.LiveBook;
import org.aemberlog.match.live.Moment;
import org.aemberlog.match.problems.MatchProblems;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;

/**
 * Who sits where. Bots are seated, and that is stored, before their match is created, so that none
 * is ever without them.
 */
@Component
public class Seating {

    private final BotStore store;
    private final BotTables tables;
    private final LiveBook book;
    private final Asking asking;

    /** The bots of matches that exist; they stay as they are. */
    private final Cache<MatchId, Map<Seat, String>> known;

    Seating(
            BotStore store,
            BotTables tables,
            LiveBook book,
            Asking asking,
            @Value("${aemberlog.live.matches}") int most) {
        this.store = store;
        this.tables = tables;
        this.book = book;
        this.asking = asking;
        this.known = Caffeine.newBuilder().maximumSize(most).build();
    }

    /**
     * Creates a match with these bots at it, of which there may be none. Fails as {@link
     * Asking#ask} does, with "intent-id-reused" if the match has other bots, and with "bots-busy"
     * while they cannot play more matches.
     */
    public Mono<Moment> create(IntentRecord creation, Map<Seat, String> bots) {
        var match = creation.match();
        if (!bots.isEmpty() && tables.full()) {
            return Mono.error(BotProblems.botsBusy());
        }
        return seated(match, bots)
                .filter(seats -> !seats.equals(bots))
                .flatMap(
                        other ->
                                Mono.<Moment>error(
                                        MatchProblems.keyReused(match, creation.intentId())))
                .switchIfEmpty(Mono.defer(() -> asking.ask(creation)))
                .onErrorResume(Seating::isRefusal, e -> withdraw(match).then(Mono.error(e)))
                .doOnSuccess(moment -> tables.takeUp(match, bots));
    }

    /** The bots that the match has, now that these are to play. */
    private Mono<Map<Seat, String>> seated(MatchId match, Map<Seat, String> bots) {
        var absent = bots.isEmpty() ? Mono.just(bots) : seatedAnew(match, bots);
        return store.find(match).map(BotSeats::bots).switchIfEmpty(absent);
    }

    /** A match that exists without bots goes on without. */
    private Mono<Map<Seat, String>> seatedAnew(MatchId match, Map<Seat, String> bots) {
        return book.get(match)
                .map(people -> Map.<Seat, String>of())
                .onErrorResume(
                        Problem.class,
                        none ->
                                store.keep(new BotSeats(match, bots, Instant.now()))
                                        .map(BotSeats::bots));
    }

    private static boolean isRefusal(Throwable error) {
        return error instanceof Problem problem && problem.getStatusCode().is4xxClientError();
    }

    /** Nobody needs the bots of a match that was refused, unless it is there all the same. */
    private Mono<Void> withdraw(MatchId match) {
        return book.get(match).then().onErrorResume(Problem.class, none -> store.remove(match));
    }

    /** The bots of a match that exists. */
    public Mono<Map<Seat, String>> of(MatchId match) {
        return Mono.justOrEmpty(known.getIfPresent(match))
                .switchIfEmpty(
                        store.find(match)
                                .map(BotSeats::bots)
                                .defaultIfEmpty(Map.of())
                                .doOnNext(bots -> known.put(match, bots)));
    }

    /** The bots of those of the matches that have some. */
    public Mono<Map<MatchId, Map<Seat, String>>> of(Collection<MatchId> matches) {
        return store.find(matches).collect(Collectors.toMap(BotSeats::match, BotSeats::bots));
    }
}
