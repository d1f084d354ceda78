package org.aemberlog.deck.http;

import java.util.Base64;
import org.aemberlog.deck.RunningService;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.support.access.AccessWalk;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.ApplicationContext;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;

/** Who may call which route of deck-service. */
class RoutesTest extends RunningService {

    @Autowired
    private ApplicationContext service;

    @DynamicPropertySource
    static void secret(DynamicPropertyRegistry properties) {
        properties.add(
                "aemberlog.tokens.secret",
                () -> Base64.getEncoder().encodeToString("a secret of at least 32 bytes, or so".getBytes()));
    }

    @Test
    void everybodyIsLetInWhereTheTableSays() {
        new AccessWalk(service, http, new MatchId("m"), "s")
                .compare("deck-service", path -> path.replace("{id}", "nope"));
    }
}
