package org.aemberlog.replay.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.aemberlog.support.problems.Problem;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import reactor.core.Disposable;
import reactor.core.publisher.Mono;

/** What files cost is shared among those who ask. */
class VerificationExecutorTest {

    private static final Duration SOON = Duration.ofSeconds(10);
    private static final int PLACES = 8;
    private static final int CLERKS = 2;

    private final TrustedKeys.Settings settings = new TrustedKeys.Settings(List.of(), 60);
    private final VerificationExecutor desk = new VerificationExecutor(new TrustedKeys(settings), settings);
    private final CountDownLatch begun = new CountDownLatch(CLERKS);
    private final CountDownLatch done = new CountDownLatch(1);

    @AfterEach
    void close() {
        done.countDown();
        desk.close();
    }

    private Mono<String> longWork(String address) {
        return desk.work(address, () -> {
            begun.countDown();
            while (done.getCount() > 0) {
                Thread.onSpinWait();
            }
            return address;
        });
    }

    private static String problem(Mono<String> work) {
        return work.onErrorResume(
                        Problem.class, e -> Mono.just(String.valueOf(e.getBody().getType())))
                .block(SOON);
    }

    private List<Disposable> takeAllPlaces() {
        var asked = new ArrayList<Disposable>();
        for (int i = 0; i < PLACES; i++) {
            asked.add(longWork("one").onErrorComplete().subscribe());
        }
        return asked;
    }

    @Test
    void whoAsksForMuchLeavesPlacesForOthers() {
        takeAllPlaces();
        assertThat(problem(longWork("one"))).isEqualTo("/problems/audit-busy");
        var other = longWork("other").toFuture();
        done.countDown();
        assertThat(other).succeedsWithin(SOON).isEqualTo("other");
        await().atMost(SOON)
                .untilAsserted(() -> assertThat(problem(longWork("one"))).isEqualTo("one"));
    }

    /** Else one could ask again and again without waiting, and everything would be done nevertheless. */
    @Test
    void whoDoesNotWaitKeepsThePlaceOfWhatHasBegun() throws InterruptedException {
        var asked = takeAllPlaces();
        begun.await();
        asked.forEach(Disposable::dispose);
        assertThat(desk.taken("one")).isEqualTo(CLERKS);
        done.countDown();
        await().atMost(SOON).until(() -> desk.taken("one") == 0);
    }

    @Test
    void theSameFileIsCheckedOnce() {
        var file = "no replay file".getBytes();
        assertThat(desk.verdict(file)).isSameAs(desk.verdict("no replay file".getBytes()));
        assertThat(desk.verdict("another".getBytes())).isNotSameAs(desk.verdict(file));
    }
}
