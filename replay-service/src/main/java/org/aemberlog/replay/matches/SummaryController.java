package org.aemberlog.replay.matches;

import io.swagger.v3.oas.annotations.Operation;
import java.util.List;
import org.aemberlog.game.json.Kept;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.support.http.Malformed;
import org.aemberlog.support.problems.Problem;
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

    SummaryController(Summaries summaries) {
        this.summaries = summaries;
    }

    /** Matches, the newest first. */
    record Matches(@Kept List<Summary> matches) {}

    @Operation(summary = "The latest matches, the newest first")
    @GetMapping("/matches")
    Mono<Matches> listMatches(
            @RequestParam(defaultValue = "20") int limit,
            @RequestParam(defaultValue = "" + Long.MAX_VALUE) long before) {
        Malformed.unlessUpTo(MAX, "limit", limit);
        return summaries.latest(limit, before).collectList().map(Matches::new);
    }

    @Operation(summary = "A match in a few lines")
    @GetMapping("/matches/{id}")
    Mono<Summary> getMatch(@PathVariable MatchId id) {
        return summaries.find(id).switchIfEmpty(Mono.error(() -> Problem.noSuchMatch(id)));
    }
}
