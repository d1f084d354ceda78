package org.aemberlog.match.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.ArrayList;
import org.aemberlog.match.table.Game;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.context.TestPropertySource;

/** People who do nothing hold no bots. */
@TestPropertySource(
        properties = {
            "aemberlog.bots.most=3",
            "aemberlog.bots.hold=0ms",
            "aemberlog.creation.open=4",
            "spring.mongodb.database=bot-holds"
        })
class BotHoldTest extends BotHttpTest {

    @Autowired
    private BotSessions tables;

    @Test
    void botsAreFreeAgainAfterIdlePeopleAndComeBackWhenTheyAct() {
        var idle = new ArrayList<Game>();
        for (int i = 0; i < 3; i++) {
            idle.add(created(against("sensible")));
        }
        for (int i = 0; i < 3; i++) {
            // Who is told so has created nothing, and nothing is counted.
            expectProblem(post("/matches", against("sensible"), null), 503, "bots-busy");
        }
        await().atMost(SOON).untilAsserted(() -> {
            tables.lookAgain();
            assertThat(tables.full()).isFalse();
        });
        created(against("sensible"));
        askWhenDue(idle.getFirst(), "a", "keep-hand");
        askWhenDue(idle.getFirst(), "a", "choose-house");
        askWhenDue(idle.getFirst(), "a", "end-turn");
        askWhenDue(idle.getFirst(), "a", "choose-house");
    }
}
