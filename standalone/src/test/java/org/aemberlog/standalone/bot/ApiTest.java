package org.aemberlog.standalone.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import org.aemberlog.standalone.bot.Api.ProblemException;
import org.aemberlog.standalone.bot.Retries.Why;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What is asked for again, and under which key. */
class ApiTest {

    private final Deque<Integer> statuses = new ArrayDeque<>();
    private final List<String> keys = new ArrayList<>();
    private HttpServer server;

    @BeforeEach
    void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            keys.add(exchange.getRequestHeaders().getFirst("Idempotency-Key"));
            exchange.getRequestBody().readAllBytes();
            exchange.getResponseHeaders().add("Retry-After", "0");
            var body = "{\"version\":1}".getBytes();
            exchange.sendResponseHeaders(statuses.pop(), body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
        server.start();
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    private String url() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    private static Map<String, Object> post(Api api) {
        return api.post("/matches", "", "once", Map.of());
    }

    @Test
    void whatIsLateIsAskedForAgainUnderItsKey() {
        statuses.addAll(List.of(504, 504, 200));
        assertThat(post(new Api(url()))).containsEntry("version", 1);
        assertThat(keys).containsExactly("once", "once", "once");
    }

    @Test
    void whatWasNotSentFailsAtOnce() {
        statuses.addAll(List.of(503, 200));
        assertThatThrownBy(() -> post(new Api(url())))
                .isInstanceOfSatisfying(
                        ProblemException.class,
                        problem -> assertThat(problem.status()).isEqualTo(503));
        assertThat(keys).containsExactly("once");
    }

    @Test
    void whoIsToldToComeAgainDoesIfItWantsTo() {
        statuses.addAll(List.of(503, 504, 200));
        var whys = new ArrayList<Why>();
        assertThat(post(new Api(url(), Retries.forUpTo(Duration.ofMinutes(1), whys::add))))
                .containsEntry("version", 1);
        assertThat(whys).containsExactly(Why.ASKED_TO, Why.LATE);
    }

    @Test
    void whatIsRejectedIsNotSentAgain() {
        statuses.addAll(List.of(409, 200));
        var patient = new Api(url(), Retries.forUpTo(Duration.ofMinutes(1), why -> {}));
        assertThatThrownBy(() -> post(patient)).hasMessageStartingWith("409");
        assertThat(keys).containsExactly("once");
    }
}
