package org.aemberlog.match.table;

import org.aemberlog.game.state.MatchId;
import org.aemberlog.support.access.AccessWalk;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.ApplicationContext;

/** Who may call which route of match-service. */
class RoutesTest extends MatchServiceTest {

    private static final String SERIES = "0123456789abcdef0123456789abcdef";

    @Autowired
    private ApplicationContext service;

    @Test
    void everybodyIsLetInWhereTheTableSays() {
        new AccessWalk(service, http, new MatchId("m"), SERIES)
                .compare("match-service", path -> path.replace("{id}", path.startsWith("/matches") ? "m" : SERIES));
    }
}
