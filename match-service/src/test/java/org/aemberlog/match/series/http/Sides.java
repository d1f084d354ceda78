package org.aemberlog.match.series.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.aemberlog.match.table.Game;
import org.springframework.http.MediaType;
import org.springframework.test.web.reactive.server.WebTestClient;
import tools.jackson.databind.json.JsonMapper;

/** A series as the test plays it, over HTTP and with both sides' tokens. */
final class Sides {

    private final WebTestClient http;
    private final JsonMapper json;
    private final Map<String, Object> opened;

    Sides(WebTestClient http, JsonMapper json, WebTestClient.ResponseSpec answer) {
        this.http = http;
        this.json = json;
        var body = answer.expectStatus().isCreated().expectBody(byte[].class).returnResult();
        this.opened = Game.object(json, body.getResponseBody());
    }

    String id() {
        return (String) object(opened, "series").get("series");
    }

    String token(String side) {
        return (String) object(opened, "tokens").get(side);
    }

    Map<String, Object> opened() {
        return object(opened, "series");
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> object(Map<String, Object> from, String field) {
        assertThat(from).containsKey(field);
        return (Map<String, Object>) from.get(field);
    }

    /** The series as everybody sees it. */
    Map<String, Object> seen() {
        return body(http.get().uri("/series/" + id()).exchange());
    }

    /** The series as a side sees it. */
    Map<String, Object> seenBy(String side) {
        return body(http.get()
                .uri("/series/" + id())
                .headers(headers -> headers.setBearerAuth(token(side)))
                .exchange());
    }

    Map<String, Object> body(WebTestClient.ResponseSpec answer) {
        return Game.object(
                json,
                answer.expectStatus()
                        .isOk()
                        .expectBody(byte[].class)
                        .returnResult()
                        .getResponseBody());
    }

    WebTestClient.ResponseSpec post(String side, String path, Object body) {
        return http.post()
                .uri("/series/" + id() + path)
                .headers(headers -> headers.setBearerAuth(token(side)))
                .contentType(MediaType.APPLICATION_JSON)
                .bodyValue(body)
                .exchange();
    }

    WebTestClient.ResponseSpec bid(String side, int chains) {
        return post(side, "/bids", Map.of("chains", chains));
    }

    WebTestClient.ResponseSpec pass(String side) {
        return http.post()
                .uri("/series/" + id() + "/pass")
                .headers(headers -> headers.setBearerAuth(token(side)))
                .exchange();
    }

    WebTestClient.ResponseSpec choose(String side, String first) {
        return post(side, "/first-player", Map.of("first", first));
    }

    /** The latest game as a side sees it. */
    Map<String, Object> game(String side) {
        return games(seenBy(side)).getLast();
    }

    static List<Map<String, Object>> games(Map<String, Object> seen) {
        return Game.objects(seen.get("games"));
    }

    /** Plays the latest game: a side gives it up. */
    Map<String, Object> concede(String side) {
        var game = game(side);
        body(http.post()
                .uri(game.get("link") + "/intents")
                .headers(headers -> headers.setBearerAuth((String) game.get("token")))
                .bodyValue(Map.of("type", "concede"))
                .exchange());
        return game;
    }
}
