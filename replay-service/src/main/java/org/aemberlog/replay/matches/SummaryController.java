package org.aemberlog.replay.matches;

import io.swagger.v3.oas.annotations.Operation;
import java.util.Map;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.support.problems.Problem;
import org.aemberlog.support.problems.RequestReader;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;

/** {@code GET /matches} and {@code GET /matches/{id}}. */
@RestController
class SummaryController {

    private static final int MAX = 200;

    private final Summaries summaries;
    private final RequestReader bodies;

    SummaryController(Summaries summaries, RequestReader bodies) {
        this.summaries = summaries;
        this.bodies = bodies;
    }

    @Operation(summary = "The latest matches, the newest first")
    @GetMapping("/matches")
    Mono<ResponseEntity<byte[]>> latest(
            @RequestParam(defaultValue = "20") int limit,
            @RequestParam(defaultValue = "" + Long.MAX_VALUE) long before) {
        if (limit < 1 || limit > MAX) {
            throw Problem.malformed("limit: expected 1 to " + MAX + ", found " + limit);
        }
        return summaries.latest(limit, before).collectList().map(all -> answer(Map.of("matches", all)));
    }

    @Operation(summary = "A match in a few lines")
    @GetMapping("/matches/{id}")
    Mono<ResponseEntity<byte[]>> summary(@PathVariable String id) {
        var match = bodies.matchId(id);
        return summaries
                .find(match)
                .map(SummaryController::answer)
                .switchIfEmpty(Mono.error(() -> Problem.noSuchMatch(match)));
    }

    private static ResponseEntity<byte[]> answer(Object body) {
        return ResponseEntity.ok().contentType(MediaType.APPLICATION_JSON).body(Canonical.bytes(body));
    }
}
