package org.aemberlog.rules.recovery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.springframework.boot.health.contributor.Status;

/** Nothing is decided on a store that is older than what was published. */
class StoreGuardTest {

    private final AtomicReference<BooleanSupplier> complete = new AtomicReference<>(() -> false);
    private final StoreGuard guard = new StoreGuard(() -> complete.get().getAsBoolean());

    private Thread waiting() {
        return Thread.ofVirtual().start(() -> {
            try {
                guard.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }

    @Test
    void itWaitsAndIsUnreadyUntilTheStoreIsComplete() throws InterruptedException {
        var waiting = waiting();
        await().until(() -> guard.health().getStatus().equals(Status.DOWN));
        assertThat(guard.health().getDetails().get("behind").toString()).contains("POST /commits/restore");
        assertThat(waiting.isAlive()).isTrue();
        complete.set(() -> true);
        waiting.join();
        assertThat(guard.health().getStatus()).isEqualTo(Status.UP);
    }

    @Test
    void aBrokerThatIsAwayIsWaitedFor() throws InterruptedException {
        complete.set(() -> {
            complete.set(() -> true);
            throw new IllegalStateException("away");
        });
        waiting().join();
        assertThat(guard.health().getStatus()).isEqualTo(Status.UP);
    }
}
