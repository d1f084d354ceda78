package org.aemberlog.replay.players;

import io.swagger.v3.oas.annotations.Operation;
import java.util.List;
import org.aemberlog.game.json.Kept;
import org.aemberlog.game.state.ProfileId;
import org.aemberlog.replay.access.ReadingPace;
import org.aemberlog.support.http.Malformed;
import org.aemberlog.support.problems.Problem;
import org.springframework.http.HttpStatus;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;

/** {@code GET /players/{name}/matches} and {@code GET /profiles/{id}/matches}. */
@RestController
class PlayerController {

    private static final int MAX = 200;

    private final Histories histories;
    private final ReadingPace pace;

    PlayerController(Histories histories, ReadingPace pace) {
        this.histories = histories;
        this.pace = pace;
    }

    /** What a player has finished; {@code count} and {@code wins} are of the latest 10,000 at most. */
    record Matches(
            String player, long count, long wins, @Kept List<Played> matches) {}

    /** The same of the owner of a profile; nothing of it is hidden from anybody. */
    record MatchesOfProfile(
            ProfileId profile, long count, long wins, @Kept List<Played> matches) {}

    @Operation(summary = "What the owner of a profile has finished, the latest first")
    @GetMapping("/profiles/{id}/matches")
    Mono<MatchesOfProfile> listMatchesOfProfile(
            @PathVariable String id,
            @RequestParam(defaultValue = "20") int limit,
            @RequestParam(defaultValue = "" + Long.MAX_VALUE) long before,
            ServerHttpRequest reader) {
        Malformed.unlessUpTo(MAX, "limit", limit);
        pace.take(reader);
        var profile = Malformed.unless(() -> new ProfileId(id));
        var owner = Histories.owner(profile);
        return Mono.zip(
                histories.record(owner),
                histories.latest(owner, limit, before).collectList(),
                (record, played) -> new MatchesOfProfile(profile, record.matches(), record.wins(), played));
    }

    @Operation(summary = "What all who are called so have finished, the latest first")
    @GetMapping("/players/{name}/matches")
    Mono<Matches> listMatchesOfPlayer(
            @PathVariable String name,
            @RequestParam(defaultValue = "20") int limit,
            @RequestParam(defaultValue = "" + Long.MAX_VALUE) long before,
            ServerHttpRequest reader) {
        Malformed.unlessUpTo(MAX, "limit", limit);
        pace.take(reader);
        return histories
                .record(Histories.called(name))
                .filter(record -> record.matches() > 0)
                .switchIfEmpty(Mono.error(() -> noSuchPlayer(name)))
                .zipWith(
                        histories.latest(Histories.called(name), limit, before).collectList(),
                        (record, played) -> new Matches(name, record.matches(), record.wins(), played));
    }

    private static Problem noSuchPlayer(String name) {
        return Problem.of(
                HttpStatus.NOT_FOUND,
                "no-such-player",
                "There is no such player",
                "Nobody of the name '" + name + "' has finished a match.");
    }
}
