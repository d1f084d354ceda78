package org.aemberlog.match.invitations;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;
import org.aemberlog.match.table.Game;
import org.aemberlog.match.table.MatchServiceTest;
import org.aemberlog.match.table.TestDecks;
import org.springframework.http.HttpMethod;
import org.springframework.http.MediaType;
import org.springframework.test.web.reactive.server.WebTestClient;

/** A test of invitations over HTTP. Hedy invites, Gus comes. */
public abstract class InvitationHttpTest extends MatchServiceTest {

    /** What POST /invitations is asked. */
    protected static Map<String, Object> offer() {
        var body = new LinkedHashMap<String, Object>();
        body.put("name", "Hedy");
        body.put("deck", TestDecks.GIANTS);
        body.put("nonces", false);
        return body;
    }

    protected static Map<String, Object> offer(String field, Object value) {
        var body = offer();
        body.put(field, value);
        return body;
    }

    /** What an acceptance is asked. */
    protected static Map<String, Object> guest(String name) {
        return Map.of("name", name, "deck", TestDecks.KNIGHTS);
    }

    protected static String newKey() {
        return UUID.randomUUID().toString();
    }

    protected WebTestClient.ResponseSpec invite(Object offer, String key) {
        return post("/invitations", offer, key);
    }

    protected WebTestClient.ResponseSpec accept(String id, Object guest, String key) {
        return post("/invitations/" + id + "/acceptance", guest, key);
    }

    private WebTestClient.ResponseSpec post(String path, Object body, String key) {
        return http.post()
                .uri(path)
                .contentType(MediaType.APPLICATION_JSON)
                .header("Idempotency-Key", key)
                .bodyValue(body)
                .exchange();
    }

    /** What the host is answered. */
    protected Map<String, Object> invited(Map<String, Object> offer) {
        return created(invite(offer, newKey()));
    }

    /** The id of an invitation, from what its host was answered. */
    protected static String id(Map<String, Object> invited) {
        return (String) object(invited, "invitation").get("invitation");
    }

    protected WebTestClient.ResponseSpec withdraw(String id, Object token) {
        return http.method(HttpMethod.DELETE)
                .uri("/invitations/" + id)
                .headers(headers -> headers.setBearerAuth((String) token))
                .exchange();
    }

    protected WebTestClient.ResponseSpec get(String path) {
        return http.get().uri(path).exchange();
    }

    protected Map<String, Object> seen(String id) {
        return body(get("/invitations/" + id).expectStatus().isOk());
    }

    protected Map<String, Object> created(WebTestClient.ResponseSpec answer) {
        return body(answer.expectStatus().isCreated());
    }

    protected Map<String, Object> body(WebTestClient.ResponseSpec answer) {
        return Game.object(json, answer.expectBody(byte[].class).returnResult().getResponseBody());
    }

    @SuppressWarnings("unchecked")
    protected static Map<String, Object> object(Map<String, Object> from, String field) {
        return (Map<String, Object>) from.get(field);
    }
}
