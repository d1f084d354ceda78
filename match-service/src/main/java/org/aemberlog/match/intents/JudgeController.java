package org.aemberlog.match.intents;

import io.swagger.v3.oas.annotations.Operation;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.function.Function;
import org.aemberlog.game.engine.CardLibrary;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Intent.Correct;
import org.aemberlog.game.intent.Intent.Rewind;
import org.aemberlog.game.intent.IntentId;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.view.Viewer.Spectator;
import org.aemberlog.match.Json;
import org.aemberlog.match.live.IntentGateway;
import org.aemberlog.match.live.MatchCache;
import org.aemberlog.match.live.Transition;
import org.aemberlog.match.seats.Judges;
import org.aemberlog.support.problems.Problem;
import org.aemberlog.support.problems.RequestReader;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;

/**
 * {@code /matches/{id}/corrections} and {@code /matches/{id}/rewind}: a judge sets a match right or
 * takes the last action back, by intents like any other.
 */
@RestController
class JudgeController {

    private final RequestReader bodies;
    private final Judges judges;
    private final MatchCache book;
    private final IntentGateway asking;
    private final CardLibrary library;

    JudgeController(RequestReader bodies, Judges judges, MatchCache book, IntentGateway asking, CardLibrary library) {
        this.bodies = bodies;
        this.judges = judges;
        this.book = book;
        this.asking = asking;
        this.library = library;
    }

    @Operation(summary = "Corrects the match, with a judge's token, and answers with every event")
    @PostMapping(path = "/matches/{id}/corrections", consumes = MediaType.APPLICATION_JSON_VALUE)
    Mono<ResponseEntity<byte[]>> correct(
            @PathVariable String id,
            @RequestBody byte[] body,
            @RequestHeader(name = "Authorization", required = false) String authorization,
            @RequestHeader(name = "Idempotency-Key", required = false) String key) {
        return ask(bodies.matchId(id), authorization, judge -> correction(judge, body), key)
                .map(JudgeController::everyEvent);
    }

    @Operation(summary = "Takes back the last action, with a judge's token")
    @PostMapping(path = "/matches/{id}/rewind", consumes = MediaType.APPLICATION_JSON_VALUE)
    Mono<ResponseEntity<byte[]>> rewind(
            @PathVariable String id,
            @RequestBody byte[] body,
            @RequestHeader(name = "Authorization", required = false) String authorization,
            @RequestHeader(name = "Idempotency-Key", required = false) String key) {
        return ask(bodies.matchId(id), authorization, judge -> rewinding(judge, body), key)
                .map(moment -> Json.ok(moment.seenBy(new Spectator(), library)));
    }

    /** An intent, and the version of the match that the judge looked at. */
    private record Wish(Intent intent, Optional<Long> expectedVersion) {}

    private Mono<Transition> ask(MatchId match, String authorization, Function<String, Wish> wish, String key) {
        return judges.check(authorization, match)
                .map(judge -> {
                    var id = IntentId.judge(judge, bodies.key(key));
                    var wanted = wish.apply(judge);
                    return new IntentRecord(match, id, wanted.expectedVersion(), wanted.intent());
                })
                .flatMap(intent -> book.get(match).flatMap(live -> asking.ask(intent)));
    }

    private Wish correction(String judge, byte[] body) {
        var ruling = bodies.read(CorrectionRequest.class, bodies.object(body));
        try {
            return new Wish(new Correct(judge, ruling.corrections()), ruling.expectedVersion());
        } catch (IllegalArgumentException e) {
            throw Problem.malformed("corrections: " + e.getMessage());
        }
    }

    private Wish rewinding(String judge, byte[] body) {
        var wanted = bodies.read(RewindRequest.class, bodies.object(body));
        return new Wish(new Rewind(judge), wanted.expectedVersion());
    }

    private static ResponseEntity<byte[]> everyEvent(Transition moment) {
        var body = new LinkedHashMap<String, Object>();
        body.put("version", moment.commit().version());
        body.put("events", moment.commit().events());
        return Json.ok(body);
    }
}
