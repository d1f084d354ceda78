package org.aemberlog.match.series.http;

import java.util.LinkedHashMap;
import java.util.Map;
import org.aemberlog.match.table.MatchServiceTest;
import org.aemberlog.match.table.TestDecks;
import org.springframework.http.MediaType;
import org.springframework.test.web.reactive.server.WebTestClient;

/** A test of series over HTTP. */
abstract class SeriesHttpTest extends MatchServiceTest {

    static Map<String, Object> players(String deckA, String deckB) {
        return Map.of(
                "a", Map.of("name", "Terry", "deck", deckA),
                "b", Map.of("name", "Julie", "deck", deckB));
    }

    /** What POST /series is asked; further fields go into it. */
    static Map<String, Object> wanted(int bestOf) {
        var body = new LinkedHashMap<String, Object>();
        body.put("players", players(TestDecks.GIANTS, TestDecks.KNIGHTS));
        body.put("bestOf", bestOf);
        body.put("nonces", false);
        return body;
    }

    static Map<String, Object> wanted(int bestOf, String field, Object value) {
        var body = wanted(bestOf);
        body.put(field, value);
        return body;
    }

    WebTestClient.ResponseSpec post(Object body, String key) {
        return http.post()
                .uri("/series")
                .contentType(MediaType.APPLICATION_JSON)
                .headers(headers -> {
                    if (key != null) {
                        headers.set("Idempotency-Key", key);
                    }
                })
                .bodyValue(body)
                .exchange();
    }

    Sides opened(Map<String, Object> body) {
        return new Sides(http, json, post(body, null));
    }

    Sides bidding() {
        return opened(wanted(3, "bid", Map.of("deck", TestDecks.GIANTS)));
    }
}
