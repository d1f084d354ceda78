package org.aemberlog.replay.access;

import java.util.SplittableRandom;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.replay.PlayedMatch;
import org.aemberlog.replay.intake.RunningService;
import org.aemberlog.support.access.AccessWalk;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.ApplicationContext;

/** Who may read what of a match that is still running. */
class RoutesTest extends RunningService {

    @Autowired
    private ApplicationContext service;

    @Test
    void everybodyIsLetInWhereTheTableSays() {
        receive(PlayedMatch.running("running", 6, new SplittableRandom(1)).commits());
        new AccessWalk(service, http, new MatchId("running"), "none").compare("replay-service", RoutesTest::withIds);
    }

    private static String withIds(String path) {
        return path.replace("{id}", "running")
                .replace("{statistic}", "houses")
                .replace("/players/{name}", "/players/Alice")
                .replace("{name}", "match-summaries");
    }
}
