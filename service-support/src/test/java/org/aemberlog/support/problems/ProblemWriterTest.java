package org.aemberlog.support.problems;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.charset.Charset;
import java.time.Duration;
import java.util.Map;
import org.aemberlog.support.RunningServer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.http.HttpMethod;
import org.springframework.http.MediaType;
import tools.jackson.databind.json.JsonMapper;

/** Whatever goes wrong is told in one way. */
@ExtendWith(OutputCaptureExtension.class)
class ProblemWriterTest {

    private static RunningServer server;

    @BeforeAll
    static void open() {
        server = new RunningServer("spring.http.codecs.max-in-memory-size=64KB", "server.shutdown=immediate");
    }

    @AfterAll
    static void close() {
        server.close();
    }

    @ParameterizedTest
    @CsvSource({
        "GET,    /nothing,        , 404, no-such-resource,   /v3/api-docs",
        "DELETE, /open,           , 405, method-not-allowed, Allow",
        "GET,    /open?number=x,  , 400, malformed,          number: expected a value of the kind int",
        "GET,    /judges,         , 401, token,              Be a judge.",
        "GET,    /broken,         , 500, broken,             has been logged",
        "POST,   /body,           , 400, malformed,          found none",
        "POST,   /body,        '{', 400, malformed,          at line 1",
        "POST,   /body,       '[]', 400, malformed,          a JSON object",
        "POST,   /body,    '{} {}', 400, malformed,          it is malformed",
        "POST,   /body, '{\"a\":1,\"a\":2}', 400, malformed, it is malformed",
        "POST,   /body,        big, 413, body-too-large,     64 KiB"
    })
    void whatIsWrongIsSaid(String method, String path, String body, int status, String type, String detail) {
        var request = server.http().method(HttpMethod.valueOf(method)).uri(path);
        request.contentType(MediaType.APPLICATION_JSON);
        var asked = body == null ? request : request.bodyValue("big".equals(body) ? " ".repeat(70_000) : body);
        var answer = asked.exchange().expectBody().returnResult();
        assertThat(answer.getStatus().value()).isEqualTo(status);
        assertThat(answer.getResponseHeaders().getContentType()).isEqualTo(MediaType.APPLICATION_PROBLEM_JSON);
        Map<?, ?> problem = new JsonMapper().readValue(answer.getResponseBody(), Map.class);
        assertThat(problem.get("type")).isEqualTo("/problems/" + type);
        assertThat(problem.get("status")).isEqualTo(status);
        assertThat(String.valueOf(problem.get("detail"))).contains(detail).doesNotContain("12345");
    }

    @Test
    void aBodyInAnotherFormIsRejected() {
        server.http()
                .post()
                .uri("/body")
                .contentType(MediaType.TEXT_PLAIN)
                .bodyValue("{}")
                .exchange()
                .expectStatus()
                .isEqualTo(415)
                .expectBody()
                .jsonPath("$.type")
                .isEqualTo("/problems/unsupported-media-type");
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-16", "UTF-16LE", "UTF-16BE", "UTF-32", "ISO-8859-1"})
    void aBodyThatIsNotInUtf8IsRejected(String encoding) {
        var body = "{\"name\": \"Zoë\"}".getBytes(Charset.forName(encoding));
        assertThat(posted("application/json", body)).isEqualTo("/problems/malformed");
        assertThat(posted("application/json;charset=" + encoding, body)).isEqualTo("/problems/unsupported-media-type");
        assertThat(posted("application/json;charset=nonsense", body)).isEqualTo("/problems/unsupported-media-type");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/away", "/crowded", "/torn"})
    void whatIsAwayForAWhileIsWorthAskingForAgain(String path, CapturedOutput log) {
        var answer = server.http().get().uri(path).exchange().expectStatus().isEqualTo(503);
        answer.expectHeader().valueEquals("Retry-After", "1");
        answer.expectBody().jsonPath("$.type").isEqualTo("/problems/not-available");
        assertThat(log.getAll().lines().filter(line -> line.contains(path)))
                .singleElement()
                .asString()
                .contains("GET " + path + " cannot be answered yet: ");
        assertThat(log.getAll()).doesNotContain("\tat ");
    }

    private static String posted(String type, byte[] body) {
        var head = "POST /body HTTP/1.1\nHost: x\nConnection: close\nContent-Type: %s\n" + "Content-Length: %d\n\n";
        try (var wire = server.wire()) {
            var answer = wire.send(head.formatted(type, body.length)).send(body).rest();
            var document = answer.substring(answer.indexOf("\r\n\r\n"));
            return String.valueOf(
                    new JsonMapper().readValue(document, Map.class).get("type"));
        }
    }

    @Test
    void anUploadThatIsTornOffLogsOneLine(CapturedOutput log) {
        server.wire()
                .send("POST /body HTTP/1.1\nHost: x\nContent-Type: application/json\n" + "Content-Length: 1000\n\n{")
                .tear();
        await().atMost(Duration.ofSeconds(30)).until(() -> log.getAll().contains("/body"));
        // Whatever else there is to say of it is said before the next request is answered.
        server.http().get().uri("/open").exchange().expectStatus().isOk();
        assertThat(log.getAll()
                        .lines()
                        .dropWhile(line -> !line.contains("/body"))
                        .toList())
                .singleElement()
                .asString()
                .endsWith("POST /body: the client has disconnected");
    }
}
