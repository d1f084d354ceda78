package org.aemberlog.replay.players;

import io.swagger.v3.oas.annotations.Operation;
import java.util.LinkedHashMap;
import java.util.List;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.support.problems.Problem;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;

/** {@code GET /players/{name}/matches}. */
@RestController
class PlayerController {

    private static final int MAX = 200;

    private final Histories histories;

    PlayerController(Histories histories) {
        this.histories = histories;
    }

    @Operation(summary = "What a player has finished, the latest first")
    @GetMapping("/players/{name}/matches")
    Mono<ResponseEntity<byte[]>> matches(
            @PathVariable String name,
            @RequestParam(defaultValue = "20") int limit,
            @RequestParam(defaultValue = "" + Long.MAX_VALUE) long before) {
        if (limit < 1 || limit > MAX) {
            throw Problem.malformed("limit: expected 1 to " + MAX + ", found " + limit);
        }
        return histories
                .record(name)
                .filter(record -> record.matches() > 0)
                .switchIfEmpty(Mono.error(() -> noSuchPlayer(name)))
                .zipWith(
                        histories.latest(name, limit, before).collectList(),
                        (record, played) -> answer(name, record, played));
    }

    private static ResponseEntity<byte[]> answer(String player, Histories.Record record, List<Played> played) {
        var body = new LinkedHashMap<String, Object>();
        body.put("player", player);
        body.put("count", record.matches());
        body.put("wins", record.wins());
        body.put("matches", played);
        return ResponseEntity.ok().contentType(MediaType.APPLICATION_JSON).body(Canonical.bytes(body));
    }

    private static Problem noSuchPlayer(String name) {
        return Problem.of(
                HttpStatus.NOT_FOUND,
                "no-such-player",
                "There is no such player",
                "Nobody of the name '" + name + "' has finished a match.");
    }
}
