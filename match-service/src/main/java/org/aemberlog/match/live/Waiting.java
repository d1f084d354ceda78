package org.aemberlog.match.live;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeoutException;
import org.aemberlog.game.intent.RejectionRecord;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.match.problems.Problem;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;
import reactor.core.publisher.Sinks;

/** Those who wait to hear what became of their intent. */
@Component
public class Waiting {

    private final Map<Key, Sinks.One<Moment>> waiting = new ConcurrentHashMap<>();

    private record Key(MatchId match, String intentId) {}

    /** The moment an intent leads to, or the problem that refuses it. Wait before sending it. */
    public Mono<Moment> forOutcome(MatchId match, String intentId, Duration patience) {
        var key = new Key(match, intentId);
        var sink = waiting.computeIfAbsent(key, k -> Sinks.one());
        return sink.asMono()
                .timeout(patience)
                .onErrorMap(TimeoutException.class, e -> late(intentId))
                .doFinally(signal -> waiting.remove(key, sink));
    }

    boolean isAwaited(MatchId match, String intentId) {
        return waiting.containsKey(new Key(match, intentId));
    }

    void accepted(Moment moment) {
        var sink = waiting.get(new Key(moment.commit().match(), moment.commit().intentId()));
        if (sink != null) {
            sink.tryEmitValue(moment);
        }
    }

    void refused(RejectionRecord rejection) {
        var sink = waiting.get(new Key(rejection.match(), rejection.intentId()));
        if (sink != null) {
            sink.tryEmitError(Problem.refused(rejection));
        }
    }

    private static Problem late(String intentId) {
        return Problem.of(
                org.springframework.http.HttpStatus.GATEWAY_TIMEOUT,
                "still-on-its-way",
                "The answer takes longer than usual",
                "The intent is still on its way. Ask again with the same Idempotency-Key, '"
                        + intentId
                        + "', to learn what became of it.");
    }
}
