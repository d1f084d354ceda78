package org.aemberlog.match.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.aemberlog.game.state.MatchId;
import org.springframework.http.MediaType;
import org.springframework.test.web.reactive.server.WebTestClient;
import tools.jackson.databind.json.JsonMapper;

/** A match as the test plays it, over HTTP and with both seats' tokens. */
public final class Game {

    private final WebTestClient http;
    private final JsonMapper json;
    private final Map<String, Object> welcome;

    Game(WebTestClient http, JsonMapper json, byte[] welcome) {
        this.http = http;
        this.json = json;
        this.welcome = object(json, welcome);
    }

    @SuppressWarnings("unchecked")
    public static Map<String, Object> object(JsonMapper json, byte[] body) {
        return json.readValue(body, Map.class);
    }

    @SuppressWarnings("unchecked")
    public static List<Map<String, Object>> objects(Object list) {
        return list == null ? List.of() : (List<Map<String, Object>>) list;
    }

    public MatchId id() {
        return new MatchId((String) welcome.get("match"));
    }

    public String path(String rest) {
        return "/matches/" + id().value() + rest;
    }

    /** The token of seat "a" or "b", or of the "spectator". */
    public String token(String who) {
        return (String) ((Map<?, ?>) welcome.get("tokens")).get(who);
    }

    public Map<String, Object> get(String who, String rest) {
        return object(
                json,
                http.get()
                        .uri(path(rest))
                        .headers(headers -> headers.setBearerAuth(token(who)))
                        .exchange()
                        .expectStatus()
                        .isOk()
                        .expectBody(byte[].class)
                        .returnResult()
                        .getResponseBody());
    }

    /** The seat that decides now. */
    public String decider() {
        return objects(get("a", "/intents").get("intents")).isEmpty() ? "b" : "a";
    }

    public String other() {
        return decider().equals("a") ? "b" : "a";
    }

    /** The legal intents of the seat that decides, without their seat. */
    public List<Map<String, Object>> legal() {
        return objects(get(decider(), "/intents").get("intents")).stream()
                .map(Game::unseated)
                .toList();
    }

    private static Map<String, Object> unseated(Map<String, Object> intent) {
        var body = new LinkedHashMap<>(intent);
        body.remove("seat");
        return body;
    }

    public Map<String, Object> firstLegal(String type) {
        return legal().stream()
                .filter(intent -> intent.get("type").equals(type))
                .findFirst()
                .orElseThrow(() -> new AssertionError("No " + type + " among " + legal()));
    }

    /** Asks for the first legal intent of this type. */
    public Map<String, Object> askFirst(String type) {
        return accepted(ask(decider(), firstLegal(type)));
    }

    public void keepHands() {
        askFirst("keep-hand");
        askFirst("keep-hand");
    }

    public WebTestClient.ResponseSpec ask(String who, Object body) {
        return ask(who, body, null);
    }

    public WebTestClient.ResponseSpec ask(String who, Object body, String key) {
        return http.post()
                .uri(path("/intents"))
                .headers(headers -> {
                    headers.setBearerAuth(token(who));
                    if (key != null) {
                        headers.set("Idempotency-Key", key);
                    }
                })
                .contentType(MediaType.APPLICATION_JSON)
                .bodyValue(body)
                .exchange();
    }

    public Map<String, Object> accepted(WebTestClient.ResponseSpec answer) {
        return object(
                json,
                answer.expectStatus()
                        .isOk()
                        .expectBody(byte[].class)
                        .returnResult()
                        .getResponseBody());
    }
}
