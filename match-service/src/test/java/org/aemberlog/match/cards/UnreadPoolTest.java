package org.aemberlog.match.cards;

import org.aemberlog.game.engine.CardLibrary;
import org.aemberlog.match.table.MatchServiceTest;
import org.aemberlog.match.table.TestDecks;
import org.aemberlog.support.broker.CardPoolReader;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;
import org.springframework.context.annotation.Primary;
import tools.jackson.databind.json.JsonMapper;

/** Right after its start the service knows the matches and not yet their cards. */
@Import(UnreadPoolTest.Pools.class)
class UnreadPoolTest extends MatchServiceTest {

    private static volatile boolean unread;

    static class Pools {

        @Bean
        @Primary
        CardLibrary pool() {
            var decks = new TestDecks();
            var pool = new CardPoolReader(null, new JsonMapper());
            return pinned -> (unread ? pool : decks).find(pinned);
        }
    }

    @AfterEach
    void read() {
        unread = false;
    }

    @Test
    void whoAsksForCardsBeforeTheyHaveComeIsToldToAskAgain() {
        var game = newGame();
        unread = true;
        var answer = http.get().uri(game.path("/cards")).exchange();
        answer.expectHeader().valueEquals("Retry-After", "1");
        expectProblem(answer, 503, "not-available");
    }
}
