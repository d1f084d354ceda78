package org.aemberlog.support.limits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.ArrayList;
import java.util.List;
import org.aemberlog.support.RunningServer;
import org.aemberlog.support.Wire;
import org.aemberlog.support.problems.Problem;
import org.junit.jupiter.api.Test;
import org.springframework.util.unit.DataSize;

/** Only so much is taken in at once, and the others are still served. */
class UploadLimiterTest {

    private static final int MIB = 1 << 20;

    private static RunningServer server(String... limits) {
        var settings = new ArrayList<String>();
        for (var limit : limits) {
            settings.add("aemberlog.limits.uploads." + limit);
        }
        settings.add("server.shutdown=immediate");
        settings.add("server.forward-headers-strategy=native");
        return new RunningServer(settings.toArray(String[]::new));
    }

    /** A request whose body does not come, of which this much is announced. */
    private static Wire stalled(RunningServer server, String from, String announced) {
        return server.wire()
                .send("POST /kept HTTP/1.1\nHost: x\nX-Forwarded-For: "
                        + from
                        + "\nContent-Type: application/octet-stream\n"
                        + announced
                        + "\n\n");
    }

    private static String length(long bytes) {
        return "Content-Length: " + bytes;
    }

    private static void assertServed(RunningServer server) {
        server.http().get().uri("/open").exchange().expectStatus().isOk();
    }

    @Test
    void soManyBodiesOfOneAddressArriveAndNoMore() {
        try (var server = server("per-address=3")) {
            var open = new ArrayList<Wire>();
            for (int i = 0; i < 3; i++) {
                open.add(stalled(server, "192.0.2.1", length(10)).send("x"));
            }
            server.awaitArriving(3);
            var rejected = stalled(server, "192.0.2.1", length(10)).rest();
            assertThat(rejected)
                    .startsWith("HTTP/1.1 429 ")
                    .containsIgnoringCase("retry-after: 5")
                    .contains("/problems/too-many-uploads");
            stalled(server, "192.0.2.2", length(10)).send("x");
            server.awaitArriving(4);
            assertServed(server);
            open.getFirst().tear();
            server.awaitArriving(3);
            stalled(server, "192.0.2.1", length(10)).send("x");
            server.awaitArriving(4);
        }
    }

    @Test
    void soManyBodiesArriveInAllAndNoMore() {
        try (var server = server("most=3")) {
            for (int i = 0; i < 3; i++) {
                stalled(server, "192.0.2." + i, length(10)).send("x");
            }
            server.awaitArriving(3);
            assertThat(stalled(server, "192.0.2.9", length(10)).rest())
                    .startsWith("HTTP/1.1 503 ")
                    .containsIgnoringCase("retry-after: 5")
                    .contains("/problems/uploads-busy");
            assertServed(server);
        }
    }

    @Test
    void roomForALargeBodyIsSetAsideBeforeItComes() {
        try (var server = server("bytes-per-address=20MB")) {
            stalled(server, "192.0.2.1", length(15 * MIB)).send("x");
            server.awaitArriving(1);
            assertThat(stalled(server, "192.0.2.1", length(15 * MIB)).rest()).startsWith("HTTP/1.1 429 ");
            stalled(server, "192.0.2.1", length(UploadBudget.SMALL_BYTES)).send("x");
            server.awaitArriving(2);
        }
    }

    @Test
    void whatCanNeverHaveRoomIsNotToldToComeAgain() {
        try (var server = server("bytes-per-address=1MB")) {
            assertThat(stalled(server, "192.0.2.1", length(2 * MIB)).rest())
                    .startsWith("HTTP/1.1 413 ")
                    .doesNotContainIgnoringCase("retry-after")
                    .containsIgnoringCase("connection: close")
                    .contains("/problems/body-too-large", "1088 KiB");
            var chunk = "10000\n" + "x".repeat(0x10000) + "\n";
            var endless = stalled(server, "192.0.2.1", "Transfer-Encoding: chunked");
            for (int i = 0; i < 40 && endless.takes(chunk); i++) {
                // Until it is too much, or it has been told so.
            }
            assertThat(endless.rest()).contains("/problems/body-too-large");
            assertServed(server);
        }
    }

    @Test
    void aBodyWithoutALengthTakesRoomAsItComes() {
        try (var server = server("bytes=1MB")) {
            var chunk = "10000\n" + "x".repeat(0x10000) + "\n";
            var large = stalled(server, "192.0.2.1", "Transfer-Encoding: chunked");
            for (int i = 0; i < 40 && large.takes(chunk); i++) {
                // Until there is no more room, or it has been told so.
            }
            assertThat(large.rest()).contains("/problems/uploads-busy");
            server.awaitArriving(0);
            assertServed(server);
        }
    }

    @Test
    void roomIsThereAgainWhenTheRequestIsAnswered() {
        try (var server = server("bytes-per-address=2MB")) {
            var first = stalled(server, "192.0.2.1", length(2 * MIB)).send(new byte[2 * MIB]);
            server.awaitArriving(0);
            assertThat(stalled(server, "192.0.2.1", length(2 * MIB)).rest()).startsWith("HTTP/1.1 429 ");
            server.goOn();
            first.awaits("ended");
            stalled(server, "192.0.2.1", length(2 * MIB))
                    .send(new byte[2 * MIB])
                    .awaits("ended");
        }
    }

    @Test
    void nothingIsKeptOfWhoeverIsGone() {
        var rejected = new SimpleMeterRegistry().counter("rejected");
        var room = new UploadBudget(new Limits.Uploads(2, 3, megabytes(1), megabytes(2)), rejected);
        for (var address : List.of("a", "b", "c", "d")) {
            try (var one = room.enter(address, 10);
                    var two = room.enter(address, MIB)) {
                assertThat(room.arriving()).isEqualTo(2);
                one.arrived();
                one.arrived();
                assertThat(room.arriving()).isEqualTo(1);
                two.grow(MIB / 32);
                assertThatThrownBy(() -> one.grow(MIB)).isInstanceOf(Problem.class);
            }
        }
        assertThat(rejected.count()).isEqualTo(4);
        assertThat(room.arriving()).isZero();
        assertThat(room.addresses()).isZero();
    }

    private static DataSize megabytes(long count) {
        return DataSize.ofMegabytes(count);
    }
}
