package org.aemberlog.match.stream;

import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.aemberlog.game.view.Viewer;
import org.aemberlog.game.wire.Canonical;
import org.aemberlog.match.live.LiveBook;
import org.aemberlog.match.live.Moment;
import org.aemberlog.match.problems.Problem;
import org.aemberlog.match.seats.Ticket;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.http.HttpStatus;
import org.springframework.http.codec.ServerSentEvent;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Sinks;

/** The open streams. Each begins with what its reader missed and goes on live, without a gap. */
@Component
class Streams {

    private final LiveBook book;
    private final int mostPerToken;
    private final Duration heartbeat;
    private final Map<String, Integer> open = new ConcurrentHashMap<>();

    Streams(
            LiveBook book,
            MeterRegistry meters,
            @Value("${aemberlog.streams.per-token}") int mostPerToken,
            @Value("${aemberlog.streams.heartbeat}") Duration heartbeat) {
        this.book = book;
        this.mostPerToken = mostPerToken;
        this.heartbeat = heartbeat;
        meters.gauge(
                "aemberlog.streams",
                open,
                all -> all.values().stream().mapToInt(Integer::intValue).sum());
    }

    /** A stream of every commit after version {@code after}, until the match is over. */
    Flux<ServerSentEvent<String>> open(String token, Ticket ticket, long after) {
        if (open.merge(token, 1, Integer::sum) > mostPerToken) {
            release(token);
            throw Problem.of(
                    HttpStatus.TOO_MANY_REQUESTS,
                    "too-many-streams",
                    "Too many streams are open",
                    "A token may have " + mostPerToken + " open streams; close one first.");
        }
        var done = Sinks.<Boolean>one();
        var beats =
                Flux.interval(heartbeat)
                        .map(i -> ServerSentEvent.<String>builder().comment("still here").build())
                        .takeUntilOther(done.asMono());
        return Flux.merge(commits(ticket, after).doFinally(s -> done.tryEmitValue(true)), beats)
                .doFinally(signal -> release(token));
    }

    private Flux<ServerSentEvent<String>> commits(Ticket ticket, long after) {
        return Flux.using(
                        () -> new Tap(book, ticket),
                        tap -> book.moments(ticket.match()).concatWith(tap.live()),
                        Tap::close)
                .takeUntil(moment -> moment.after().state().over())
                .transform(moments -> eachOnce(moments, after))
                .map(moment -> event(moment, ticket.viewer()));
    }

    /** Drops what the reader has; the store and the live feed overlap. */
    private static Flux<Moment> eachOnce(Flux<Moment> moments, long after) {
        return Flux.defer(
                () -> {
                    var last = new AtomicLong(after);
                    return moments.filter(
                            moment -> {
                                long version = moment.commit().version();
                                return version > last.get()
                                        && last.getAndSet(version) < version;
                            });
                });
    }

    private static ServerSentEvent<String> event(Moment moment, Viewer viewer) {
        return ServerSentEvent.<String>builder()
                .id(String.valueOf(moment.commit().version()))
                .event("commit")
                .data(Canonical.text(moment.seenBy(viewer)))
                .build();
    }

    private void release(String token) {
        open.computeIfPresent(token, (key, count) -> count == 1 ? null : count - 1);
    }

    /** Listens from before the store is read, so that nothing falls in between. */
    private static final class Tap implements AutoCloseable {

        private final Sinks.Many<Moment> live = Sinks.many().unicast().onBackpressureBuffer();
        private final AutoCloseable listening;

        Tap(LiveBook book, Ticket ticket) {
            listening = book.listen(ticket.match(), live::tryEmitNext);
        }

        Flux<Moment> live() {
            return live.asFlux();
        }

        @Override
        public void close() {
            try {
                listening.close();
            } catch (Exception e) {
                throw new IllegalStateException("A listener can always be taken away.", e);
            }
        }
    }
}
