package org.aemberlog.support.connections;

import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.support.RunningServer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is rejected before anybody has seen it is rejected in words too. */
class BareResponsesTest {

    private static RunningServer server;

    @BeforeAll
    static void open() {
        server = new RunningServer();
    }

    @AfterAll
    static void close() {
        server.close();
    }

    @ParameterizedTest
    @CsvSource({
        "'GET /open HTTP/x', 'Host: x', 400, malformed",
        "'GET', 'Host: x', 400, malformed",
        "'GET /open HTTP/1.1', 'Content-Length: x', 400, malformed",
        "'GET /open HTTP/1.1', 'A: LONG', 431, head-too-large",
        "'GET /LONG HTTP/1.1', 'Host: x', 414, head-too-large"
    })
    void aHeadThatIsNotTakenIsAProblem(String line, String header, int status, String type) {
        var head = (line + "\nHost: x\n" + header + "\n\n").replace("LONG", "x".repeat(20_000));
        assertThat(server.wire().send(head).rest())
                .startsWith("HTTP/1.1 " + status + " ")
                .containsIgnoringCase("content-type: application/problem+json")
                .contains("\"type\":\"/problems/" + type + "\"");
    }
}
