package org.aemberlog.support;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.springframework.boot.health.contributor.Status;
import reactor.core.publisher.Mono;

class StartupTaskTest {

    @Test
    void aTaskIsTriedAgainUntilItWorks() {
        var failures = new AtomicInteger();
        var task = new StartupTask("test", Mono.fromCallable(() -> {
            if (failures.incrementAndGet() == 1) {
                throw new IOException("not there yet");
            }
            return 1L;
        }));
        assertThat(task.health().getStatus()).isEqualTo(Status.OUT_OF_SERVICE);
        task.start();
        await().until(() -> task.health().getStatus().equals(Status.UP));
        task.stop();
        assertThat(failures).hasValue(2);
    }
}
