package org.aemberlog.match.stream;

import io.swagger.v3.oas.annotations.Operation;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.match.Json;
import org.aemberlog.match.live.MatchCache;
import org.aemberlog.match.seats.SeatTokens;
import org.aemberlog.support.problems.Problem;
import org.aemberlog.support.problems.RequestReader;
import org.aemberlog.support.storage.StoresNothing;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;

/** {@code POST /matches/{id}/spectators}: whoever asks may watch, where that is allowed. */
@RestController
class SpectatorController {

    private final MatchCache book;
    private final RequestReader bodies;
    private final SeatTokens tickets;
    private final boolean allowed;

    SpectatorController(
            MatchCache book,
            RequestReader bodies,
            SeatTokens tickets,
            @Value("${aemberlog.matches.spectators}") boolean allowed) {
        this.book = book;
        this.bodies = bodies;
        this.tickets = tickets;
        this.allowed = allowed;
    }

    @Operation(summary = "Gives whoever asks a spectator's token for the match")
    @PostMapping("/matches/{id}/spectators")
    @StoresNothing
    Mono<ResponseEntity<byte[]>> watch(@PathVariable String id) {
        var match = bodies.matchId(id);
        if (!allowed) {
            return Mono.error(noSpectators("Ask whoever opened the match for a token."));
        }
        return book.get(match)
                .map(live -> tickets.issue(match, Optional.empty(), "spectator")
                        .orElseThrow(() -> noSpectators("Spectators' tokens come from " + "another issuer.")))
                .map(token -> Json.answer(HttpStatus.CREATED, Map.of("token", token)));
    }

    private static Problem noSpectators(String advice) {
        return Problem.of(
                HttpStatus.FORBIDDEN, "no-spectators", "This server lets nobody watch who is not invited", advice);
    }
}
