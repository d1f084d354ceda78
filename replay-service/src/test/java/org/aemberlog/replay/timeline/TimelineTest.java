package org.aemberlog.replay.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.aemberlog.game.Seeds;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.replay.PlayedMatch;
import org.aemberlog.replay.intake.RunningService;
import org.junit.jupiter.api.Test;

/** The state at a version is the fold of the events up to it, whatever was asked before. */
class TimelineTest extends RunningService {

    private static final int COMMITS = 120;

    @Test
    void theStateAtEveryVersionIsTheFold() {
        long seed = Seeds.next();
        var played = PlayedMatch.finished("timeline", COMMITS, new SplittableRandom(seed));
        receive(played.commits());
        var versions = IntStream.rangeClosed(1, played.commits().size()).boxed().collect(Collectors.toList());
        // In any order, so that some states begin at snapshots that others left behind.
        Collections.shuffle(versions, new Random(seed));
        for (int version : versions) {
            var answer = get("/matches/timeline/state?version=" + version);
            assertThat(answer.get("version")).isEqualTo(version);
            assertThat(answer.get("hash"))
                    .as("seed %s, version %s", seed, version)
                    .isEqualTo(Canonical.sha256(played.state(version)));
            assertThat(Plain.read(MatchState.class, answer.get("state")))
                    .as("seed %s, version %s", seed, version)
                    .isEqualTo(played.state(version));
        }
    }

    @Test
    void withoutAVersionItIsTheLatest() {
        var played = PlayedMatch.running("latest", 8, new SplittableRandom(1));
        receive(played.commits());
        assertThat(get("/matches/latest/state").get("hash")).isEqualTo(Canonical.sha256(played.state(8)));
        assertThat(lines("/matches/latest/events?from=3&to=5")).hasSize(3);
        assertThat(lines("/matches/latest/events?from=7")).hasSize(2);
    }
}
