package org.aemberlog.match.proxy;

import static org.aemberlog.support.RawHttp.statusOf;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.aemberlog.support.RawHttp;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Requests that try to lead the passage astray, sent byte by byte. {@code EVIL} in them is where a
 * stranger listens.
 */
class StrayingTest extends Upstreams {

    private static final String SECRET = "Authorization: Bearer of-the-principal\r\n";

    /** Targets of requests that reach nobody. */
    static Stream<String> rejected() {
        return Stream.of(
                // Parameters, users and ports where the authority of a URL could end.
                "/replay-service;@EVIL/x",
                "/replay-service;a=b@EVIL/x",
                "/replay-service;x/matches",
                "/replay-service;/matches",
                "/replay-service@EVIL/x",
                "/replay-service:@EVIL/x",
                "/replay-service:80/matches",
                "/replay-service%3B@EVIL/x",
                "/replay-service%40EVIL/x",
                "/replay-service.EVIL/x",
                "/replay-service",
                "/replay-service?x=/matches",
                "/replay-service#/matches",
                // Other ways to write the name.
                "/Replay-Service/matches",
                "/REPLAY-SERVICE/matches",
                "/%72eplay-service/matches",
                "/replay%2Dservice/matches",
                "/replay-service%2Fmatches",
                "/replay-service%2f%2fEVIL/x",
                "/replay-service%5CEVIL/x",
                "/replay-service\\EVIL\\x",
                "/./replay-service/matches",
                "/x/../replay-service/matches",
                "//replay-service/matches",
                "/replay-service./matches",
                "/replay-service%00/matches",
                // Nothing between two slashes.
                "/replay-service//EVIL/x",
                "/replay-service//matches",
                "/replay-service/matches//m",
                "/replay-service/",
                // A way out of what is below the name.
                "/replay-service/../matches",
                "/replay-service/./matches",
                "/replay-service/matches/..",
                "/replay-service/matches/%2e%2e/actuator",
                "/replay-service/matches/.%2E/actuator",
                "/replay-service/matches/%252e%252e/actuator",
                "/replay-service/matches/..%2factuator",
                "/replay-service/matches%2f..%2factuator",
                "/replay-service/matches/..\\actuator",
                "/replay-service/matches/..%5cactuator",
                "/replay-service/matches/..;/actuator",
                "/replay-service/matches/..;x=y/actuator",
                "/replay-service/%c0%ae%c0%ae/actuator",
                "/replay-service/%c0%af..%c0%afactuator",
                "/replay-service/%e0%80%ae/actuator",
                "/replay-service/%u002e%u002e/actuator",
                // The actuator in disguise.
                "/replay-service/actuator",
                "/replay-service/actuator/prometheus",
                "/replay-service/actuator?x",
                "/replay-service/ACTUATOR/health",
                "/replay-service/%61ctuator/health",
                "/replay-service/%2561ctuator/health",
                "/replay-service/actuator;x/health",
                "/replay-service/;x/actuator/health",
                "/replay-service/actuator./health",
                "/replay-service/actuator%20/health",
                "/replay-service/actuator%2Fhealth",
                "/replay-service/actuator%00/health",
                "/replay-service/%2factuator/health",
                // Parameters deeper down.
                "/replay-service/matches;x=y",
                "/replay-service/matches/m;a=b;c=d/events",
                // One name below another.
                "/replay-service/deck-service/decks",
                "/replay-service/replay-service/matches",
                "/replay-service/rules-service/keys",
                "/replay-service/Deck-Service/decks",
                // What is no text, or ends a line.
                "/replay-service/matches\t/x",
                "/replay-service/matches/\u0001",
                "/replay-service/matches/\u007f",
                "/replay-service/matches/%0d%0aHost:%20EVIL",
                "/replay-service/matches/%0aX:%20y",
                "/replay-service/matches/%09",
                "/replay-service/matches/%7F",
                "/replay-service/matches/%ff",
                "/replay-service/matches/%",
                "/replay-service/matches/%2",
                "/replay-service/matches/%zz",
                "/replay-service/matches/\u00e4",
                "/replay-service/matches/<x>",
                "/replay-service/matches?x=\u0001",
                "/replay-service/matches?x= HTTP/1.1\r\nHost: EVIL",
                "/replay-service/matches#x",
                // What is no path.
                "http://EVIL/",
                "http://EVIL/x",
                "http://EVIL/replay-service/matches",
                "HTTP://EVIL/replay-service/matches",
                "https://EVIL/replay-service/matches",
                "http:/replay-service/matches",
                "http://EVIL?/replay-service/matches",
                "http://EVIL#/replay-service/matches",
                "//EVIL/x",
                "//EVIL/replay-service/matches",
                "/\\EVIL/x",
                "EVIL",
                "@EVIL/x",
                "?/replay-service/matches",
                "#/replay-service/matches",
                "replay-service/matches",
                "*");
    }

    /** Targets of requests that the neighbour gets, as it gets them. */
    static Stream<String> allowed() {
        return Stream.of(
                "/matches",
                "/matches/m/events?from=1&to=2",
                "/players/A%C3%A6%2Fb%20c/matches?before=x%26y",
                "/players/50%25/matches",
                "/players/a@EVIL/matches",
                "/players/a%40b%3Ac/matches",
                "/players/.../matches",
                "/players/..a/matches",
                "/players/actuator/matches",
                "/players/replay-service/matches",
                "/matches?x=http://EVIL/;@/../actuator",
                "/matches?x=%0d%0aHost:%20EVIL",
                "/matches?",
                "/@EVIL/x",
                "/:80@EVIL/x");
    }

    @BeforeEach
    void forget() {
        REPLAYS.asked();
    }

    @AfterEach
    void theStrangerWasNotCalled() {
        assertThat(STRANGER.asked()).isEmpty();
    }

    private static String here(String text) {
        return text.replace("EVIL", STRANGER.url().getAuthority());
    }

    private String send(String method, String target, String... headers) {
        return RawHttp.answer(
                port(),
                here(method + " " + target + " HTTP/1.1\r\n")
                        + (List.of(headers).stream().anyMatch(it -> it.startsWith("Host:"))
                                ? ""
                                : "Host: localhost:" + port() + "\r\n")
                        + here(String.join("", List.of(headers)))
                        + SECRET
                        + "Connection: close\r\n\r\n");
    }

    @ParameterizedTest
    @MethodSource("rejected")
    void whatDoesNotBeginWithTheNameOrIsNotPlainReachesNobody(String target) {
        assertThat(statusOf(send("GET", target))).isBetween(400, 499);
        assertThat(REPLAYS.asked()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("allowed")
    void whatIsPlainReachesTheNeighbourAsItWasWritten(String target) {
        assertThat(statusOf(send("GET", "/replay-service" + target))).isEqualTo(201);
        assertThat(REPLAYS.asked()).extracting("uri").containsExactly(here(target));
    }

    @ParameterizedTest
    @MethodSource("hosts")
    void theHostHeaderLeadsNowhere(String host) {
        var answer = send("GET", "/x", "Host: " + host + "\r\n");
        assertThat(statusOf(answer)).isBetween(400, 499);
        assertThat(REPLAYS.asked()).isEmpty();
    }

    static Stream<String> hosts() {
        return Stream.of(
                "EVIL",
                "EVIL/replay-service",
                "EVIL/replay-service;@EVIL",
                "EVIL/replay-service/matches?",
                "EVIL/replay-service/matches#",
                "localhost/replay-service",
                "user@EVIL",
                "a b",
                "",
                "[",
                "localhost:99999",
                "localhost:x/replay-service");
    }

    @Test
    void theNeighbourIsToldItsOwnName() {
        assertThat(statusOf(send("GET", "/replay-service/matches", "Host: EVIL\r\n")))
                .isEqualTo(201);
        var asked = REPLAYS.asked().remove();
        assertThat(asked.headers().get("Host")).isEqualTo(REPLAYS.url().getAuthority());
    }

    @Test
    void whatIsBetweenTwoNeighboursOnlyIsNotHandedOn() {
        var answer = send(
                "GET",
                "/replay-service/matches",
                "Forwarded: for=192.0.2.1;host=EVIL\r\n",
                "X-Forwarded-For: 192.0.2.1\r\n",
                "X-Forwarded-Host: EVIL\r\n",
                "X-Forwarded-Prefix: /x\r\n",
                "X-Forwarded-Proto: https\r\n",
                "X-Original-URL: /actuator\r\n",
                "X-Rewrite-URL: /actuator\r\n",
                "X-HTTP-Method-Override: DELETE\r\n",
                "TE: trailers\r\n",
                "Keep-Alive: timeout=9\r\n",
                "Proxy-Authorization: Basic x\r\n",
                "Proxy-Connection: keep-alive\r\n",
                "Upgrade: websocket\r\n",
                "Cookie: a=b\r\n",
                "If-None-Match: \"x\"\r\n",
                "Connection: Idempotency-Key, If-None-Match\r\n",
                "Idempotency-Key: k\r\n");
        assertThat(statusOf(answer)).isEqualTo(201);
        var asked = REPLAYS.asked().remove();
        assertThat(asked.headers().names().stream().map(String::toLowerCase).toList())
                .isSubsetOf(
                        "accept", "accept-encoding", "authorization", "host", "user-agent", "via", "x-forwarded-for");
        assertThat(asked.headers().getAll("X-Forwarded-For")).containsExactly("127.0.0.1");
    }

    @Test
    void whatComesBackToWhereItCameFromIsRejected() {
        send("GET", "/replay-service/matches");
        var via = REPLAYS.asked().remove().headers().get("Via");
        for (var seen : List.of(via, "1.1 proxy, " + via, via + ",1.1 proxy")) {
            var answer = send("GET", "/replay-service/matches", "Via: " + seen + "\r\n");
            assertThat(statusOf(answer)).isEqualTo(508);
            assertThat(answer).contains("/problems/leads-back");
        }
        assertThat(REPLAYS.asked()).isEmpty();
        var answer = send("GET", "/replay-service/matches", "Via: 1.1 proxy\r\n");
        assertThat(statusOf(answer)).isEqualTo(201);
    }

    @Test
    void redirectsAreHandedBackAndNotFollowed() {
        REPLAYS.redirectTo(STRANGER.url() + "/x");
        var away = send("GET", "/replay-service/redirect");
        assertThat(statusOf(away)).isEqualTo(302);
        assertThat(away.toLowerCase()).doesNotContain("location:");

        for (var place : List.of("//" + STRANGER.url().getAuthority() + "/x", "/\\x", "x")) {
            REPLAYS.redirectTo(place);
            var answer = send("GET", "/replay-service/redirect");
            assertThat(answer.toLowerCase()).doesNotContain("location:");
        }
        REPLAYS.redirectTo("/matches/m");
        assertThat(send("GET", "/replay-service/redirect").toLowerCase())
                .contains("location: /replay-service/matches/m\r\n");
    }

    @ParameterizedTest
    @MethodSource("methods")
    void methodsThatNothingHasAreRejected(String method) {
        assertThat(statusOf(send(method, "/replay-service/matches"))).isBetween(400, 501);
        assertThat(REPLAYS.asked()).isEmpty();
    }

    static Stream<String> methods() {
        return Stream.of("TRACE", "CONNECT", "PUT", "PATCH", "TRACK", "GET/x");
    }

    @Test
    void twoRequestsAreNotMadeOfOne() {
        var smuggled = "GET /actuator HTTP/1.1\r\nHost: x\r\n\r\n";
        for (var framing : List.of(
                "Content-Length: 0\r\nContent-Length: " + smuggled.length() + "\r\n",
                "Transfer-Encoding: xchunked\r\n",
                "Transfer-Encoding : chunked\r\n",
                "Content-Length: +5\r\n",
                "Content-Length: -1\r\n")) {
            RawHttp.answer(
                    port(),
                    "POST /replay-service/matches HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
                            + framing
                            + "\r\n"
                            + smuggled);
            assertThat(REPLAYS.asked()).extracting("uri").doesNotContain("/actuator");
        }
    }
}
