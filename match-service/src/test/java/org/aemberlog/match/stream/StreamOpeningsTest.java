package org.aemberlog.match.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.aemberlog.match.table.Game;
import org.aemberlog.match.table.MatchServiceTest;
import org.junit.jupiter.api.Test;
import org.springframework.http.HttpHeaders;
import org.springframework.test.context.TestPropertySource;
import org.springframework.test.web.reactive.server.WebTestClient;

/** Each stream reads its match once, so nobody may open and close them without end. */
@TestPropertySource(
        properties = {
            "aemberlog.streams.opening.seat.requests=1",
            "aemberlog.streams.opening.seat.per=1h",
            "aemberlog.streams.opening.seat.burst=3",
            "aemberlog.streams.opening.address.requests=1",
            "aemberlog.streams.opening.address.per=1h",
            "aemberlog.streams.opening.address.burst=6"
        })
class StreamOpeningsTest extends MatchServiceTest {

    private WebTestClient.ResponseSpec read(Game game, String who) {
        return http.get()
                .uri(game.path("/stream"))
                .headers(headers -> headers.setBearerAuth(game.token(who)))
                .exchange();
    }

    private void expectTooFast(WebTestClient.ResponseSpec answer, int atOnce) {
        var after = answer.expectHeader().exists(HttpHeaders.RETRY_AFTER);
        assertThat(expectProblem(after, 429, "too-many-requests").get("detail").toString())
                .contains(" " + atOnce + " at once");
    }

    @Test
    void openingAndClosingHasALimitForASeatAndForAnAddress() {
        var game = newGame();
        game.accepted(game.ask("b", Map.of("type", "concede")));
        for (int i = 0; i < 3; i++) {
            read(game, "a").expectStatus().isOk().expectBody().returnResult();
        }
        expectTooFast(read(game, "a"), 3);
        for (int i = 0; i < 2; i++) {
            read(game, "b").expectStatus().isOk().expectBody().returnResult();
        }
        expectTooFast(read(game, "b"), 6);
        http.get().uri(game.path("")).exchange().expectStatus().isOk();
    }
}
