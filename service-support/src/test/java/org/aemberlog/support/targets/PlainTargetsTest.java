package org.aemberlog.support.targets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.aemberlog.support.RawHttp;
import org.aemberlog.support.RunningServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is answered at all, and that nobody gets round a limit by writing a path otherwise. */
class PlainTargetsTest {

    private static final int BURST = 3;

    /** Other ways to write paths that are answered, and what is no path. */
    private static final List<String> TARGETS = List.of(
            "/open;x",
            "/open;x=y?z",
            "/;/open",
            "//open",
            "/open/",
            "/%6Fpen",
            "/./open",
            "/actuator/../open",
            "/actuator/..;/open",
            "/actuator/%2e%2e/open",
            "/actuator/..%2fopen",
            "/actuator;x/health",
            "/actuator/health;x",
            "/%61ctuator/health",
            "http://evil/open",
            "http://evil/actuator/health",
            "//evil/open",
            "open",
            "/open#x",
            "/open?\u0001");

    private static final List<String> HOSTS =
            List.of("h/actuator/health?", "h/actuator/health#", "h/actuator", "h/open?");

    private static int status(RunningServer server, String target, String... headers) {
        return RawHttp.status(
                server.port(),
                "GET " + target + " HTTP/1.1\r\nConnection: close\r\n" + String.join("", headers) + "\r\n");
    }

    private static final List<String> FORWARDED = List.of(
            "Forwarded: for=\"[\"",
            "Forwarded: for=\"_x:99999\"; host=\"a b\"; proto=x",
            "Forwarded: ;;;=",
            "X-Forwarded-For: ,",
            "X-Forwarded-For: a b:x",
            "X-Forwarded-For: [::1",
            "X-Forwarded-For: 1.2.3.4:99999",
            "X-Forwarded-Host: a b",
            "X-Forwarded-Host: h/actuator/health?",
            "X-Forwarded-Port: x",
            "X-Forwarded-Port: 99999",
            "X-Forwarded-Prefix: //evil",
            "X-Forwarded-Prefix: /actuator",
            "X-Forwarded-Prefix: /a b",
            "X-Forwarded-Proto: x y");

    private static RunningServer strict() {
        return new RunningServer(
                "aemberlog.limits.address.requests=1",
                "aemberlog.limits.address.per=1h",
                "aemberlog.limits.address.burst=" + BURST);
    }

    @Test
    void anotherWayToWriteAPathLeadsNowhereAndPastNoLimit() {
        try (var server = strict()) {
            for (var target : TARGETS) {
                for (int i = 0; i < BURST; i++) {
                    assertThat(status(server, target, "Host: h\r\n")).as(target).isIn(400, 404);
                }
            }
            assertThat(status(server, "/open", "Host: h\r\n")).isEqualTo(200);
        }
    }

    @Test
    void noPathComesInTheHostHeader() {
        try (var server = strict()) {
            for (var host : HOSTS) {
                assertThat(status(server, "/nothing", "Host: " + host + "\r\n"))
                        .as(host)
                        .isIn(400, 404, 429);
            }
        }
    }

    @Test
    void aParameterIsGivenOnce() {
        try (var server = new RunningServer()) {
            for (var query : List.of("number=0x10&number=5", "number=3&number=3", "number=3&%6Eumber=3", "x&x")) {
                assertThat(status(server, "/open?" + query, "Host: h\r\n"))
                        .as(query)
                        .isEqualTo(400);
            }
            assertThat(status(server, "/open?number=3&x=3", "Host: h\r\n")).isEqualTo(200);
        }
    }

    @ParameterizedTest
    @CsvSource({"none, 200, 404", "native, 200, 404"})
    void aPrefixThatAProxyTookAwayDoesNoHarm(String strategy, int plain, int other) {
        try (var server = new RunningServer("server.forward-headers-strategy=" + strategy)) {
            var prefix = "Host: h\r\nX-Forwarded-Prefix: /games\r\n";
            assertThat(status(server, "/open", prefix)).isEqualTo(plain);
            assertThat(status(server, "/open?number=2", prefix)).isEqualTo(plain);
            assertThat(status(server, "/open;x", prefix)).isEqualTo(other);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"none", "native"})
    void whatIsNoAddressInForwardedHeadersBreaksNothing(String strategy) {
        try (var server = new RunningServer("server.forward-headers-strategy=" + strategy)) {
            for (var header : FORWARDED) {
                assertThat(status(server, "/open", "Host: h\r\n", header + "\r\n"))
                        .as("%s %s", strategy, header)
                        .isIn(200, 400, 404);
                assertThat(status(server, "/actuator/../open", "Host: h\r\n", header + "\r\n"))
                        .as("%s %s", strategy, header)
                        .isIn(400, 404);
            }
        }
    }

    @Test
    void aPathThatIsWrittenAsItShouldIsAnswered() {
        try (var server = new RunningServer()) {
            assertThat(status(server, "/open", "Host: h\r\n")).isEqualTo(200);
            assertThat(status(server, "/open?number=3", "Host: h\r\n")).isEqualTo(200);
        }
    }
}
