package org.aemberlog.replay.access;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.aemberlog.replay.PlayedMatch;
import org.aemberlog.replay.intake.RunningService;
import org.aemberlog.support.http.HostileWalk;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.test.context.TestPropertySource;

/** Whatever somebody sends to any route, it is answered by a problem and changes nothing. */
@TestPropertySource(properties = {"aemberlog.limits.address.burst=1000000", "aemberlog.limits.principal.burst=1000000"})
class HostileInputTest extends RunningService {

    private HostileWalk walk;
    private String operator;

    @BeforeEach
    void begin() {
        receive(PlayedMatch.finished("hostile", 6, new SplittableRandom(1)).commits());
        walk = new HostileWalk("http://localhost:" + port(), http);
        operator = bearer(auditor()).substring("Bearer ".length());
    }

    @Test
    void whoSubscribes() {
        walk.rejectsBodies("/webhooks", operator, Map.of("url", "https://127.0.0.1/x", "secret", "whsec_"));
        assertThat((List<?>) get("/webhooks").get("webhooks")).isEmpty();
    }

    @Test
    void whoWritesPathsAndQueries() {
        for (var path : List.of(
                "/matches/{id}",
                "/matches/{id}/events",
                "/matches/{id}/state",
                "/matches/{id}/marks",
                "/matches/{id}/replay",
                "/matches/{id}/verification",
                "/players/{id}/matches",
                "/profiles/{id}/matches",
                "/statistics/{id}",
                "/webhooks/{id}",
                "/webhooks/{id}/deliveries")) {
            walk.rejectsPaths(path, operator);
        }
        for (var number : List.of(
                "/matches?limit=",
                "/matches/hostile/events?from=",
                "/matches/hostile/events?to=",
                "/matches/hostile/state?version=",
                "/profiles/00000000000000000000000000000000/matches?limit=",
                "/statistics/cards?limit=",
                "/statistics/cards?minMatches=")) {
            walk.rejectsNumbers(number, operator);
        }
    }
}
