package org.aemberlog.support.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.support.RunningServer;
import org.aemberlog.support.access.Principal;
import org.aemberlog.support.access.Role;
import org.aemberlog.support.access.Tokens;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.http.MediaType;
import org.springframework.test.web.reactive.server.WebTestClient;

/** Controllers take records and principals, and return records. */
class RecordsTest {

    private static final MatchId MATCH = new MatchId("m-1");

    private static RunningServer server;

    @BeforeAll
    static void open() {
        server = new RunningServer();
    }

    @AfterAll
    static void close() {
        server.close();
    }

    private static WebTestClient.ResponseSpec post(String path, String body) {
        return server.http()
                .post()
                .uri(path)
                .contentType(MediaType.APPLICATION_JSON)
                .bodyValue(body)
                .exchange();
    }

    private static WebTestClient.ResponseSpec get(String path, Principal principal) {
        var token = server.part(Tokens.class).issue(principal).orElseThrow();
        return server.http()
                .get()
                .uri(path)
                .headers(headers -> headers.setBearerAuth(token))
                .exchange();
    }

    private static void expect(WebTestClient.ResponseSpec answer, int status, String text) {
        var body =
                answer.expectStatus().isEqualTo(status).expectBody(String.class).returnResult();
        assertThat(body.getResponseBody()).contains(text);
    }

    @Test
    void aRecordIsWrittenCanonicallyWithTheListsThatAreKept() {
        var answer = post("/body", "{ \"match\": \"m\", \"others\": [], \"names\": [] }");
        answer.expectHeader().contentType(MediaType.APPLICATION_JSON);
        answer.expectBody(String.class).isEqualTo("{\"match\":\"m\",\"names\":[]}");
    }

    @Test
    void anEventOfAStreamCarriesARecord() {
        expect(server.http().get().uri("/events").exchange(), 200, "id:1\ndata:{\"names\":[]}\n\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"name\":1}            | name: there is no such field; the fields are",
                "{\"names\":\"x\"}       | names: expected a list",
                "{\"names\":[1]}         | names[0]: expected a text",
                "{\"match\":\"a b\"}     | A match id is"
            })
    void whatIsWrongInABodyIsNamed(String body, String detail) {
        expect(post("/body", body), 400, detail);
    }

    @Test
    void whoMayNotIsRejectedBeforeTheBodyIsRead() {
        expect(post("/judged", "{"), 401, "/problems/token");
    }

    @ParameterizedTest
    @CsvSource({
        "/matches/m-1?least=1&name=x,  k,   200, '\"names\":[\"k\",\"x\"]'",
        "/matches/m-1?least=1,         k,   200, '\"names\":[\"k\",\"-\"]'",
        "/matches/m-1?least=1,         a b, 400, Idempotency-Key: expected 1 to 64",
        "/matches/m!1?least=1,         k,   400, A match id is",
        "/matches/m-1?least=x,         k,   400, least: expected a value of the kind int",
        "/matches/m-1,                 k,   400, least: this query parameter is missing",
        "/matches/m-1?least=1&other=1, k,   400, other: there is no such field"
    })
    void pathQueryAndKeyAreReadIntoTheirTypes(String path, String key, int status, String text) {
        expect(server.http().post().uri(path).header(IdempotencyKey.HEADER, key).exchange(), status, text);
    }

    @Test
    void aRequestWithoutAKeyHasOneOfItsOwn() {
        expect(server.http().post().uri("/matches/m-1?least=1").exchange(), 200, "\"-\"]");
    }

    @Test
    void aPrincipalIsWhoTheTokenSays() {
        var judge = Principal.official("Judy", Role.JUDGE, Optional.empty());
        expect(get("/judges", judge), 200, "Judy");
        expect(get("/judges", Principal.seated("Alice", MATCH, Seat.A)), 403, "no-judge");
    }

    @Test
    void whoeverSendsNoTokenIsNobodyWhereThatIsAllowed() {
        var judge = Principal.official("Judy", Role.JUDGE, Optional.empty());
        expect(get("/anybody", judge), 200, "Judy");
        expect(get("/anybody", Principal.seated("Alice", MATCH, Seat.A)), 403, "no-judge");
        expect(server.http().get().uri("/anybody").exchange(), 200, "nobody");
    }

    @Test
    void whoAsksIsLookedAtOnlyWhenItMatters() {
        expect(server.http().get().uri("/later?needed=false").exchange(), 200, "open");
        expect(server.http().get().uri("/later?needed=true").exchange(), 401, "/problems/token");
    }
}
