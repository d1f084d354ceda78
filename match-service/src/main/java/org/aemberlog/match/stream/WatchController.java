package org.aemberlog.match.stream;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.engine.CardLibrary;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.view.TableView;
import org.aemberlog.game.view.Tables;
import org.aemberlog.match.Json;
import org.aemberlog.match.live.MatchCache;
import org.aemberlog.match.seats.SeatAccess;
import org.aemberlog.match.seats.SeatTokens;
import org.aemberlog.support.limits.ClientAddresses;
import org.aemberlog.support.problems.Problem;
import org.aemberlog.support.problems.RequestReader;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
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

    private final MatchCache book;
    private final CardLibrary library;
    private final RequestReader bodies;
    private final SeatTokens tickets;
    private final Streams streams;

    WatchController(MatchCache book, CardLibrary library, RequestReader bodies, SeatTokens tickets, Streams streams) {
        this.book = book;
        this.library = library;
        this.bodies = bodies;
        this.tickets = tickets;
        this.streams = streams;
    }

    @Operation(summary = "The latest matches, the newest first")
    @GetMapping("/matches")
    Mono<ResponseEntity<byte[]>> latest(
            @RequestParam(defaultValue = "20") int limit, @RequestParam(required = false) String state) {
        if (limit < 1 || limit > MAX_MATCHES) {
            throw Problem.malformed("limit: expected 1 to " + MAX_MATCHES + ", found " + limit);
        }
        return book.latest(Optional.ofNullable(state).map(WatchController::isOver), limit)
                .map(WatchController::summary)
                .collectList()
                .map(all -> Json.ok(Map.of("matches", all)));
    }

    private static boolean isOver(String state) {
        return switch (state) {
            case "running" -> false;
            case "finished" -> true;
            default -> throw Problem.malformed("state: expected 'running' or 'finished'");
        };
    }

    @Operation(summary = "What everybody may know of a match")
    @GetMapping("/matches/{id}")
    Mono<ResponseEntity<byte[]>> summary(@PathVariable String id) {
        return book.listed(bodies.matchId(id)).map(listed -> Json.ok(summary(listed)));
    }

    private static Map<String, Object> summary(MatchCache.Listed listed) {
        var listing = listed.listing();
        var body = new LinkedHashMap<String, Object>();
        body.put("match", listing.match());
        listing.startedAt().ifPresent(at -> body.put("startedAt", at));
        listing.endedAt().ifPresent(at -> body.put("endedAt", at));
        listing.forkedFrom().ifPresent(from -> body.put("forkedFrom", from));
        listed.match().ifPresentOrElse(match -> putTable(body, match), () -> body.put("damaged", true));
        return body;
    }

    private static void putTable(Map<String, Object> body, Match match) {
        var state = match.state();
        body.put("version", match.version());
        body.put("turn", state.turn().number());
        body.put("step", state.step());
        for (var seat : Seat.values()) {
            var half = new LinkedHashMap<String, Object>();
            half.put("player", state.setup(seat).player());
            state.setup(seat).bot().ifPresent(bot -> half.put("bot", bot));
            half.put("deck", state.setup(seat).deck().name());
            half.put("keys", state.side(seat).keys());
            half.put("aember", state.side(seat).aember());
            body.put(seat.name().toLowerCase(Locale.ROOT), half);
        }
        body.put("commitment", state.chance().commitment());
        if (state.chance().chosen()) {
            body.put("chosenSeed", true);
        }
        TableView.Nonces.of(state).ifPresent(nonces -> body.put("nonces", nonces));
        TableView.TimeLeft.of(state).ifPresent(clock -> body.put("clock", clock));
        state.takeback().ifPresent(seat -> body.put("takeback", seat));
        if (state.over()) {
            state.winner().ifPresentOrElse(winner -> body.put("winner", winner), () -> body.put("expired", true));
            body.put("hash", Canonical.sha256(state));
        }
    }

    @Operation(summary = "The table as the token's holder may see it")
    @GetMapping("/matches/{id}/view")
    Mono<ResponseEntity<byte[]>> view(
            @PathVariable String id, @RequestHeader(name = "Authorization", required = false) String authorization) {
        return tickets.check(authorization, bodies.matchId(id))
                .flatMap(ticket -> book.get(ticket.match()).map(match -> Json.ok(view(match, ticket))));
    }

    private Map<String, Object> view(Match match, SeatAccess ticket) {
        var bots = match.state().bots();
        var body = new LinkedHashMap<String, Object>();
        body.put("version", match.version());
        if (!bots.isEmpty()) {
            body.put("bots", bots);
        }
        body.put("table", Tables.of(match.state(), library, ticket.viewer()));
        return body;
    }

    @Operation(summary = "The events as they happen, each as the token's holder may see it")
    @GetMapping(path = "/matches/{id}/stream", produces = MediaType.TEXT_EVENT_STREAM_VALUE)
    Flux<ServerSentEvent<String>> stream(
            @PathVariable String id,
            @RequestParam(required = false) Long after,
            @RequestHeader(name = "Authorization", required = false) String authorization,
            @RequestHeader(name = "Last-Event-ID", required = false) Long lastEventId,
            @Parameter(hidden = true) ServerHttpRequest request) {
        long from = lastEventId != null ? lastEventId : after != null ? after : 0;
        return tickets.check(authorization, bodies.matchId(id))
                .flatMap(ticket -> book.get(ticket.match()).thenReturn(ticket))
                .flatMapMany(ticket -> streams.open(ClientAddresses.of(request), ticket, from));
    }
}
