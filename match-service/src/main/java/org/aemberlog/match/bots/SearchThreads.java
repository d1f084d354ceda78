package org.aemberlog.match.bots;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Scheduler;
import reactor.core.scheduler.Schedulers;

/**
 * The threads that search for bots, few so that others can play meanwhile. Decisions are searched
 * for in the order in which they come, and a match waits for one at a time, so that each has its
 * turn. Where too many wait a bot has to do without a search.
 */
@Component
class SearchThreads implements DisposableBean {

    /** So many decisions of matches with people wait for a thread at most: seconds. */
    private static final int MOST_WAITING = 16;

    private final ThreadPoolExecutor threads;
    private final Scheduler scheduler;

    SearchThreads(BotSettings settings, MeterRegistry meters) {
        int count = settings.searchThreads() > 0
                ? settings.searchThreads()
                : Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
        threads = new ThreadPoolExecutor(count, count, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), task -> {
            var thread = new Thread(task, "bot-search");
            thread.setDaemon(true);
            return thread;
        });
        scheduler = Schedulers.fromExecutorService(threads);
        Gauge.builder("aemberlog.bots.searches.waiting", threads.getQueue(), it -> it.size())
                .description("Decisions that wait for a thread to be searched for")
                .register(meters);
    }

    /**
     * Whether there is room for one more search soon. Bots that play each other search only while
     * nobody waits.
     */
    boolean hasRoom(boolean forPerson) {
        int waiting = threads.getQueue().size();
        return forPerson ? waiting < MOST_WAITING * threads.getCorePoolSize() : waiting == 0;
    }

    /** Searches, when a thread is free. */
    <T> Mono<T> search(Supplier<T> decision) {
        return Mono.fromSupplier(decision).subscribeOn(scheduler);
    }

    @Override
    public void destroy() {
        scheduler.dispose();
        threads.shutdownNow();
    }
}
