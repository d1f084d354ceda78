package org.aemberlog.replay.access;

import static org.assertj.core.api.Assertions.assertThat;

import com.nimbusds.jose.PlainHeader;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.PlainJWT;
import java.time.Instant;
import java.util.Base64;
import java.util.Date;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.aemberlog.replay.PlayedMatch;
import org.aemberlog.replay.intake.RunningService;
import org.aemberlog.support.ServiceSupportConfiguration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.convert.ApplicationConversionService;
import org.springframework.boot.test.context.runner.ReactiveWebApplicationContextRunner;

/** While a match runs only auditors see its events; afterwards everybody may. */
class AccessTest extends RunningService {

    private static final List<String> HIDDEN = List.of("/events", "/state", "/state?version=1");

    @BeforeEach
    void aRunningAndAFinishedMatch() {
        receive(PlayedMatch.running("running", 6, new SplittableRandom(1)).commits());
        receive(PlayedMatch.finished("finished", 6, new SplittableRandom(1)).commits());
    }

    static Stream<Arguments> notAllowed() {
        var expired = Date.from(Instant.now().minusSeconds(5));
        byte[] foreign = "a secret that nobody here has ever heard of".getBytes();
        return Stream.of(
                row("nothing", "", 401),
                row("another scheme", "Basic YTpi", 401),
                row("no token", "Bearer ", 401),
                row("nonsense", "Bearer a.b.c", 401),
                row("a foreign signature", bearer(auditor(), foreign), 401),
                row("no signature", unsigned(auditor()), 401),
                row("an expired one", bearer(auditor().expirationTime(expired)), 401),
                row("one without an end", bearer(auditor().expirationTime(null)), 401),
                row("another issuer", bearer(auditor().issuer("somebody")), 401),
                row("a role that is no text", bearer(auditor().claim("role", 7)), 401),
                row("a seat", bearer(auditor().claim("role", "seat")), 403),
                row("a spectator", bearer(auditor().claim("role", "spectator")), 403),
                row("no role", bearer(auditor().claim("role", null)), 403));
    }

    private static Arguments row(String what, String authorization, int status) {
        return Arguments.of(what, authorization, status);
    }

    private static String unsigned(JWTClaimsSet.Builder claims) {
        return "Bearer " + new PlainJWT(new PlainHeader(), claims.build()).serialize();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("notAllowed")
    void hiddenCardsOfARunningMatchAreOnlyForAuditors(String what, String authorization, int status) {
        for (var path : HIDDEN) {
            var answer = ask("/matches/running" + path, authorization);
            answer.expectStatus().isEqualTo(status);
            answer.expectHeader().contentType("application/problem+json");
            if (status == 401) {
                answer.expectHeader().valueEquals("WWW-Authenticate", "Bearer");
            }
            assertThat(map(answer).get("status")).isEqualTo(status);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"auditor", "judge", "service"})
    void whoMaySeeThemDoes(String role) {
        for (var path : HIDDEN) {
            ask("/matches/running" + path, bearer(auditor().claim("role", role)))
                    .expectStatus()
                    .isOk();
        }
    }

    @Test
    void anAuditorOfOneMatchSeesThatMatch() {
        for (var path : HIDDEN) {
            var asked = "/matches/running" + path;
            ask(asked, bearer(auditor().claim("match", "running")))
                    .expectStatus()
                    .isOk();
            var answer = ask(asked, bearer(auditor().claim("match", "finished")));
            answer.expectStatus().isForbidden();
            assertThat(map(answer).get("type")).isEqualTo("/problems/other-match");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"auditor", "service"})
    void whoIsOfOneMatchHasNoSayInWhatIsAboutAll(String role) {
        ask("/webhooks", bearer(auditor().claim("role", role))).expectStatus().isOk();
        var answer = ask("/webhooks", bearer(auditor().claim("role", role).claim("match", "running")));
        answer.expectStatus().isForbidden();
        assertThat(map(answer).get("type")).isEqualTo("/problems/other-match");
    }

    @Test
    void afterTheEndEverybodyMay() {
        for (var path : HIDDEN) {
            ask("/matches/finished" + path, "").expectStatus().isOk();
        }
    }

    @Test
    void theSummaryHidesNothingAndIsForEverybody() {
        ask("/matches/running", "").expectStatus().isOk();
        ask("/matches", "").expectStatus().isOk();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "c2hvcnQ="})
    void aShortSecretIsNoSecret(String secret) {
        startedWith(secret)
                .run(context -> assertThat(context.getStartupFailure())
                        .rootCause()
                        .isInstanceOf(IllegalStateException.class)
                        .hasMessageContaining("AEMBERLOG_TOKENS_SECRET"));
        startedWith(Base64.getEncoder().encodeToString(new byte[32]))
                .run(context -> assertThat(context).hasSingleBean(ReadAccess.class));
    }

    private static ReactiveWebApplicationContextRunner startedWith(String secret) {
        return new ReactiveWebApplicationContextRunner()
                .withInitializer(context ->
                        context.getBeanFactory().setConversionService(ApplicationConversionService.getSharedInstance()))
                .withConfiguration(AutoConfigurations.of(ServiceSupportConfiguration.class))
                .withUserConfiguration(ReadAccess.class)
                .withPropertyValues("aemberlog.tokens.secret=" + secret);
    }
}
