package org.aemberlog.match.stream;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.json.Kept;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.match.live.MatchCache;
import org.aemberlog.match.live.Presence;
import org.aemberlog.match.live.Transition;
import org.aemberlog.match.seats.AtTable;
import org.aemberlog.match.seats.SeatAccess;
import org.aemberlog.support.access.Principal;
import org.aemberlog.support.http.Malformed;
import org.aemberlog.support.limits.ClientAddresses;
import org.aemberlog.support.problems.Problem;
import org.springframework.http.MediaType;
import org.springframework.http.codec.ServerSentEvent;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** {@code GET /matches...}. */
@RestController
class WatchController {

    private static final int MAX_MATCHES = 100;
    private static final String LIVE = "live";

    private final MatchCache matches;
    private final Rules rules;
    private final Streams streams;
    private final Presence presence;

    WatchController(MatchCache matches, Rules rules, Streams streams, Presence presence) {
        this.matches = matches;
        this.rules = rules;
        this.streams = streams;
        this.presence = presence;
    }

    @Operation(summary = "The latest matches, the newest first")
    @GetMapping("/matches")
    Mono<Matches> listMatches(
            @RequestParam(defaultValue = "20") int limit, @RequestParam(required = false) String state) {
        Malformed.unlessUpTo(MAX_MATCHES, "limit", limit);
        var over = Optional.ofNullable(state).map(WatchController::isOver);
        var since = LIVE.equals(state) ? Optional.of(presence.live()) : Optional.<Long>empty();
        return matches.latest(over, since, limit)
                .map(listed -> Brief.of(listed, presence))
                .collectList()
                .map(Matches::new);
    }

    /** Matches, the newest first. */
    record Matches(@Kept List<Brief> matches) {}

    private static boolean isOver(String state) {
        return switch (state) {
            case "running", LIVE -> false;
            case "finished" -> true;
            default -> throw Problem.malformed("state: expected 'running', 'live' or 'finished'");
        };
    }

    @Operation(summary = "What everybody may know of a match")
    @GetMapping("/matches/{id}")
    Mono<Brief> getMatch(@PathVariable MatchId id) {
        return matches.listed(id).map(listed -> Brief.of(listed, presence));
    }

    @Operation(summary = "The table as the token's holder may see it")
    @GetMapping("/matches/{id}/view")
    @AtTable
    Mono<View> getView(@PathVariable MatchId id, Principal principal) {
        return matches.get(id)
                .map(match -> View.of(match, rules, SeatAccess.of(principal).viewer()));
    }

    @Operation(summary = "The events as they happen, each as the token's holder may see it")
    @GetMapping(path = "/matches/{id}/stream", produces = MediaType.TEXT_EVENT_STREAM_VALUE)
    @AtTable
    Flux<ServerSentEvent<Transition.Seen>> streamEvents(
            @PathVariable MatchId id,
            @RequestParam(required = false) Long after,
            @RequestHeader(name = "Last-Event-ID", required = false) Long lastEventId,
            Principal principal,
            @Parameter(hidden = true) ServerHttpRequest request) {
        long from = lastEventId != null ? lastEventId : after != null ? after : 0;
        return matches.get(id)
                .flatMapMany(match -> streams.open(ClientAddresses.of(request), SeatAccess.of(principal), from));
    }
}
