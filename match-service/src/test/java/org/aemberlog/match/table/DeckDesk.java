package org.aemberlog.match.table;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Map;
import org.aemberlog.game.json.Canonical;
import reactor.core.publisher.Mono;
import reactor.netty.DisposableServer;
import reactor.netty.http.server.HttpServer;

/** Stands in for deck-service. */
public final class DeckDesk {

    /** A deck for which deck-service answers 500. */
    public static final String BROKEN = "broken";

    /** A deck for which deck-service answers something else than a deck. */
    public static final String NONSENSE = "nonsense";

    /** The giants, as a private deck of the profile whose id follows. */
    public static final String PRIVATE = "private-";

    private DeckDesk() {}

    /** Opens the desk on any free port. */
    public static DisposableServer open(TestDecks decks) {
        return HttpServer.create()
                .host("localhost")
                .port(0)
                .route(routes -> routes.get("/decks/{id}", (request, response) -> {
                    var id = request.param("id");
                    var authorization = request.requestHeaders().get("Authorization", "");
                    var found = decks.deck(id.startsWith(PRIVATE) && isOf(id, authorization) ? TestDecks.GIANTS : id);
                    if (id.equals(NONSENSE)) {
                        return response.header("Content-Type", "application/json")
                                .sendString(Mono.just("{\"deck\":{}}"));
                    }
                    if (found.isEmpty()) {
                        return response.status(id.equals(BROKEN) ? 500 : 404).send();
                    }
                    var body = Canonical.text(Map.of("deck", found.get(), "titles", Map.of()));
                    return response.header("Content-Type", "application/json").sendString(Mono.just(body));
                }))
                .bindNow();
    }

    /** Believes what a token says; deck-service itself is tested elsewhere. */
    private static boolean isOf(String id, String authorization) {
        var parts = authorization.split("\\.");
        return parts.length == 3
                && new String(Base64.getUrlDecoder().decode(parts[1]), StandardCharsets.UTF_8)
                        .contains('"' + id.substring(PRIVATE.length()) + '"');
    }
}
