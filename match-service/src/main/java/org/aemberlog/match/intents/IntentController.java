package org.aemberlog.match.intents;

import io.swagger.v3.oas.annotations.Operation;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.engine.CardLibrary;
import org.aemberlog.game.engine.Decision;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.intent.Intent.AddNonce;
import org.aemberlog.game.intent.Intent.AskTakeback;
import org.aemberlog.game.intent.Intent.SeatIntent;
import org.aemberlog.game.intent.IntentId;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.json.MalformedException;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.view.Question;
import org.aemberlog.game.view.Viewer;
import org.aemberlog.match.Json;
import org.aemberlog.match.live.IntentGateway;
import org.aemberlog.match.live.MatchCache;
import org.aemberlog.match.seats.SeatAccess;
import org.aemberlog.match.seats.SeatTokens;
import org.aemberlog.support.problems.Problem;
import org.aemberlog.support.problems.RequestReader;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
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

    private final RequestReader bodies;
    private final SeatTokens tickets;
    private final Rules rules;
    private final CardLibrary library;
    private final MatchCache book;
    private final IntentGateway asking;

    IntentController(
            RequestReader bodies,
            SeatTokens tickets,
            Rules rules,
            CardLibrary library,
            MatchCache book,
            IntentGateway asking) {
        this.bodies = bodies;
        this.tickets = tickets;
        this.rules = rules;
        this.library = library;
        this.book = book;
        this.asking = asking;
    }

    @Operation(summary = "What the seat may ask now, with the choice that waits for it")
    @GetMapping("/matches/{id}/intents")
    Mono<ResponseEntity<byte[]>> legal(
            @PathVariable String id, @RequestHeader(name = "Authorization", required = false) String authorization) {
        var match = bodies.matchId(id);
        return tickets.check(authorization, match)
                .map(SeatAccess::seated)
                .flatMap(seat -> book.get(match).map(live -> Json.ok(menu(live, seat))));
    }

    private Map<String, Object> menu(Match live, Seat seat) {
        boolean decides = !live.state().over() && live.state().toAct() == seat;
        var body = new LinkedHashMap<String, Object>();
        body.put("version", live.version());
        body.put("intents", intents(live, seat));
        if (decides) {
            live.state().pending().ifPresent(choice -> body.put("choice", choice));
            Question.of(live.state(), library, new Viewer.Seated(seat))
                    .ifPresent(question -> body.put("question", question));
        }
        takeback(live, seat).ifPresent(it -> body.put("takeback", it));
        return body;
    }

    /** Nonces are added in any order; all else is for whoever is to act. */
    private List<SeatIntent> intents(Match live, Seat seat) {
        var state = live.state();
        if (state.over()) {
            return List.of();
        }
        if (!state.chance().complete()) {
            return state.chance().nonce(seat).isPresent() ? List.of() : List.of(new AddNonce(seat, ""));
        }
        return state.toAct() == seat ? rules.legalIntents(live) : List.of();
    }

    /** What a seat may do about taking back the last action. */
    enum Takeback {
        /** Ask for it. */
        MAY_ASK,
        /** Wait for the opponent's answer. */
        WAITS,
        /** Allow or decline what the opponent has asked for. */
        MAY_ANSWER
    }

    private Optional<Takeback> takeback(Match live, Seat seat) {
        var asked = live.state().takeback();
        if (live.state().over()) {
            return Optional.empty();
        }
        if (asked.isPresent()) {
            return Optional.of(asked.get() == seat ? Takeback.WAITS : Takeback.MAY_ANSWER);
        }
        return rules.decide(live, new AskTakeback(seat)) instanceof Decision.Accepted
                ? Optional.of(Takeback.MAY_ASK)
                : Optional.empty();
    }

    @Operation(summary = "Asks for something; by default waits for what becomes of it")
    @PostMapping(path = "/matches/{id}/intents", consumes = MediaType.APPLICATION_JSON_VALUE)
    Mono<ResponseEntity<byte[]>> ask(
            @PathVariable String id,
            @RequestBody byte[] body,
            @RequestParam(defaultValue = "true") boolean wait,
            @RequestHeader(name = "Authorization", required = false) String authorization,
            @RequestHeader(name = "Idempotency-Key", required = false) String key) {
        var match = bodies.matchId(id);
        return tickets.check(authorization, match).flatMap(ticket -> {
            var intent = record(match, ticket.seated(), bodies.object(body), key);
            return book.get(match).flatMap(live -> wait ? asked(intent, ticket) : sent(intent));
        });
    }

    private Mono<ResponseEntity<byte[]>> asked(IntentRecord intent, SeatAccess ticket) {
        return asking.ask(intent).map(moment -> Json.ok(moment.seenBy(ticket.viewer(), library)));
    }

    private Mono<ResponseEntity<byte[]>> sent(IntentRecord intent) {
        var body = Map.of("intentId", IntentId.textOf(intent.intentId()));
        return asking.send(intent).thenReturn(Json.answer(HttpStatus.ACCEPTED, body));
    }

    private IntentRecord record(MatchId match, Seat seat, Map<String, Object> body, String key) {
        if (body.containsKey("seat")) {
            throw Problem.malformed("seat: there is no such field; the token says the seat");
        }
        var plain = new LinkedHashMap<>(body);
        var expected = Optional.ofNullable(plain.remove("expectedVersion"));
        plain.put("seat", seat.name().toLowerCase(Locale.ROOT));
        var intent = bodies.read(SeatIntent.class, plain);
        var id = IntentId.seat(seat, bodies.key(key));
        return new IntentRecord(match, id, expected.map(IntentController::version), intent);
    }

    private static long version(Object plain) {
        try {
            return Plain.read(Long.class, plain);
        } catch (MalformedException e) {
            throw Problem.malformed(e.in("expectedVersion").getMessage());
        }
    }
}
