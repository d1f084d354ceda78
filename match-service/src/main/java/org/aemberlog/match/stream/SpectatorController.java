package org.aemberlog.match.stream;

import io.swagger.v3.oas.annotations.Operation;
import java.util.Optional;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.match.live.MatchCache;
import org.aemberlog.match.seats.SeatTokens;
import org.aemberlog.support.problems.Problem;
import org.aemberlog.support.storage.StoresNothing;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;

/** {@code POST /matches/{id}/spectators}: whoever asks may watch, where that is allowed. */
@RestController
class SpectatorController {

    private final MatchCache matches;
    private final SeatTokens tickets;
    private final boolean allowed;

    SpectatorController(
            MatchCache matches, SeatTokens tickets, @Value("${aemberlog.matches.spectators}") boolean allowed) {
        this.matches = matches;
        this.tickets = tickets;
        this.allowed = allowed;
    }

    /** A spectator's token. */
    record Token(String token) {}

    @Operation(summary = "Gives whoever asks a spectator's token for the match")
    @PostMapping("/matches/{id}/spectators")
    @StoresNothing
    @ResponseStatus(HttpStatus.CREATED)
    Mono<Token> createSpectator(@PathVariable MatchId id) {
        if (!allowed) {
            return Mono.error(noSpectators("Ask whoever opened the match for a token."));
        }
        return matches.get(id)
                .map(live -> tickets.issue(id, Optional.empty(), "spectator")
                        .orElseThrow(() -> noSpectators("Spectators' tokens come from " + "another issuer.")))
                .map(Token::new);
    }

    private static Problem noSpectators(String advice) {
        return Problem.of(HttpStatus.FORBIDDEN, "no-spectators", "This server gives no spectator tokens", advice);
    }
}
