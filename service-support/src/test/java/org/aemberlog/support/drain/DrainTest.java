package org.aemberlog.support.drain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import org.aemberlog.support.RunningServer;
import org.junit.jupiter.api.Test;
import org.springframework.boot.availability.ApplicationAvailability;
import org.springframework.boot.availability.ReadinessState;
import org.springframework.http.HttpHeaders;

/** An instance that is stopped serves on for a time, unready, and sends its clients elsewhere. */
class DrainTest {

    private static final Duration TIMEOUT = Duration.ofSeconds(30);

    @Test
    void whileItDrainsItAnswersAndClosesEachConnection() throws InterruptedException {
        var server = new RunningServer("aemberlog.drain=10m");
        assertThat(connection(server)).isNotEqualTo("close");
        var stopping = Thread.ofVirtual().start(server::close);
        await().atMost(TIMEOUT)
                .untilAsserted(() -> assertThat(connection(server)).isEqualTo("close"));
        assertThat(server.part(ApplicationAvailability.class).getReadinessState())
                .isEqualTo(ReadinessState.REFUSING_TRAFFIC);
        assertThat(stopping.isAlive()).isTrue();
        stopping.interrupt();
        stopping.join();
    }

    private static String connection(RunningServer server) {
        return server.http()
                .get()
                .uri("/open")
                .exchange()
                .expectStatus()
                .isOk()
                .returnResult(String.class)
                .getResponseHeaders()
                .getFirst(HttpHeaders.CONNECTION);
    }
}
