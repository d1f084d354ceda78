package org.aemberlog.match.intents;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import io.swagger.v3.oas.annotations.Operation;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.intent.Intent.SeatIntent;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.match.Json;
import org.aemberlog.match.Outbox;
import org.aemberlog.match.live.LiveBook;
import org.aemberlog.match.live.Waiting;
import org.aemberlog.match.problems.Bodies;
import org.aemberlog.match.problems.Problem;
import org.aemberlog.match.seats.Ticket;
import org.aemberlog.match.seats.Tickets;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;

/** {@code /matches/{id}/intents}. */
@RestController
class IntentController {

    private final Bodies bodies;
    private final Tickets tickets;
    private final Rules rules;
    private final LiveBook book;
    private final Outbox outbox;
    private final Waiting waiting;
    private final Duration patience;
    private final MeterRegistry meters;
    private final Timer wait;

    IntentController(
            Bodies bodies,
            Tickets tickets,
            Rules rules,
            LiveBook book,
            Outbox outbox,
            Waiting waiting,
            MeterRegistry meters,
            @Value("${aemberlog.intents.wait}") Duration patience) {
        this.bodies = bodies;
        this.tickets = tickets;
        this.rules = rules;
        this.book = book;
        this.outbox = outbox;
        this.waiting = waiting;
        this.patience = patience;
        this.meters = meters;
        this.wait = meters.timer("aemberlog.intent.wait");
    }

    @Operation(summary = "What the seat may ask now, with the choice that waits for it")
    @GetMapping("/matches/{id}/intents")
    Mono<ResponseEntity<byte[]>> legal(
            @PathVariable String id,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        var match = matchId(id);
        var seat = seat(tickets.check(authorization, match));
        return found(match).map(live -> Json.ok(menu(live, seat)));
    }

    private Map<String, Object> menu(Match live, Seat seat) {
        boolean decides = !live.state().over() && live.state().toAct() == seat;
        var body = new LinkedHashMap<String, Object>();
        body.put("version", live.version());
        body.put("intents", decides ? rules.legalIntents(live) : List.of());
        if (decides) {
            live.state().pending().ifPresent(choice -> body.put("choice", choice));
        }
        return body;
    }

    @Operation(summary = "Asks for something; by default waits for what becomes of it")
    @PostMapping("/matches/{id}/intents")
    Mono<ResponseEntity<byte[]>> ask(
            @PathVariable String id,
            @RequestBody byte[] body,
            @RequestParam(defaultValue = "true") boolean wait,
            @RequestHeader(name = "Authorization", required = false) String authorization,
            @RequestHeader(name = "Idempotency-Key", required = false) String key) {
        var match = matchId(id);
        var ticket = tickets.check(authorization, match);
        var record = record(match, seat(ticket), bodies.object(body), key);
        return found(match)
                .flatMap(live -> wait ? sendAndWait(record, ticket) : send(record))
                .doOnSuccess(answer -> count("accepted"))
                .doOnError(e -> count("refused"));
    }

    private Mono<ResponseEntity<byte[]>> sendAndWait(IntentRecord record, Ticket ticket) {
        long began = System.nanoTime();
        return waiting.forOutcome(record.match(), record.intentId(), patience)
                .doOnSubscribe(s -> outbox.send(record).subscribe())
                .map(moment -> Json.ok(moment.seenBy(ticket.viewer())))
                .doFinally(s -> wait.record(Duration.ofNanos(System.nanoTime() - began)));
    }

    private Mono<ResponseEntity<byte[]>> send(IntentRecord record) {
        return outbox.send(record)
                .thenReturn(
                        Json.answer(
                                HttpStatus.ACCEPTED, Map.of("intentId", record.intentId())));
    }

    private IntentRecord record(MatchId match, Seat seat, Map<String, Object> body, String key) {
        if (body.containsKey("seat")) {
            throw Problem.malformed("seat: there is no such field; the token says the seat");
        }
        var plain = new LinkedHashMap<>(body);
        var expected = Optional.ofNullable(plain.remove("expectedVersion"));
        plain.put("seat", seat.name().toLowerCase(Locale.ROOT));
        var intent = bodies.read(SeatIntent.class, plain);
        try {
            return new IntentRecord(
                    match,
                    key == null ? UUID.randomUUID().toString() : key,
                    expected.map(version -> bodies.read(Long.class, version)),
                    intent);
        } catch (IllegalArgumentException e) {
            throw Problem.malformed("Idempotency-Key: " + e.getMessage());
        }
    }

    private Mono<Match> found(MatchId match) {
        return book.find(match).switchIfEmpty(Mono.error(Problem.noSuchMatch(match.value())));
    }

    private static Seat seat(Ticket ticket) {
        return ticket.seat()
                .orElseThrow(
                        () ->
                                Problem.of(
                                        HttpStatus.FORBIDDEN,
                                        "spectators-only-watch",
                                        "A spectator cannot play",
                                        "Use the token of a seat."));
    }

    private static MatchId matchId(String id) {
        try {
            return new MatchId(id);
        } catch (IllegalArgumentException e) {
            throw Problem.malformed(e.getMessage());
        }
    }

    private void count(String outcome) {
        meters.counter("aemberlog.intents", "outcome", outcome).increment();
    }
}
