package org.aemberlog.match.live;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.concurrent.TimeoutException;
import org.aemberlog.game.intent.IntentId;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.match.Outbox;
import org.aemberlog.support.problems.Problem;
import org.aemberlog.support.storage.StorageSpace;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;

/** Asks the rules for something and, if wanted, waits for their answer. */
@Component
public class IntentGateway {

    private static final Logger LOG = LoggerFactory.getLogger(IntentGateway.class);

    private final PendingReplies waiting;
    private final Outbox outbox;
    private final StorageSpace storage;
    private final Duration timeout;
    private final MeterRegistry meters;
    private final Timer wait;

    IntentGateway(
            PendingReplies waiting,
            Outbox outbox,
            StorageSpace storage,
            MeterRegistry meters,
            @Value("${aemberlog.intents.wait}") Duration timeout) {
        this.waiting = waiting;
        this.outbox = outbox;
        this.storage = storage;
        this.timeout = timeout;
        this.meters = meters;
        this.wait = Timer.builder("aemberlog.intent.wait")
                .description("From sending an intent until its outcome is known")
                .publishPercentileHistogram()
                .register(meters);
    }

    /** What the intent led to; fails with the problem that rejected it or kept it from arriving. */
    public Mono<Transition> ask(IntentRecord intent) {
        return Mono.defer(() -> {
            var sample = Timer.start(meters);
            return Mono.firstWithSignal(waiting.forOutcome(intent), sent(intent).then(Mono.<Transition>never()))
                    .timeout(timeout)
                    .onErrorMap(TimeoutException.class, e -> late(intent))
                    .doOnSuccess(moment -> count("accepted"))
                    .doOnError(Problem.class, problem -> count(outcomeOf(problem)))
                    .doFinally(signal -> sample.stop(wait));
        });
    }

    /** Sends the intent and does not wait for its outcome. */
    public Mono<Void> send(IntentRecord intent) {
        return sent(intent).doOnSuccess(done -> count("sent")).doOnError(Problem.class, problem -> count("not-sent"));
    }

    private Mono<Void> sent(IntentRecord intent) {
        return storage.room().then(outbox.send(intent).onErrorMap(e -> notSent(intent, e)));
    }

    private static String outcomeOf(Problem problem) {
        return switch (problem.getStatusCode().value()) {
            case 503 -> "not-sent";
            case 504 -> "late";
            default -> "rejected";
        };
    }

    private void count(String outcome) {
        meters.counter("aemberlog.intents", "outcome", outcome).increment();
    }

    private static Problem notSent(IntentRecord intent, Throwable cause) {
        LOG.error("Match {}: an intent could not be sent", intent.match().value(), cause);
        return Problem.passing(
                "rules-unreachable", "The rules cannot be reached", "The intent could not be sent. " + again(intent));
    }

    private static Problem late(IntentRecord intent) {
        return Problem.of(
                HttpStatus.GATEWAY_TIMEOUT,
                "still-on-its-way",
                "The answer takes longer than usual",
                "The intent is still on its way. " + again(intent));
    }

    private static String again(IntentRecord intent) {
        return "Send it again with the same Idempotency-Key, '"
                + IntentId.textOf(intent.intentId())
                + "', to get its outcome; it takes effect at most once.";
    }
}
