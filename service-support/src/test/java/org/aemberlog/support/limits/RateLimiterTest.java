package org.aemberlog.support.limits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.support.RawHttp;
import org.aemberlog.support.RunningServer;
import org.aemberlog.support.access.Principal;
import org.aemberlog.support.access.Role;
import org.aemberlog.support.access.Tokens;
import org.aemberlog.support.problems.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.http.MediaType;
import org.springframework.test.web.reactive.server.WebTestClient;

/** Who asks too much is told to wait, and only they. Nothing refills within a test. */
class RateLimiterTest {

    private static final Duration HOUR = Duration.ofHours(1);
    private static final MatchId MATCH = new MatchId("m");

    private final SimpleMeterRegistry meters = new SimpleMeterRegistry();

    private static double limited(RunningServer server, String kind) {
        return server.part(MeterRegistry.class)
                .counter("aemberlog.limited", "kind", kind)
                .count();
    }

    private static RunningServer server(String kind, int burst, String... more) {
        var settings = new ArrayList<>(List.of(more));
        settings.add("aemberlog.limits." + kind + ".requests=1");
        settings.add("aemberlog.limits." + kind + ".per=1h");
        settings.add("aemberlog.limits." + kind + ".burst=" + burst);
        return new RunningServer(settings.toArray(String[]::new));
    }

    private static int get(WebTestClient http, String path, String header, String value) {
        return http.get()
                .uri(path)
                .headers(headers -> {
                    if (value != null) {
                        headers.set(header, value);
                    }
                })
                .exchange()
                .expectBody()
                .returnResult()
                .getStatus()
                .value();
    }

    /** How many of so many requests are answered 429. */
    private static int rejected(int requests, WebTestClient http, String header, String value) {
        int rejected = 0;
        for (int i = 0; i < requests; i++) {
            rejected += get(http, "/open", header, value) == 429 ? 1 : 0;
        }
        return rejected;
    }

    @Test
    void anAddressThatAsksTooMuchIsToldWhenToGoOn() {
        try (var server = server("address", 20)) {
            var http = server.http();
            assertThat(rejected(25, http, "X", null)).isEqualTo(5);
            assertThat(limited(server, "address")).isEqualTo(5);
            assertThat(limited(server, "principal")).isZero();
            http.get()
                    .uri("/open")
                    .exchange()
                    .expectStatus()
                    .isEqualTo(429)
                    .expectHeader()
                    .value(
                            "Retry-After",
                            seconds -> assertThat(Integer.parseInt(seconds)).isBetween(3000, 3600))
                    .expectHeader()
                    .contentType("application/problem+json")
                    .expectBody()
                    .jsonPath("$.type")
                    .isEqualTo("/problems/too-many-requests")
                    .jsonPath("$.detail")
                    .value(String.class, detail -> assertThat(detail).contains("1 in 1h", "20 at once"));
        }
    }

    @Test
    void theActuatorAlwaysAnswers() {
        try (var server = server("address", 1)) {
            rejected(3, server.http(), "X", null);
            for (int i = 0; i < 10; i++) {
                assertThat(get(server.http(), "/actuator/health", "X", null)).isEqualTo(200);
            }
            assertThat(get(server.http(), "/actuatorx", "X", null)).isEqualTo(429);
        }
    }

    @Test
    void bodiesThatNobodyReadDoNotKeepTheNextRequestWaiting() {
        try (var server = server("address", 1, "server.shutdown=immediate")) {
            var http = server.http();
            rejected(1, http, "X", null);
            for (int i = 0; i < 20; i++) {
                http.post()
                        .uri("/body")
                        .contentType(MediaType.APPLICATION_JSON)
                        .bodyValue("[" + " ".repeat(50_000) + "]")
                        .exchange()
                        .expectStatus()
                        .isEqualTo(429);
                assertThat(get(http, "/actuator/health", "X", null)).isEqualTo(200);
            }
        }
    }

    @Test
    void whatAClientSaysOfItsAddressIsNotBelieved() {
        try (var server = server("address", 5, "server.forward-headers-strategy=none")) {
            int rejected = 0;
            for (int i = 0; i < 8; i++) {
                rejected += rejected(1, server.http(), "X-Forwarded-For", "192.0.2." + i);
            }
            assertThat(rejected).isEqualTo(3);
        }
    }

    @Test
    void whatAProxySaysIsBelievedWhereTheSettingsSaySo() {
        try (var server = server("address", 5, "server.forward-headers-strategy=native")) {
            for (int i = 0; i < 8; i++) {
                assertThat(rejected(1, server.http(), "X-Forwarded-For", "192.0.2." + i))
                        .as("%s", i)
                        .isZero();
            }
            assertThat(rejected(8, server.http(), "X-Forwarded-For", "192.0.2.77"))
                    .isEqualTo(3);
            // One customer has a whole network of IPv6 addresses.
            int rejected = 0;
            for (int i = 0; i < 8; i++) {
                rejected += rejected(1, server.http(), "X-Forwarded-For", "2001:db8::" + i);
            }
            assertThat(rejected).isEqualTo(3);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"2001:db8:0:$::7", "2001:db8:0:$:0:0:0:7", "[2001:db8:0:$::7]:443", "::ffff:192.0.2.$"})
    void anotherNetworkBehindAProxyIsAnotherClient(String address) {
        try (var server = server("address", 1, "server.forward-headers-strategy=native")) {
            for (int i = 0; i < 4; i++) {
                var network = address.replace("$", String.valueOf(i));
                assertThat(rejected(3, server.http(), "X-Forwarded-For", network))
                        .isEqualTo(2);
            }
        }
    }

    /** Proxies add whom they serve to what a client may have written there before. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1 | X-Forwarded-For: 198.51.100.$, 192.0.2.77",
                "1 | X-Forwarded-For: 198.51.100.$\\r\\nX-Forwarded-For: 192.0.2.77",
                "1 | Forwarded: for=198.51.100.$\\r\\nX-Forwarded-For: 192.0.2.77:4$",
                "1 | Forwarded: for=198.51.100.$",
                "1 | X-Forwarded-For: customer-$",
                "2 | X-Forwarded-For: 198.51.100.$, 192.0.2.77, 10.0.0.$",
                "2 | X-Forwarded-For: 198.51.100.$"
            })
    void whatAClientSaysBeforeItsProxyDoesIsNotBelieved(int proxies, String headers) {
        try (var server = server(
                "address", 5, "server.forward-headers-strategy=native", "aemberlog.connections.proxies=" + proxies)) {
            int rejected = 0;
            for (int i = 0; i < 8; i++) {
                var sent = headers.replace("$", String.valueOf(i)).replace("\\r\\n", "\r\n");
                var request = "GET /open HTTP/1.1\r\nHost: h\r\nConnection: close\r\n" + sent;
                rejected += RawHttp.status(server.port(), request + "\r\n\r\n") == 429 ? 1 : 0;
            }
            assertThat(rejected).isEqualTo(3);
        }
    }

    @Test
    void aPrincipalIsLimitedWhateverTheToken() {
        try (var server = server("principal", 10)) {
            var tokens = server.part(Tokens.class);
            var alice = Principal.seated("Alice", MATCH, Seat.A);
            int rejected = 0;
            for (int i = 0; i < 14; i++) {
                rejected += rejected(1, server.http(), "Authorization", bearer(tokens, alice));
            }
            assertThat(rejected).isEqualTo(4);
            assertThat(limited(server, "principal")).isEqualTo(rejected);
            var bob = bearer(tokens, Principal.seated("Bob", MATCH, Seat.B));
            assertThat(rejected(5, server.http(), "Authorization", bob)).isZero();
            assertThat(rejected(20, server.http(), "X", null)).isZero();
        }
    }

    @Test
    void whoSharesATokenOrHasNoGoodOneIsLimitedByAddressOnly() {
        try (var server = server("principal", 1)) {
            var tokens = server.part(Tokens.class);
            var spectator = bearer(tokens, Principal.watching("spectator", MATCH));
            var program = Principal.official("p", Role.SERVICE, Optional.empty());
            for (var header : new String[] {spectator, bearer(tokens, program), "Bearer x", "Basic x"}) {
                assertThat(rejected(10, server.http(), "Authorization", header)).isZero();
            }
        }
    }

    private static String bearer(Tokens tokens, Principal principal) {
        return "Bearer " + tokens.issue(principal).orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({"0, PT1S, 1", "1, PT0S, 1", "1, PT1S, 0", "-1, PT1S, 1", "1, PT-1S, 1"})
    void aLimitThatLetsNobodyInIsNoLimit(long requests, Duration per, long burst) {
        assertThatThrownBy(() -> new Rate(requests, per, burst)).hasMessageContaining("aemberlog.limits");
    }

    @Test
    void whoeverPausesMayGoOn() {
        var allowance = new RateLimitBuckets<String>("address", new Rate(20, Duration.ofSeconds(1), 1), 5, meters);
        allowance.take("a");
        assertThatThrownBy(() -> allowance.take("a")).isInstanceOf(Problem.class);
        await().atMost(Duration.ofSeconds(10))
                .pollDelay(Duration.ofMillis(60))
                .untilAsserted(() -> assertThatCode(() -> allowance.take("a")).doesNotThrowAnyException());
    }

    @Test
    void onlySoManyAreRemembered() {
        var allowance = new RateLimitBuckets<Integer>("address", new Rate(1, HOUR, 1), 10, meters);
        for (int i = 0; i < 10_000; i++) {
            allowance.take(i);
        }
        assertThat(allowance.remembered()).isLessThanOrEqualTo(10);
    }
}
