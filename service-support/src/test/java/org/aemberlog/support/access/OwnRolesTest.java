package org.aemberlog.support.access;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import org.aemberlog.support.RunningServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Judges can be left to another issuer, as the settings say. */
class OwnRolesTest {

    private static final Principal JUDGE = Principal.official("Judy", Role.JUDGE, Optional.empty());
    private static final Principal AUDITOR = Principal.official("Joe", Role.AUDITOR, Optional.empty());

    private static String own(Principal principal) {
        var tokens = Tokens.own(new SharedSecret(RunningServer.SECRET), Duration.ofMinutes(1));
        return tokens.issue(principal).orElseThrow();
    }

    private static int judges(RunningServer server, String authorization) {
        return server.http()
                .get()
                .uri("/judges")
                .headers(headers -> headers.set("Authorization", authorization))
                .exchange()
                .expectBody()
                .returnResult()
                .getStatus()
                .value();
    }

    @Test
    void byDefaultOurOwnTokensGiveAllRoles() {
        try (var server = new RunningServer()) {
            assertThat(judges(server, "Bearer " + own(JUDGE))).isEqualTo(200);
            assertThat(judges(server, "Bearer " + own(AUDITOR))).isEqualTo(403);
            assertThat(judges(server, "Bearer x")).isEqualTo(401);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"Bearer x", "Bearer ", "Bearer a b", "Basic eDp5", "bearer x"})
    void aTokenThatIsNotGoodClosesNothingThatIsOpen(String authorization) {
        try (var server = new RunningServer()) {
            var answer = server.http().get().uri("/open").header("Authorization", authorization);
            answer.exchange().expectStatus().isOk().expectHeader().doesNotExist("Set-Cookie");
            assertThat(judges(server, authorization)).isEqualTo(401);
        }
    }

    @Test
    void judgesCanBeLeftToAnotherIssuer() {
        var key = Keys.ec("key");
        try (var issuer = new LocalIssuer();
                var server = new RunningServer(
                        "aemberlog.access.own-roles=seat,side,spectator",
                        "aemberlog.access.issuers[0].url=" + issuer.url(),
                        "aemberlog.access.issuers[0].audience=" + LocalIssuer.AUDIENCE)) {
            issuer.publish(key.published());
            assertThat(judges(server, "Bearer " + own(JUDGE))).isEqualTo(403);
            assertThat(judges(server, key.bearer(issuer.judge()))).isEqualTo(200);
            assertThat(judges(server, key.bearer(issuer.judge().claim("role", "auditor"))))
                    .isEqualTo(403);
            assertThat(server.part(Tokens.class).issue(JUDGE)).isEmpty();
        }
    }

    @Test
    void ourOwnTokensCanBeSwitchedOff() {
        try (var issuer = new LocalIssuer();
                var server = new RunningServer(
                        "aemberlog.access.own-roles=",
                        "aemberlog.access.issuers[0].url=" + issuer.url(),
                        "aemberlog.access.issuers[0].audience=" + LocalIssuer.AUDIENCE)) {
            assertThat(judges(server, "Bearer " + own(JUDGE))).isEqualTo(401);
            assertThat(server.part(AccessControl.class).believesAnybody()).isTrue();
        }
    }

    @Test
    void whileAnIssuerIsDownOnlyItsTokensWait() {
        var key = Keys.ec("key");
        try (var issuer = new LocalIssuer();
                var server = new RunningServer(
                        "aemberlog.access.issuers[0].url=" + issuer.url(),
                        "aemberlog.access.issuers[0].audience=" + LocalIssuer.AUDIENCE)) {
            issuer.down(true);
            assertThat(judges(server, key.bearer(issuer.judge()))).isEqualTo(503);
            assertThat(judges(server, "Bearer " + own(JUDGE))).isEqualTo(200);
        }
    }
}
