package org.aemberlog.match.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.aemberlog.game.event.Commit;
import org.aemberlog.match.table.Game;
import org.aemberlog.match.table.TestDecks;
import org.junit.jupiter.api.Test;

/** Bots that search play as others do, as long as there is time to. */
class SearchingBotsTest extends BotHttpTest {

    private static final Duration ITS_TIME = Duration.ofMinutes(2);

    private List<String> ids(Game game, String seat) {
        return referee.commits(game.id()).stream()
                .map(Commit::intentId)
                .filter(id -> id.startsWith("bot-" + seat + "/"))
                .toList();
    }

    @Test
    void aSearchingBotPlaysToTheEnd() {
        var game = created(match(bot("searching", TestDecks.GIANTS), bot("random", TestDecks.KNIGHTS)));
        await().atMost(ITS_TIME).untilAsserted(() -> assertThat(summary(game)).containsKey("winner"));
        assertThat(ids(game, "a")).isNotEmpty().allMatch(id -> id.matches("bot-a/[0-9]+"));
    }

    @Test
    void aBotWhoseTimeRunsOutDoesNotSearch() {
        var body = against("searching");
        body.put("clock", Map.of("base", 9_500));
        var game = created(body);
        askWhenDue(game, "a", "keep-hand");
        await().atMost(SOON).untilAsserted(() -> assertThat(ids(game, "b")).isNotEmpty());
        assertThat(ids(game, "b")).allMatch(id -> id.matches("bot-b/[0-9]+-sensible"));
    }
}
