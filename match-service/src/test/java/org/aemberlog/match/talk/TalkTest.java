package org.aemberlog.match.talk;

import static org.aemberlog.match.table.Game.objects;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.aemberlog.match.table.Game;
import org.aemberlog.match.table.MatchServiceTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.test.web.reactive.server.WebTestClient;

/** What is said beside the game: phrases of a fixed list, and rematches that both agree on. */
class TalkTest extends MatchServiceTest {

    private WebTestClient.ResponseSpec say(Game game, String who, String path, Map<String, ?> body) {
        return http.post()
                .uri(game.path(path))
                .headers(headers -> headers.setBearerAuth(game.token(who)))
                .bodyValue(body)
                .exchange();
    }

    private Map<String, Object> said(WebTestClient.ResponseSpec answer) {
        return Game.object(
                json, answer.expectStatus().isOk().expectBody().returnResult().getResponseBody());
    }

    private Game over() {
        var game = newGame();
        game.accepted(game.ask("a", Map.of("type", "concede")));
        return game;
    }

    @Test
    void aPhraseIsHeardByAllAtTheTableAndChangesNothingOfTheMatch() {
        var game = newGame();
        long version = version(game.id());
        said(say(game, "a", "/phrases", Map.of("phrase", "good-luck")));
        for (var who : List.of("a", "b", "spectator")) {
            assertThat(objects(game.get(who, "/talk").get("phrases")))
                    .containsExactly(Map.of("number", 1, "seat", "a", "phrase", "good-luck"));
        }
        assertThat(version(game.id())).isEqualTo(version);
    }

    @Test
    void onlyPhrasesOfTheListAreSaidByPlayersAndNotTooOften() {
        var game = newGame();
        expectProblem(say(game, "a", "/phrases", Map.of("phrase", "you are a fool")), 400, "malformed");
        expectProblem(say(game, "a", "/phrases", Map.of("phrase", "smile", "text", "x")), 400, "malformed");
        expectProblem(say(game, "spectator", "/phrases", Map.of("phrase", "smile")), 403, "spectators-only-watch");
        var other = newGame();
        expectProblem(
                http.post()
                        .uri(game.path("/phrases"))
                        .headers(headers -> headers.setBearerAuth(other.token("a")))
                        .bodyValue(Map.of("phrase", "smile"))
                        .exchange(),
                403,
                "other-match");
        int said = 0;
        while (said < 100
                && say(game, "b", "/phrases", Map.of("phrase", "smile"))
                                .returnResult(byte[].class)
                                .getStatus()
                                .value()
                        != 429) {
            said++;
        }
        assertThat(said).isBetween(1, 20);
        assertThat(objects(game.get("a", "/talk").get("phrases"))).hasSizeBetween(1, 10);
    }

    @ParameterizedTest
    @ValueSource(strings = {"same", "swapped"})
    void aRematchBeginsOnceBothOfferTheSame(String decks) {
        boolean swapped = decks.equals("swapped");
        var others = swapped ? "same" : "swapped";
        var game = over();
        assertThat(said(say(game, "a", "/rematch", Map.of("decks", others)))).doesNotContainKey("next");
        assertThat(said(say(game, "b", "/rematch", Map.of("decks", decks)))).doesNotContainKey("next");
        assertThat(game.get("spectator", "/talk").get("rematch")).isEqualTo(Map.of("a", others, "b", decks));
        var agreed = said(say(game, "a", "/rematch", Map.of("decks", decks)));
        var next = (Map<?, ?>) agreed.get("next");
        var id = next.get("match");
        assertThat(((Map<?, ?>) game.get("b", "/talk").get("next")).get("match"))
                .isEqualTo(id);
        assertThat(((Map<?, ?>) game.get("spectator", "/talk").get("next")).get("match"))
                .isEqualTo(id);
        assertThat(said(say(game, "b", "/rematch", Map.of("decks", decks))).get("next"))
                .extracting("match")
                .isEqualTo(id);
        var before = game.get("a", "");
        var after = Game.object(
                json,
                http.get()
                        .uri("/matches/" + id)
                        .exchange()
                        .expectBody()
                        .returnResult()
                        .getResponseBody());
        for (var seat : List.of("a", "b")) {
            var was = (Map<?, ?>) before.get(seat);
            var whose = (Map<?, ?>) before.get(swapped == seat.equals("a") ? "b" : "a");
            var now = (Map<?, ?>) after.get(seat);
            assertThat(now.get("player")).isEqualTo(was.get("player"));
            assertThat(now.get("deck")).isEqualTo(whose.get("deck"));
        }
        http.get()
                .uri("/matches/" + id + "/intents")
                .headers(headers -> headers.setBearerAuth(String.valueOf(next.get("token"))))
                .exchange()
                .expectStatus()
                .isOk();
    }

    @Test
    void aMatchThatRunsHasNoRematch() {
        expectProblem(say(newGame(), "a", "/rematch", Map.of("decks", "same")), 409, "no-rematch-yet");
        expectProblem(say(over(), "spectator", "/rematch", Map.of("decks", "same")), 403, "spectators-only-watch");
    }
}
