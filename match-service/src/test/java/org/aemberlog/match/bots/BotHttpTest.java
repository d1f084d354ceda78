package org.aemberlog.match.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.aemberlog.match.table.Game;
import org.aemberlog.match.table.MatchServiceTest;
import org.aemberlog.match.table.TestDecks;
import org.springframework.http.MediaType;
import org.springframework.test.web.reactive.server.WebTestClient;

/** A test of bots over HTTP. */
abstract class BotHttpTest extends MatchServiceTest {

    static Map<String, Object> person(String name, String deck) {
        return Map.of("name", name, "deck", deck);
    }

    static Map<String, Object> bot(String bot, String deck) {
        return Map.of("name", "Robbie", "deck", deck, "bot", bot);
    }

    /** What POST /matches is asked: Alice against a bot. */
    static Map<String, Object> against(String bot) {
        return match(person("Alice", TestDecks.GIANTS), bot(bot, TestDecks.KNIGHTS));
    }

    static Map<String, Object> match(Map<String, Object> a, Map<String, Object> b) {
        var body = new LinkedHashMap<String, Object>();
        body.put("players", Map.of("a", a, "b", b));
        body.put("nonces", false);
        return body;
    }

    WebTestClient.ResponseSpec post(String path, Object body, String key) {
        return http.post()
                .uri(path)
                .contentType(MediaType.APPLICATION_JSON)
                .headers(headers -> {
                    if (key != null) {
                        headers.set("Idempotency-Key", key);
                    }
                })
                .bodyValue(body)
                .exchange();
    }

    Game created(Map<String, Object> body) {
        return game(post("/matches", body, null));
    }

    Map<String, Object> read(String path) {
        return Game.object(
                json,
                http.get()
                        .uri(path)
                        .exchange()
                        .expectStatus()
                        .isOk()
                        .expectBody(byte[].class)
                        .returnResult()
                        .getResponseBody());
    }

    Map<String, Object> summary(Game game) {
        return read(game.path(""));
    }

    static Map<?, ?> half(Map<String, Object> summary, String seat) {
        return (Map<?, ?>) summary.get(seat);
    }

    List<Map<String, Object>> legal(Game game, String seat) {
        return Game.objects(game.get(seat, "/intents").get("intents"));
    }

    /** Waits until it is a person's turn, and asks for the first that is legal of a type. */
    Map<String, Object> askWhenDue(Game game, String seat, String type) {
        await().atMost(SOON)
                .untilAsserted(() -> assertThat(legal(game, seat))
                        .anyMatch(intent -> intent.get("type").equals(type)));
        var intent = new LinkedHashMap<>(legal(game, seat).stream()
                .filter(it -> it.get("type").equals(type))
                .findFirst()
                .orElseThrow());
        intent.remove("seat");
        return game.accepted(game.ask(seat, intent));
    }
}
