package org.aemberlog.replay.audit;

import jakarta.annotation.PreDestroy;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.RejectedExecutionException;
import org.aemberlog.game.audit.Verdict;
import org.aemberlog.game.audit.Verifier;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Scheduler;
import reactor.core.scheduler.Schedulers;

/** Where files are made and checked: a few at a time, beside everything else, and not for ever. */
@Component
class VerificationExecutor {

    private static final int CLERKS = 2;
    private static final int MAX_WAITING = 32;

    private final TrustedKeys trusted;
    private final int seconds;
    private final Scheduler clerks = Schedulers.newBoundedElastic(CLERKS, MAX_WAITING, "audit");

    VerificationExecutor(TrustedKeys trusted, TrustedKeys.Settings settings) {
        this.trusted = trusted;
        this.seconds = settings.seconds();
    }

    /** What some work that blocks gives; a problem when too much is waiting already. */
    <T> Mono<T> work(Callable<T> work) {
        return Mono.fromCallable(work)
                .subscribeOn(clerks)
                .onErrorMap(RejectedExecutionException.class, e -> AuditProblems.busy());
    }

    /** The verdict on a file. Blocks; a problem when it takes too long. */
    Verdict verdict(byte[] file) {
        long began = System.nanoTime();
        long most = Duration.ofSeconds(seconds).toNanos();
        return new Verifier(trusted.all(), () -> {
                    if (System.nanoTime() - began > most) {
                        throw AuditProblems.tooSlow(seconds);
                    }
                })
                .verify(file);
    }

    /** Rejects files of others as long as no key is trusted. */
    void requireTrust() {
        if (trusted.all().isEmpty()) {
            throw AuditProblems.closed();
        }
    }

    @PreDestroy
    void close() {
        clerks.dispose();
    }
}
