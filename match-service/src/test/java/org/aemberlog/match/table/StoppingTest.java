package org.aemberlog.match.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Base64;
import org.aemberlog.support.OwnLoops;
import org.aemberlog.support.TestClient;
import org.aemberlog.support.parts.OnRealParts;
import org.aemberlog.support.parts.TestMongo;
import org.aemberlog.support.store.Blocking;
import org.junit.jupiter.api.Test;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.web.reactive.function.client.WebClient;
import reactor.core.publisher.Flux;
import tools.jackson.databind.json.JsonMapper;

/**
 * A service that is stopped lets what is under way end, and streams would never end by themselves.
 */
@OnRealParts
class StoppingTest {

    @Test
    void streamsEndBeforeTheServerWaitsForThem() {
        var decks = DeckDesk.open(new TestDecks());
        try (var service = start(TestMongo.shared().uri(), decks.port())) {
            var url = "http://localhost:" + service.getEnvironment().getProperty("local.server.port");
            var stream = stream(url, newGame(url));
            assertThat(stream.blockFirst(MatchServiceTest.SOON)).isNotBlank();
            service.stop();
            // Cut off it would fail.
            assertThat(Blocking.all(stream)).isNotEmpty();
        } finally {
            decks.disposeNow();
        }
    }

    private static ConfigurableApplicationContext start(String store, int decks) {
        return new SpringApplicationBuilder(TestApplication.class, OwnLoops.class)
                .run(
                        "--spring.config.name=match-service",
                        "--spring.jmx.enabled=false",
                        "--server.port=0",
                        "--server.shutdown=graceful",
                        "--spring.lifecycle.timeout-per-shutdown-phase=2s",
                        "--management.endpoint.health.validate-group-membership=false",
                        "--spring.mongodb.uri=" + store,
                        "--aemberlog.deck-service.url=http://localhost:" + decks,
                        "--aemberlog.matches.chosen-seeds=true",
                        "--aemberlog.tokens.secret=" + Base64.getEncoder().encodeToString(MatchServiceTest.SECRET));
    }

    private static Game newGame(String url) {
        var http = TestClient.at(url).build();
        var created = http.post()
                .uri("/matches")
                .bodyValue(MatchServiceTest.wanted(TestDecks.GIANTS, TestDecks.KNIGHTS))
                .exchange()
                .expectStatus()
                .isCreated()
                .expectBody(byte[].class)
                .returnResult();
        return new Game(http, new JsonMapper(), created.getResponseBody());
    }

    /** Goes on being read whoever else reads it. */
    private static Flux<String> stream(String url, Game game) {
        return WebClient.create(url)
                .get()
                .uri(game.path("/stream"))
                .headers(headers -> headers.setBearerAuth(game.token("a")))
                .retrieve()
                .bodyToFlux(String.class)
                .cache();
    }
}
