package org.aemberlog.match.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Searches take no more threads than they are given, and few wait for them. */
class SearchThreadsTest {

    private static final int THREADS = 2;
    private static final int MOST_WAITING = 16 * THREADS;

    private final SearchThreads threads = new SearchThreads(
            new BotSettings(Duration.ZERO, THREADS, Duration.ZERO, 1, Duration.ZERO, Duration.ZERO),
            new SimpleMeterRegistry());
    private final CountDownLatch release = new CountDownLatch(1);
    private final AtomicInteger searching = new AtomicInteger();
    private final AtomicInteger most = new AtomicInteger();
    private final AtomicInteger done = new AtomicInteger();

    @AfterEach
    void stop() {
        threads.destroy();
    }

    private int search() {
        most.accumulateAndGet(searching.incrementAndGet(), Math::max);
        try {
            release.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return searching.decrementAndGet();
    }

    private void begin(int searches) {
        for (int i = 0; i < searches; i++) {
            threads.search(this::search).subscribe(left -> done.incrementAndGet());
        }
    }

    @Test
    void noMoreAreSearchedForAtOnceThanThereAreThreads() {
        begin(THREADS + 3);
        await().untilAsserted(() -> assertThat(searching).hasValue(THREADS));
        release.countDown();
        await().untilAsserted(() -> assertThat(done).hasValue(THREADS + 3));
        assertThat(most).hasValue(THREADS);
    }

    @Test
    void botsAmongThemselvesSearchOnlyWhileNobodyWaits() {
        begin(THREADS);
        assertThat(threads.hasRoom(false)).isTrue();
        begin(1);
        assertThat(threads.hasRoom(false)).isFalse();
        assertThat(threads.hasRoom(true)).isTrue();
        release.countDown();
    }

    @Test
    void notEvenPeopleWaitForTooMany() {
        begin(THREADS + MOST_WAITING - 1);
        assertThat(threads.hasRoom(true)).isTrue();
        begin(1);
        assertThat(threads.hasRoom(true)).isFalse();
        release.countDown();
        await().untilAsserted(() -> assertThat(threads.hasRoom(false)).isTrue());
    }
}
