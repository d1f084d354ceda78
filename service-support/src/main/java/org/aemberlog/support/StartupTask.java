package org.aemberlog.support;

import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.context.SmartLifecycle;
import reactor.core.Disposable;
import reactor.core.Disposables;
import reactor.core.publisher.Mono;
import reactor.util.retry.Retry;

/**
 * Something that has to be done once before the service is ready. It is tried again until it works,
 * so that the service may start before its Kafka or MongoDB; it has to be repeatable.
 */
public final class StartupTask implements SmartLifecycle, HealthIndicator {

    private static final Logger LOG = LoggerFactory.getLogger(StartupTask.class);
    private static final Duration FIRST_WAIT = Duration.ofMillis(500);
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(15);

    private final String what;
    private final Mono<Long> work;
    private Disposable running = Disposables.disposed();
    private volatile boolean done;
    private volatile String trouble = "not tried yet";

    /**
     * A task.
     *
     * @param what what is done, for the log and for the health document
     * @param work does it and says to how many things
     */
    public StartupTask(String what, Mono<Long> work) {
        this.what = what;
        this.work = work;
    }

    @Override
    public synchronized void start() {
        running = work.doOnError(this::tell)
                .retryWhen(Retry.backoff(Long.MAX_VALUE, FIRST_WAIT).maxBackoff(LONGEST_WAIT))
                .subscribe(this::finish);
    }

    private void tell(Throwable failure) {
        trouble = ServerFailureAnalyzer.sentence(failure)
                .orElseGet(() -> Causes.root(failure).toString());
        LOG.warn("{}: not yet. {}", what, trouble);
    }

    private void finish(long count) {
        LOG.info("{}: {} done", what, count);
        done = true;
    }

    @Override
    public synchronized void stop() {
        running.dispose();
    }

    @Override
    public synchronized boolean isRunning() {
        return !running.isDisposed();
    }

    @Override
    public Health health() {
        var health = done ? Health.up() : Health.outOfService().withDetail("trouble", trouble);
        return health.withDetail("task", what).build();
    }
}
