package org.aemberlog.match.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.aemberlog.match.table.Game;
import org.aemberlog.match.table.TestDecks;
import org.junit.jupiter.api.Test;

/** Bots as sides of a series. */
class BotsInSeriesTest extends BotHttpTest {

    private static Map<String, Object> wanted(Map<String, Object> a, Map<String, Object> b) {
        var body = match(a, b);
        body.put("bestOf", 3);
        return body;
    }

    private Map<String, Object> opened(Map<String, Object> body) {
        var answer = post("/series", body, null).expectStatus().isCreated();
        return Game.object(json, answer.expectBody(byte[].class).returnResult().getResponseBody());
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> object(Map<String, Object> from, String field) {
        return (Map<String, Object>) from.get(field);
    }

    private static List<Map<String, Object>> games(Map<String, Object> series) {
        return Game.objects(series.get("games"));
    }

    @Test
    void aBotsSideHasNoToken() {
        var opened = opened(wanted(person("Alice", TestDecks.GIANTS), bot("random", TestDecks.KNIGHTS)));
        assertThat(object(opened, "tokens")).containsOnlyKeys("a");
        var players = object(object(opened, "series"), "players");
        assertThat(object(players, "b")).containsEntry("bot", "random");
        assertThat(object(players, "a")).doesNotContainKey("bot");
    }

    @Test
    void twoBotsPlayASeriesOfWhichTheLoserBeginsTheNextGame() {
        var opened = opened(wanted(bot("sensible", TestDecks.GIANTS), bot("random", TestDecks.KNIGHTS)));
        var path = "/series/" + object(opened, "series").get("series");
        await().atMost(SOON).untilAsserted(() -> assertThat(read(path)).containsKey("winner"));
        assertThat(object(opened, "tokens")).isEmpty();
        var games = games(read(path));
        assertThat(games).hasSizeGreaterThan(1);
        for (int i = 1; i < games.size(); i++) {
            assertThat(games.get(i).get("first"))
                    .isNotNull()
                    .isNotEqualTo(games.get(i - 1).get("winner"));
        }
    }

    @Test
    void botsDoNotBid() {
        var body = wanted(person("Alice", TestDecks.GIANTS), bot("random", TestDecks.KNIGHTS));
        body.put("bid", Map.of("deck", TestDecks.GIANTS));
        expectProblem(post("/series", body, null), 422, "bots-do-not-bid");
    }

    @Test
    void aKeyStandsForTheBotsToo() {
        var people = wanted(person("Alice", TestDecks.GIANTS), person("Bob", TestDecks.KNIGHTS));
        post("/series", people, "series-of-people").expectStatus().isCreated();
        var bots = new LinkedHashMap<>(people);
        bots.put(
                "players",
                Map.of(
                        "a", person("Alice", TestDecks.GIANTS),
                        "b", Map.of("name", "Bob", "deck", TestDecks.KNIGHTS, "bot", "random")));
        expectProblem(post("/series", bots, "series-of-people"), 409, "series-id-reused");
        expectProblem(
                post("/series", wanted(person("A", "giants"), bot("brave", "knights")), null), 422, "no-such-bot");
    }
}
