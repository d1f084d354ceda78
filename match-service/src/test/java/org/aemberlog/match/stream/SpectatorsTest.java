package org.aemberlog.match.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.aemberlog.match.table.Game;
import org.aemberlog.match.table.MatchServiceTest;
import org.junit.jupiter.api.Test;
import org.springframework.test.web.reactive.server.WebTestClient;

/** Whoever asks may watch, unless the server says otherwise. */
class SpectatorsTest extends MatchServiceTest {

    private WebTestClient.ResponseSpec ask(String path) {
        return http.post().uri(path).exchange();
    }

    @Test
    void whoeverAsksSeesWhatEverybodyMay() {
        var game = newGame();
        var body = ask(game.path("/spectators"))
                .expectStatus()
                .isCreated()
                .expectBody(byte[].class)
                .returnResult()
                .getResponseBody();
        var token = (String) Game.object(json, body).get("token");
        var seen = http.get()
                .uri(game.path("/view"))
                .headers(headers -> headers.setBearerAuth(token))
                .exchange()
                .expectStatus()
                .isOk()
                .expectBody(byte[].class)
                .returnResult()
                .getResponseBody();
        assertThat(Game.object(json, seen)).isEqualTo(game.get("spectator", "/view"));
        expectProblem(
                http.post()
                        .uri(game.path("/intents"))
                        .headers(headers -> headers.setBearerAuth(token))
                        .bodyValue(Map.of("type", "concede"))
                        .exchange(),
                403,
                "spectators-only-watch");
    }

    @Test
    void nobodyWatchesAMatchThatIsNotThere() {
        expectProblem(ask("/matches/nowhere/spectators"), 404, "no-such-match");
        expectProblem(ask("/matches/a.b/spectators"), 400, "malformed");
    }
}
