package org.aemberlog.match.intents;

import io.swagger.v3.oas.annotations.Operation;
import java.util.Map;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.match.live.MatchCache;
import org.aemberlog.match.seats.AtTable;
import org.aemberlog.match.seats.SeatAccess;
import org.aemberlog.support.access.Principal;
import org.aemberlog.support.storage.StoresNothing;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;

/** {@code POST /matches/{id}/intents/preview}. */
@RestController
class PreviewController {

    private final MatchCache matches;
    private final Previews previews;

    PreviewController(MatchCache matches, Previews previews) {
        this.matches = matches;
        this.previews = previews;
    }

    @Operation(summary = "Says why an intent would be rejected, or what it would ask first, without doing it")
    @PostMapping(path = "/matches/{id}/intents/preview", consumes = MediaType.APPLICATION_JSON_VALUE)
    @AtTable
    @StoresNothing
    Mono<Previews.Foreseen> previewIntent(
            @PathVariable MatchId id, @RequestBody Map<String, Object> body, Principal principal) {
        var ticket = SeatAccess.of(principal);
        var sent = SentIntent.read(body, ticket.seated());
        return matches.get(id).flatMap(live -> previews.of(live, sent, ticket));
    }
}
