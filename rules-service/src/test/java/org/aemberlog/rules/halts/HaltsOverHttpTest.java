package org.aemberlog.rules.halts;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.InstantSource;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.rules.live.HaltException;
import org.aemberlog.rules.store.Halts;
import org.aemberlog.support.TestClient;
import org.aemberlog.support.access.Principal;
import org.aemberlog.support.access.Role;
import org.aemberlog.support.access.Tokens;
import org.aemberlog.support.parts.MongoOfService;
import org.aemberlog.support.parts.OnRealParts;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.kafka.autoconfigure.KafkaAutoConfiguration;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.ComponentScan;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;
import tools.jackson.databind.json.JsonMapper;

/** The halted matches as a judge sees them. */
@OnRealParts
@SpringBootTest(
        classes = {HaltsOverHttpTest.TestApplication.class, MongoOfService.class},
        webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT,
        properties = {"spring.config.name=rules-service", "management.endpoint.health.validate-group-membership=false"})
class HaltsOverHttpTest {

    private static final long NOW = 1_700_000_000_000L;
    private static final MatchId STUCK = new MatchId("stuck");
    private static final MatchId DAMAGED = new MatchId("damaged");
    private static final JsonMapper JSON = new JsonMapper();

    @LocalServerPort
    private int port;

    @Autowired
    private Halts halts;

    @Autowired
    private Tokens tokens;

    /** The list of halts alone; no configuration that other tests would find. */
    @EnableAutoConfiguration(exclude = KafkaAutoConfiguration.class)
    @ComponentScan({"org.aemberlog.rules.halts", "org.aemberlog.rules.store"})
    static class TestApplication {
        @Bean
        InstantSource time() {
            return () -> Instant.ofEpochMilli(NOW);
        }
    }

    @DynamicPropertySource
    static void surroundings(DynamicPropertyRegistry properties) {
        var secret = "a secret of at least 32 bytes for tests".getBytes();
        properties.add("aemberlog.tokens.secret", () -> Base64.getEncoder().encodeToString(secret));
    }

    @BeforeEach
    void twoMatchesAreHalted() {
        halts.halt(HaltException.stuck(STUCK, 7, "Reap 'x' cannot be resolved", null));
        halts.halt(HaltException.damaged(DAMAGED, 3, "its commits are damaged", null));
    }

    private String judge(Optional<MatchId> match) {
        return tokens.issue(Principal.official("Judy", Role.JUDGE, match)).orElseThrow();
    }

    private Map<?, ?> get(String path, String token, int status) {
        var answer = TestClient.at(port)
                .build()
                .get()
                .uri(path)
                .headers(headers -> headers.setBearerAuth(token))
                .exchange()
                .expectStatus()
                .isEqualTo(status)
                .expectBody(byte[].class)
                .returnResult();
        return JSON.readValue(answer.getResponseBody(), Map.class);
    }

    @Test
    void aJudgeSeesWhichMatchesWaitAndWhy() {
        var all = (List<?>) get("/halts", judge(Optional.empty()), 200).get("halts");
        assertThat(all).hasSize(2);
        assertThat(get("/halts/stuck", judge(Optional.empty()), 200))
                .isEqualTo(Map.of(
                        "match",
                        "stuck",
                        "version",
                        7,
                        "why",
                        "Reap 'x' cannot be resolved",
                        "since",
                        NOW,
                        "rewindable",
                        true));
        assertThat(get("/halts/damaged", judge(Optional.of(DAMAGED)), 200).get("rewindable"))
                .isEqualTo(false);
    }

    @Test
    void aJudgeOfOneMatchSeesThatMatch() {
        var judge = judge(Optional.of(STUCK));
        var all = (List<?>) get("/halts", judge, 200).get("halts");
        assertThat(all)
                .singleElement()
                .satisfies(halt -> assertThat(((Map<?, ?>) halt).get("match")).isEqualTo("stuck"));
        assertThat(get("/halts/damaged", judge, 403).get("type")).isEqualTo("/problems/other-match");
    }

    @Test
    void aMatchThatIsNotHaltedIsNotThere() {
        assertThat(get("/halts/merry", judge(Optional.empty()), 404).get("type"))
                .isEqualTo("/problems/not-halted");
    }

    @Test
    void nobodyElseSeesThem() {
        var auditor = Principal.official("Ada", Role.AUDITOR, Optional.empty());
        var token = tokens.issue(auditor).orElseThrow();
        assertThat(get("/halts", token, 403).get("type")).isEqualTo("/problems/no-judge");
    }
}
