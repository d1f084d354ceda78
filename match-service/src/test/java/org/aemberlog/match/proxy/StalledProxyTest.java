package org.aemberlog.match.proxy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.micrometer.core.instrument.MeterRegistry;
import java.util.stream.Stream;
import org.aemberlog.support.Wire;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.context.TestPropertySource;

/** Bodies that stop coming on their way to a neighbour keep nothing there either. */
@TestPropertySource(properties = {"aemberlog.connections.body=3s", "aemberlog.limits.uploads.per-address=20"})
class StalledProxyTest extends Upstreams {

    private static final int MANY = 20;

    @Autowired
    private MeterRegistry meters;

    private Wire stalled() {
        return new Wire(port())
                .send("POST /replay-service/verify HTTP/1.1\nHost: x\n"
                        + "Content-Type: application/jsonl\nContent-Length: 100000\n\n{");
    }

    private void awaitArriving(int bodies) {
        await().atMost(SOON).untilAsserted(() -> {
            assertThat(REPLAYS.receiving()).isEqualTo(bodies);
            assertThat(meters.get("aemberlog.uploads").gauge().value()).isEqualTo(bodies);
        });
    }

    private void assertServed() {
        http.get().uri("/replay-service/matches").exchange().expectStatus().isCreated();
    }

    @Test
    void theyAreGivenUpOnBothSidesAndTheOthersAreServedMeanwhile() {
        var wires = Stream.generate(this::stalled).limit(MANY).toList();
        awaitArriving(MANY);
        assertServed();
        assertThat(stalled().rest()).contains("/problems/too-many-uploads");
        for (var wire : wires) {
            assertThat(wire.rest()).startsWith("HTTP/1.1 408 ").contains("/problems/too-slow");
        }
        awaitArriving(0);
        assertServed();
    }

    @Test
    void thoseOfClientsThatGoAwayEndAtOnce() {
        var wires = Stream.generate(this::stalled).limit(2).toList();
        awaitArriving(2);
        wires.forEach(Wire::tear);
        awaitArriving(0);
    }
}
