package org.aemberlog.match.stream;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.aemberlog.game.engine.CardLibrary;
import org.aemberlog.game.view.Viewer;
import org.aemberlog.match.live.CommitDispatcher;
import org.aemberlog.match.live.MatchCache;
import org.aemberlog.match.live.Transition;
import org.aemberlog.match.seats.SeatAccess;
import org.aemberlog.support.limits.Rate;
import org.aemberlog.support.limits.RateLimitBuckets;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.context.SmartLifecycle;
import org.springframework.http.codec.ServerSentEvent;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Sinks;

/**
 * The open streams. Each begins with what its reader missed and goes on live, without a gap. They
 * are the first to end when this service stops, because its server waits for its readers.
 */
@Component
class Streams implements SmartLifecycle {

    private final MatchCache matches;
    private final CommitDispatcher dispatcher;
    private final Limits limits;
    private final CardLibrary library;
    private final StreamCounts addresses;
    private final StreamCounts seats;
    private final RateLimitBuckets<String> openedByAddress;
    private final RateLimitBuckets<SeatAccess> openedBySeat;
    private volatile Sinks.One<Boolean> closing = Sinks.one();
    private volatile boolean running;

    /**
     * How much is streamed.
     *
     * @param perSeat how many streams a seat of a match may have open, whatever its tokens
     * @param perAddress the same for an address, whoever watches or plays there; of IPv6 for a
     *     network of 64 bits
     * @param heartbeat how often an idle stream says that it is there
     * @param opening how fast they may be opened, because a match is read for each
     */
    @ConfigurationProperties("aemberlog.streams")
    record Limits(int perSeat, int perAddress, Duration heartbeat, Opening opening) {

        /** How fast streams may be opened by one seat, and by one address. */
        record Opening(Rate seat, Rate address) {}
    }

    Streams(
            MatchCache matches,
            CommitDispatcher dispatcher,
            Limits limits,
            org.aemberlog.support.limits.Limits all,
            CardLibrary library,
            MeterRegistry meters) {
        this.matches = matches;
        this.dispatcher = dispatcher;
        this.limits = limits;
        this.library = library;
        this.addresses = new StreamCounts("address", limits.perAddress());
        this.seats = new StreamCounts("seat", limits.perSeat());
        this.openedByAddress =
                new RateLimitBuckets<>("opening-address", limits.opening().address(), all.tracked(), meters);
        this.openedBySeat =
                new RateLimitBuckets<>("opening-seat", limits.opening().seat(), all.tracked(), meters);
        Gauge.builder("aemberlog.streams", addresses, StreamCounts::total).register(meters);
    }

    @Override
    public void start() {
        closing = Sinks.one();
        running = true;
    }

    /** Ends all streams, and those that are still asked for at once. */
    @Override
    public void stop() {
        closing.tryEmitValue(true);
        running = false;
    }

    @Override
    public boolean isRunning() {
        return running;
    }

    /**
     * A stream of every commit after version {@code after}, until the match is over. Fails with the
     * problem "too-many-streams" when there are too many, and "too-many-requests" when they are
     * opened too fast.
     *
     * @param address from where it is read
     */
    Flux<ServerSentEvent<Transition.Seen>> open(String address, SeatAccess ticket, long after) {
        return Flux.defer(() -> {
            openedByAddress.take(address);
            if (ticket.seat().isPresent()) {
                openedBySeat.take(ticket);
            }
            return counted(addresses, address, seated(ticket, after));
        });
    }

    /** Spectators are whoever asks, with as many tokens as they like: only their address counts. */
    private Flux<ServerSentEvent<Transition.Seen>> seated(SeatAccess ticket, long after) {
        var stream = withHeartbeat(commits(ticket, after)).takeUntilOther(closing.asMono());
        return ticket.seat().isPresent() ? counted(seats, ticket, stream) : stream;
    }

    private static <T> Flux<T> counted(StreamCounts counted, Object who, Flux<T> stream) {
        return Flux.using(
                () -> {
                    counted.enter(who);
                    return who;
                },
                entered -> stream,
                counted::leave);
    }

    /**
     * The first beat comes at once, so that a reader who has missed nothing sees that it is open.
     */
    private Flux<ServerSentEvent<Transition.Seen>> withHeartbeat(Flux<ServerSentEvent<Transition.Seen>> commits) {
        var done = Sinks.<Boolean>one();
        var beats = Flux.interval(Duration.ZERO, limits.heartbeat())
                .onBackpressureDrop()
                .map(i -> ServerSentEvent.<Transition.Seen>builder()
                        .comment("still here")
                        .build())
                .takeUntilOther(done.asMono());
        return Flux.merge(commits.doFinally(signal -> done.tryEmitValue(true)), beats);
    }

    /** Listens from before the store is read, so that nothing falls in between. */
    private Flux<ServerSentEvent<Transition.Seen>> commits(SeatAccess ticket, long after) {
        return Flux.using(
                        () -> new MatchSubscription(dispatcher, ticket.match()),
                        tap -> matches.moments(ticket.match(), after).concatWith(tap.live()),
                        MatchSubscription::close)
                .takeUntil(moment -> moment.after().state().over())
                .transform(moments -> eachOnce(moments, after))
                .map(moment -> event(moment, ticket.viewer()));
    }

    /** Drops what the reader has; the store and the live feed overlap. */
    private static Flux<Transition> eachOnce(Flux<Transition> moments, long after) {
        return Flux.defer(() -> {
            var last = new AtomicLong(after);
            return moments.filter(moment -> moment.commit().version() > last.get())
                    .doOnNext(moment -> last.set(moment.commit().version()));
        });
    }

    private ServerSentEvent<Transition.Seen> event(Transition moment, Viewer viewer) {
        return ServerSentEvent.<Transition.Seen>builder()
                .id(String.valueOf(moment.commit().version()))
                .event("commit")
                .data(moment.seenBy(viewer, library))
                .build();
    }
}
