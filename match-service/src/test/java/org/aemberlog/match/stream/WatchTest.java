package org.aemberlog.match.stream;

import static org.aemberlog.match.table.Game.objects;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.aemberlog.game.intent.Intent.Expire;
import org.aemberlog.game.intent.IntentId;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.match.table.Game;
import org.aemberlog.match.table.MatchServiceTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.http.HttpMethod;
import org.springframework.test.web.reactive.server.WebTestClient;

class WatchTest extends MatchServiceTest {

    @Test
    void theLatestMatchesComeFirst() {
        var older = newGame();
        var newer = newGame();
        var matches = objects(open("/matches?limit=2").get("matches"));
        assertThat(matches)
                .extracting(match -> match.get("match"))
                .containsExactly(newer.id().value(), older.id().value());
    }

    @Test
    void runningAndFinishedMatchesAreListedApart() {
        var running = newGame();
        var finished = newGame();
        finished.accepted(finished.ask("b", Map.of("type", "concede")));
        assertThat(ids("?state=running&limit=1")).containsExactly(running.id().value());
        assertThat(ids("?state=finished&limit=1")).containsExactly(finished.id().value());
        assertThat(ids("?limit=2"))
                .containsExactly(finished.id().value(), running.id().value());
        expectProblem(get("/matches?state=lost"), 400, "malformed");
    }

    @Test
    void anExpiredMatchIsListedAsExpiredAndNothingCanBeDoneInIt() {
        var game = newGame();
        var id = IntentId.clock("expire", 1);
        referee.ask(new IntentRecord(game.id(), id, Optional.of(1L), new Expire()));
        await().atMost(SOON).untilAsserted(() -> assertThat(open(game.path(""))).containsEntry("expired", true));
        assertThat(open(game.path(""))).containsKey("endedAt").doesNotContainKey("winner");
        assertThat(ids("?state=finished&limit=1")).containsExactly(game.id().value());
        expectProblem(game.ask("a", Map.of("type", "keep-hand")), 409, "match-over");
        assertThat(objects(game.get("a", "/intents").get("intents"))).isEmpty();
        assertThat(game.get("a", "/view")).containsEntry("version", 2);
    }

    private List<Object> ids(String query) {
        return objects(open("/matches" + query).get("matches")).stream()
                .map(match -> match.get("match"))
                .toList();
    }

    @Test
    void aMatchSaysWhenItBeganAndWhenItEnded() {
        var game = newGame();
        var began = (int) referee.commits(game.id()).getFirst().at();
        assertThat(open(game.path(""))).containsEntry("startedAt", began).doesNotContainKeys("endedAt", "forkedFrom");
        game.accepted(game.ask("a", Map.of("type", "concede")));
        assertThat(open(game.path(""))).containsEntry("startedAt", began).containsEntry("endedAt", (int)
                referee.commits(game.id()).getLast().at());
    }

    @Test
    void everybodyMayKnowTheSummaryOfAMatch() {
        var game = gameInMainStep();
        var summary = open(game.path(""));
        assertThat(summary)
                .containsEntry("match", game.id().value())
                .containsEntry("version", 4)
                .containsEntry("turn", 1)
                .containsEntry("step", "main")
                .doesNotContainKey("winner");
        assertThat(summary.get("a"))
                .isEqualTo(Map.of("player", "Alice", "deck", "The giants", "keys", List.of(), "aember", 0));
    }

    @Test
    void everyViewerSeesTheTableFromTheirOwnChair() {
        var game = newGame();
        assertThat(hand(game, "a", "a")).isNotEmpty();
        assertThat(hand(game, "a", "b")).isEmpty();
        assertThat(hand(game, "spectator", "a")).isEmpty();
        assertThat(hand(game, "spectator", "b")).isEmpty();
    }

    private List<Map<String, Object>> hand(Game game, String viewer, String seat) {
        var table = (Map<?, ?>) game.get(viewer, "/view").get("table");
        return objects(((Map<?, ?>) table.get(seat)).get("hand"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "101", "x", "99999999999"})
    void aLimitHasLimits(String limit) {
        expectProblem(get("/matches?limit=" + limit), 400, "malformed");
    }

    @Test
    void anUnknownMatchIsSaidToBeUnknown() {
        expectProblem(get("/matches/nobody-plays-this"), 404, "no-such-match");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/matches/a.b", "/matches/a%20b/view", "/matches/%C3%A4/intents"})
    void anIdThatIsNoneIsRejected(String path) {
        var uri = URI.create(base() + path);
        expectProblem(http.get().uri(uri).exchange(), 400, "malformed");
    }

    @Test
    void anUnknownRouteIsSaidToBeUnknown() {
        for (var path : List.of("/match", "/matches/x/y", "/matches/x/view/z", "/a.html")) {
            expectProblem(get(path), 404, "no-such-resource");
        }
    }

    @Test
    void aMethodThatIsNotThereIsRejected() {
        var answer = http.method(HttpMethod.DELETE).uri("/matches").exchange();
        answer.expectHeader().value("Allow", allow -> assertThat(allow).contains("GET", "POST"));
        expectProblem(answer, 405, "method-not-allowed");
    }

    @Test
    void theRunningServiceDescribesItself() {
        var api = open("/v3/api-docs");
        assertThat((String) api.get("openapi")).startsWith("3.1");
        assertThat(((Map<?, ?>) api.get("paths")).keySet())
                .extracting(String::valueOf)
                .containsExactlyInAnyOrder(
                        "/profiles",
                        "/profiles/me",
                        "/profiles/me/seats",
                        "/profiles/secret",
                        "/profiles/token",
                        "/matches",
                        "/matches/{id}",
                        "/matches/{id}/view",
                        "/matches/{id}/intents",
                        "/matches/{id}/intents/preview",
                        "/matches/{id}/talk",
                        "/matches/{id}/phrases",
                        "/matches/{id}/rematch",
                        "/matches/{id}/claim",
                        "/matches/{id}/corrections",
                        "/matches/{id}/rewind",
                        "/matches/{id}/forks",
                        "/matches/{id}/cards",
                        "/matches/{id}/spectators",
                        "/matches/{id}/stream",
                        "/bots",
                        "/token",
                        "/series",
                        "/series/{id}",
                        "/series/{id}/bids",
                        "/series/{id}/pass",
                        "/series/{id}/first-player",
                        "/invitations",
                        "/invitations/{id}",
                        "/invitations/{id}/acceptance");
    }

    @Test
    void theDescriptionSaysWhatAnIntentIs() {
        var api = open("/v3/api-docs");
        var schemas = (Map<?, ?>) ((Map<?, ?>) api.get("components")).get("schemas");
        assertThat(schemas.keySet())
                .extracting(String::valueOf)
                .contains("Intent.PlayCard", "Asked.Intent.PlayCard", "MatchEvent.CardPlayed")
                .contains("NewSeries", "SeriesView.Played");
        var asked = (Map<?, ?>) schemas.get("Asked.Intent.PlayCard");
        assertThat(((Map<?, ?>) asked.get("properties")).keySet())
                .extracting(String::valueOf)
                .containsExactlyInAnyOrder("type", "card", "expectedVersion");
        var text = json.writeValueAsString(api);
        var references = Pattern.compile("\"#/components/schemas/([^\"]+)\"").matcher(text);
        assertThat(references.results().map(found -> found.group(1)).distinct())
                .isNotEmpty()
                .allSatisfy(
                        name -> assertThat(schemas.containsKey(name)).as(name).isTrue());
        assertThat(text).doesNotContain("$defs");
    }

    @Test
    void theMetersOfTheDomainAreShown() {
        newGame();
        http.get()
                .uri("/actuator/prometheus")
                .exchange()
                .expectStatus()
                .isOk()
                .expectBody(String.class)
                .value(text -> assertThat(text)
                        .contains(
                                "aemberlog_intents_total{",
                                "aemberlog_intent_wait_seconds_bucket{",
                                "aemberlog_streams "));
    }

    private Map<String, Object> open(String path) {
        return Game.object(
                json,
                get(path)
                        .expectStatus()
                        .isOk()
                        .expectBody(byte[].class)
                        .returnResult()
                        .getResponseBody());
    }

    private WebTestClient.ResponseSpec get(String path) {
        return http.get().uri(path).exchange();
    }

    private String base() {
        return "http://localhost:" + environment.getProperty("local.server.port");
    }
}
