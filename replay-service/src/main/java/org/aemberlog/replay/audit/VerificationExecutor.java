package org.aemberlog.replay.audit;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.annotation.PreDestroy;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.aemberlog.game.audit.Verdict;
import org.aemberlog.game.audit.Verifier;
import org.aemberlog.game.json.Canonical;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Scheduler;
import reactor.core.scheduler.Schedulers;

/**
 * Where files are made and checked: a few at a time, beside everything else, and not for ever. Whoever asks for many
 * leaves places for others; the same file is checked once.
 */
@Component
class VerificationExecutor {

    private static final int CLERKS = 2;
    private static final int MAX_WAITING = 32;

    /** How many are made or checked, or wait for it, for one address. */
    private static final int MAX_OF_ONE = 8;

    private static final int VERDICTS = 1_000;

    private final TrustedKeys trusted;
    private final int seconds;
    private final ConcurrentMap<String, Integer> places = new ConcurrentHashMap<>();

    /** By the hash of the file. */
    private final Cache<String, Verdict> verdicts =
            Caffeine.newBuilder().maximumSize(VERDICTS).build();

    private final Scheduler clerks = Schedulers.newBoundedElastic(CLERKS, MAX_WAITING, "audit");

    VerificationExecutor(TrustedKeys trusted, TrustedKeys.Settings settings) {
        this.trusted = trusted;
        this.seconds = settings.seconds();
    }

    /**
     * What some work that blocks gives; a problem when too much is waiting already, for everybody or for this address.
     * Who does not wait for it keeps the place until it is done.
     */
    <T> Mono<T> work(String address, Callable<T> work) {
        return Mono.defer(() -> {
            if (places.merge(address, 1, Integer::sum) > MAX_OF_ONE) {
                leave(address);
                return Mono.error(AuditProblems.busy());
            }
            var begun = new AtomicBoolean();
            return Mono.fromCallable(() -> {
                        if (!begun.compareAndSet(false, true)) {
                            return null;
                        }
                        try {
                            return work.call();
                        } finally {
                            leave(address);
                        }
                    })
                    .subscribeOn(clerks)
                    .doFinally(_ -> {
                        if (begun.compareAndSet(false, true)) {
                            leave(address);
                        }
                    })
                    .onErrorMap(RejectedExecutionException.class, e -> AuditProblems.busy());
        });
    }

    /** How many places an address has. */
    int taken(String address) {
        return places.getOrDefault(address, 0);
    }

    private void leave(String address) {
        places.computeIfPresent(address, (_, taken) -> taken == 1 ? null : taken - 1);
    }

    /** The verdict on a file. Blocks; a problem when it takes too long. */
    Verdict verdict(byte[] file) {
        return verdicts.get(Canonical.digest(file), _ -> judge(file));
    }

    private Verdict judge(byte[] file) {
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
