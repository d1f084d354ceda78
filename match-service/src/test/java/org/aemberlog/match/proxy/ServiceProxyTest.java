package org.aemberlog.match.proxy;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.aemberlog.match.table.TestDecks;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferUtils;
import org.springframework.core.io.buffer.DefaultDataBufferFactory;
import org.springframework.http.HttpMethod;
import org.springframework.http.MediaType;
import org.springframework.test.web.reactive.server.WebTestClient;
import org.springframework.web.reactive.function.BodyInserters;
import org.springframework.web.reactive.function.client.WebClient;
import reactor.core.publisher.Flux;

/** What is passed on to the other services, and what is not. */
class ServiceProxyTest extends Upstreams {

    private static final int PIECE = 64 << 10;

    @Test
    void aRequestArrivesAsItWasSentWithoutThePrefix() {
        REPLAYS.asked();
        http.get()
                .uri(here("/replay-service/players/A%C3%A6%2Fb%20c/matches?limit=3&before=x%26y"))
                .header("Authorization", "Bearer abc")
                .header("Idempotency-Key", "k1")
                .header("Cookie", "a=b")
                .header("X-Forwarded-For", "192.0.2.1")
                .exchange()
                .expectStatus()
                .isCreated();

        var asked = REPLAYS.asked().remove();
        assertThat(asked.method()).isEqualTo("GET");
        assertThat(asked.uri()).isEqualTo("/players/A%C3%A6%2Fb%20c/matches?limit=3&before=x%26y");
        assertThat(asked.headers().get("Authorization")).isEqualTo("Bearer abc");
        assertThat(asked.headers().get("Idempotency-Key")).isEqualTo("k1");
        assertThat(asked.headers().contains("Cookie")).isFalse();
        assertThat(asked.headers().getAll("X-Forwarded-For")).containsExactly("127.0.0.1");
    }

    @Test
    void anAnswerComesBackWithThePlacesAsTheyAreHere() {
        http.post()
                .uri("/replay-service/webhooks")
                .contentType(MediaType.APPLICATION_JSON)
                .bodyValue("{}")
                .exchange()
                .expectStatus()
                .isCreated()
                .expectHeader()
                .valueEquals("Location", "/replay-service/matches/m")
                .expectHeader()
                .valueEquals("ETag", "\"x\"")
                .expectHeader()
                .doesNotExist("X-Private")
                .expectHeader()
                .valueEquals("X-Content-Type-Options", "nosniff")
                .expectBody(String.class)
                .isEqualTo("{\"bytes\":2}");
    }

    @Test
    void aProblemOfTheNeighbourStaysItsOwn() {
        http.get()
                .uri("/replay-service/missing")
                .accept(MediaType.TEXT_HTML)
                .exchange()
                .expectStatus()
                .isNotFound()
                .expectHeader()
                .contentType(MediaType.APPLICATION_PROBLEM_JSON)
                .expectBody(String.class)
                .isEqualTo("{\"type\":\"/problems/no-such-deck\"}");
    }

    @Test
    void longAnswersFlowThroughWhole() {
        var bytes = client().get()
                .uri("/replay-service/long")
                .retrieve()
                .bodyToFlux(DataBuffer.class)
                .map(ServiceProxyTest::count)
                .reduce(0L, Long::sum)
                .block(SOON);

        assertThat(bytes).isEqualTo(StubUpstream.LONG);
    }

    @Test
    void whatIsThereOfAnAnswerIsSentBeforeItEnds() {
        var first = client().get()
                .uri("/replay-service/drip")
                .retrieve()
                .bodyToFlux(DataBuffer.class)
                .map(buffer -> buffer.toString(StandardCharsets.UTF_8))
                .blockFirst(SOON);

        assertThat(first).isEqualTo(StubUpstream.DRIP);
    }

    @Test
    void filesMayBeLongWhereTheyAreTakenAndNowhereElse() {
        expectBytes("/replay-service/verify", 16 << 20);
        expectTooLarge("/replay-service/verify", (16 << 20) + 1);
        expectBytes("/replay-service/webhooks", 64 << 10);
        expectTooLarge("/replay-service/webhooks", (64 << 10) + 1);
    }

    @RepeatedTest(10)
    void anAnswerMayComeBeforeTheBodyHasGone() {
        post("/replay-service/replays", 4 << 20, false).expectStatus().isUnauthorized();
        http.get().uri("/replay-service/matches").exchange().expectStatus().isCreated();
    }

    private void expectBytes(String path, int bytes) {
        post(path, bytes, true)
                .expectStatus()
                .isCreated()
                .expectBody(String.class)
                .isEqualTo("{\"bytes\":" + bytes + "}");
        post(path, bytes, false).expectStatus().isCreated();
    }

    private void expectTooLarge(String path, int bytes) {
        expectProblem(post(path, bytes, true), 413, "body-too-large");
        expectProblem(post(path, bytes, false), 413, "body-too-large");
    }

    private WebTestClient.ResponseSpec post(String path, int bytes, boolean announced) {
        var pieces = Flux.range(0, (bytes + PIECE - 1) / PIECE)
                .map(number -> piece(Math.min(PIECE, bytes - number * PIECE)));
        return http.post()
                .uri(path)
                .headers(headers -> {
                    if (announced) {
                        headers.setContentLength(bytes);
                    }
                })
                .body(BodyInserters.fromDataBuffers(pieces))
                .exchange();
    }

    private static DataBuffer piece(int bytes) {
        var piece = new byte[bytes];
        Arrays.fill(piece, (byte) 'x');
        return DefaultDataBufferFactory.sharedInstance.wrap(piece);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/replay-service/actuator/prometheus",
                "/replay-service/actuator",
                "/replay-service/%61ctuator/health",
                "/replay-service/actuator;x=1/health",
                "/replay-service//actuator/health",
                "/replay-service/matches/../actuator/health",
                "/replay-service/matches/%2e%2e/actuator/health",
                "/replay-service/./actuator",
                "/replay-service"
            })
    void theActuatorCannotBeReached(String path) {
        REPLAYS.asked();
        expectProblem(http.get().uri(here(path)).exchange(), 404, "no-such-resource");
        assertThat(REPLAYS.asked()).isEmpty();
    }

    @Test
    void aNeighbourThatIsDownIsAProblem() {
        var problem = expectProblem(http.get().uri("/rules-service/keys").exchange(), 503, "service-unreachable");
        assertThat(problem.get("detail")).asString().startsWith("rules-service does not answer");
    }

    @Test
    void aNeighbourThatIsTooSlowIsAProblem() {
        var problem = expectProblem(http.get().uri("/replay-service/silent").exchange(), 504, "service-unreachable");
        assertThat(problem.get("detail")).asString().contains("too long");
    }

    @Test
    void headersCanBeHadAlone() {
        REPLAYS.asked();
        http.method(HttpMethod.HEAD)
                .uri("/replay-service/matches")
                .exchange()
                .expectStatus()
                .isCreated()
                .expectBody()
                .isEmpty();
        assertThat(REPLAYS.asked().remove().method()).isEqualTo("HEAD");
    }

    @Test
    void theRealDeskIsBehindItsName() {
        http.get()
                .uri("/deck-service/decks/" + TestDecks.GIANTS)
                .exchange()
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.deck")
                .exists();
    }

    /** As it stands, not encoded once more. */
    private URI here(String path) {
        return URI.create("http://localhost:" + environment.getProperty("local.server.port") + path);
    }

    private WebClient client() {
        return WebClient.create("http://localhost:" + environment.getProperty("local.server.port"));
    }

    private static long count(DataBuffer buffer) {
        int bytes = buffer.readableByteCount();
        DataBufferUtils.release(buffer);
        return bytes;
    }
}
