package org.aemberlog.match.stream;

import java.util.concurrent.ArrayBlockingQueue;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.match.live.Herald;
import org.aemberlog.match.live.Moment;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Sinks;
import reactor.core.scheduler.Schedulers;

/**
 * The further moments of a match for one reader. A reader who falls too far behind is let go and
 * can come back with the version it has.
 */
final class Tap implements AutoCloseable {

    private static final int FURTHEST_BEHIND = 1_024;
    private static final int AT_ONCE = 32;

    private final Sinks.Many<Moment> sink =
            Sinks.many().unicast().onBackpressureBuffer(new ArrayBlockingQueue<>(FURTHEST_BEHIND));
    private final Herald.Listening listening;

    Tap(Herald herald, MatchId match) {
        listening = herald.listen(match, this::take);
    }

    private void take(Moment moment) {
        if (sink.tryEmitNext(moment) == Sinks.EmitResult.FAIL_OVERFLOW) {
            sink.tryEmitComplete();
        }
    }

    /** Away from the herald's thread, which has other readers to tell. */
    Flux<Moment> live() {
        return sink.asFlux().publishOn(Schedulers.parallel(), AT_ONCE);
    }

    @Override
    public void close() {
        listening.close();
    }
}
