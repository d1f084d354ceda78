package org.aemberlog.match.stream;

import java.util.concurrent.ArrayBlockingQueue;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.match.live.CommitDispatcher;
import org.aemberlog.match.live.Transition;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Sinks;
import reactor.core.scheduler.Schedulers;

/**
 * The further moments of a match for one reader. A reader who falls too far behind is let go and
 * can come back with the version it has.
 */
final class MatchSubscription implements AutoCloseable {

    private static final int FURTHEST_BEHIND = 1_024;
    private static final int CONCURRENCY = 32;

    private final Sinks.Many<Transition> sink =
            Sinks.many().unicast().onBackpressureBuffer(new ArrayBlockingQueue<>(FURTHEST_BEHIND));
    private final CommitDispatcher.Listening listening;

    MatchSubscription(CommitDispatcher dispatcher, MatchId match) {
        listening = dispatcher.listen(match, this::take);
    }

    private void take(Transition moment) {
        if (sink.tryEmitNext(moment) == Sinks.EmitResult.FAIL_OVERFLOW) {
            sink.tryEmitComplete();
        }
    }

    /** Away from the herald's thread, which has other readers to tell. */
    Flux<Transition> live() {
        return sink.asFlux().publishOn(Schedulers.parallel(), CONCURRENCY);
    }

    @Override
    public void close() {
        listening.close();
    }
}
