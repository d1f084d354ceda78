package org.aemberlog.support.connections;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.aemberlog.support.RunningServer;
import org.aemberlog.support.Wire;
import org.junit.jupiter.api.Test;

/** Who keeps a connection and does nothing with it loses it; who does something does not. */
class ClientTimeoutsTest {

    private static final String SHORT = "100ms";
    private static final String LONG = "1h";

    /** A server at which one thing may take a moment only, and all others an hour. */
    private static RunningServer hurried(String... what) {
        var settings = new ArrayList<>(List.of("server.shutdown=immediate"));
        for (var name : List.of("idle", "head", "body", "stalled")) {
            var time = List.of(what).contains(name) ? SHORT : LONG;
            settings.add("aemberlog.connections." + name + "=" + time);
        }
        return new RunningServer(settings.toArray(String[]::new));
    }

    private static void drip(Wire wire, String text) {
        while (wire.takes(text)) {
            LockSupport.parkNanos(2_000_000);
        }
    }

    @Test
    void aConnectionOnWhichNothingIsAskedIsClosed() {
        try (var server = hurried("idle");
                var wire = server.wire()) {
            assertThat(wire.rest()).isEmpty();
        }
    }

    @Test
    void aConnectionThatWasAnsweredAndRestsIsClosed() {
        try (var server = hurried("idle");
                var wire = server.wire()) {
            wire.send("GET /open HTTP/1.1\nHost: x\n\n").awaits("open");
            assertThat(wire.rest()).isEmpty();
        }
    }

    @Test
    void headersThatNeverEndAreRejected() {
        try (var server = hurried("head");
                var wire = server.wire()) {
            wire.send("GET /open HTTP/1.1\nHost: x\n");
            assertThat(wire.rest())
                    .startsWith("HTTP/1.1 408 ")
                    .contains("application/problem+json")
                    .contains("/problems/too-slow");
        }
    }

    @Test
    void headersThatComeByteByByteAreRejectedToo() throws InterruptedException {
        try (var server = hurried("head");
                var wire = server.wire()) {
            wire.send("GET /open HTTP/1.1\n");
            var sending = Thread.ofVirtual().start(() -> drip(wire, "x"));
            assertThat(wire.rest()).startsWith("HTTP/1.1 408 ");
            sending.join();
        }
    }

    @Test
    void aBodyThatNeverEndsIsRejected() {
        try (var server = hurried("body");
                var wire = server.wire()) {
            wire.send("POST /body HTTP/1.1\nHost: x\nContent-Type: application/json\n" + "Content-Length: 1000\n\n{");
            assertThat(wire.rest()).startsWith("HTTP/1.1 408 ").contains("/problems/too-slow");
        }
    }

    @Test
    void aBodyThatNobodyReadsIsCutToo() {
        try (var server = hurried("body");
                var wire = server.wire()) {
            wire.send(
                    "POST /nowhere HTTP/1.1\nHost: x\nContent-Type: application/json\n" + "Content-Length: 1000\n\n{");
            assertThat(wire.rest()).contains("/problems/");
        }
    }

    @Test
    void aBodyMayTakeTheLongerTheMoreOfItHasCome() {
        try (var server = new RunningServer(
                        "aemberlog.connections.body=100ms",
                        "aemberlog.connections.body-rate=1B",
                        "server.shutdown=immediate");
                var slow = server.wire();
                var measure = server.wire()) {
            var head = "POST /body HTTP/1.1\nHost: x\nContent-Type: application/json\n" + "Content-Length: 1002\n\n";
            slow.send(head + "{" + " ".repeat(1000));
            // That other one has sent nothing and is rejected: so more than the time has passed.
            measure.send(head);
            assertThat(measure.rest()).startsWith("HTTP/1.1 408 ");
            slow.send("}").awaits("200 OK");
        }
    }

    @Test
    void anAnswerThatTakesItsTimeIsNotCut() {
        try (var server = hurried("idle", "head", "body");
                var held = server.wire();
                var resting = server.wire()) {
            held.send("GET /held HTTP/1.1\nHost: x\n\n").awaits("begun");
            held.send("GET /open HTT");
            assertThat(resting.rest()).isEmpty();
            server.goOn();
            held.awaits("ended");
        }
    }

    @Test
    void anAnswerThatNobodyReadsIsCut() {
        try (var server = hurried("stalled");
                var wire = server.wire()) {
            wire.send("GET /much HTTP/1.1\nHost: x\n\n").awaits("200 OK");
            server.awaitGivenUp();
        }
    }

    @Test
    void severalRequestsAtOnceAreAllAnswered() {
        try (var server = hurried("head", "body");
                var wire = server.wire()) {
            wire.send(
                    "GET /open HTTP/1.1\nHost: x\n\n".repeat(5) + "GET /open HTTP/1.1\nHost: x\nConnection: close\n\n");
            assertThat(wire.rest().split("200 OK", -1)).hasSize(7);
        }
    }
}
