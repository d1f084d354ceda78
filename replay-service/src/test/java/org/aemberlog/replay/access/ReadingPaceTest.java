package org.aemberlog.replay.access;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.aemberlog.replay.PlayedMatch;
import org.aemberlog.replay.intake.RunningService;
import org.aemberlog.support.limits.Paced;
import org.aemberlog.support.parts.OnlyOnEmbeddedParts;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.test.context.TestPropertySource;

/** Nobody makes the service fold matches and count them all the time. */
@OnlyOnEmbeddedParts
@TestPropertySource(
        properties = {
            "aemberlog.reading.address.requests=1",
            "aemberlog.reading.address.per=1h",
            "aemberlog.reading.address.burst=4",
            "server.forward-headers-strategy=native"
        })
class ReadingPaceTest extends RunningService {

    private PlayedMatch match;

    @BeforeEach
    void archive() {
        match = PlayedMatch.finished("paced", 120, new SplittableRandom(1));
        receive(match.commits());
    }

    private int status(String path, String address) {
        return Paced.status(http.get().uri(path), address);
    }

    @Test
    void whoAsksTooOftenIsStoppedAndOthersAreNot() {
        var asked = List.of(
                "/matches/paced/state",
                "/matches/paced/marks",
                "/players/Alice/matches",
                "/profiles/" + "a".repeat(32) + "/matches",
                "/players/Alice/matches",
                "/matches/paced/state",
                "/matches/paced/marks",
                "/matches/paced/events?from=1&to=1",
                "/profiles/" + "a".repeat(32) + "/matches");
        assertThat(asked.stream().map(path -> status(path, "192.0.2.1")))
                .containsExactly(200, 200, 200, 200, 429, 429, 429, 429, 429);
        assertThat(status("/matches/paced/marks", "192.0.2.2")).isEqualTo(200);
        assertThat(status("/matches/paced", "192.0.2.1")).as("costs little").isEqualTo(200);
    }

    @Test
    void aHundredCommitsCostAsMuchAsARequest() {
        assertThat(match.commits()).hasSizeBetween(101, 200);
        for (int status : List.of(200, 200, 429)) {
            assertThat(status("/matches/paced/events?as=b", "192.0.2.3")).isEqualTo(status);
        }
    }
}
