package org.aemberlog.deck.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.aemberlog.deck.RunningService;
import org.aemberlog.support.http.HostileWalk;
import org.junit.jupiter.api.Test;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.test.context.TestPropertySource;

/** Whatever somebody sends to any route, it is answered by a problem and changes nothing. */
@TestPropertySource(properties = "aemberlog.limits.address.burst=1000000")
class HostileInputTest extends RunningService {

    @LocalServerPort
    private int here;

    private HostileWalk walk() {
        return new HostileWalk("http://localhost:" + here, http);
    }

    @Test
    void whoImports() {
        walk().rejectsBodies(
                        "/decks",
                        "",
                        Map.of("name", "Hostile", "set", "call-of-the-archons", "cards", List.of("136 logos")));
        var icons = Map.of("card_id", "a", "bonus_icons", List.of("draw"));
        var links = Map.of("cards", List.of("a", "a"));
        var card = Map.of("id", "a", "card_title", "Batdrone", "house", "Logos", "expansion", 341, "is_anomaly", false);
        walk().rejectsBodies(
                        "/decks/published",
                        "",
                        Map.of(
                                "data",
                                Map.of(
                                        "name",
                                        "Hostile",
                                        "expansion",
                                        341,
                                        "_links",
                                        links,
                                        "bonus_icons",
                                        List.of(icons)),
                                "_linked",
                                Map.of("cards", List.of(card))));
        assertThat((List<?>) get("/decks?name=Hostile").get("decks")).isEmpty();
    }

    @Test
    void whoWritesPathsAndQueries() {
        for (var path : List.of("/decks/{id}", "/cards/{id}")) {
            walk().rejectsPaths(path, "");
        }
        walk().rejectsNumbers("/decks?limit=", "");
    }
}
