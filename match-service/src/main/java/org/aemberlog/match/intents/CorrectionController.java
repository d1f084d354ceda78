package org.aemberlog.match.intents;

import io.swagger.v3.oas.annotations.Operation;
import java.util.LinkedHashMap;
import org.aemberlog.door.problems.Bodies;
import org.aemberlog.door.problems.Problem;
import org.aemberlog.game.intent.Intent.Correct;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.match.Json;
import org.aemberlog.match.live.Asking;
import org.aemberlog.match.live.LiveBook;
import org.aemberlog.match.live.Moment;
import org.aemberlog.match.seats.Judges;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;

/** {@code /matches/{id}/corrections}: a judge sets a match right, by an intent like any other. */
@RestController
class CorrectionController {

    private final Bodies bodies;
    private final Judges judges;
    private final LiveBook book;
    private final Asking asking;

    CorrectionController(Bodies bodies, Judges judges, LiveBook book, Asking asking) {
        this.bodies = bodies;
        this.judges = judges;
        this.book = book;
        this.asking = asking;
    }

    @Operation(summary = "Corrects the match, with a judge's token, and answers with every fact")
    @PostMapping(path = "/matches/{id}/corrections", consumes = MediaType.APPLICATION_JSON_VALUE)
    Mono<ResponseEntity<byte[]>> correct(
            @PathVariable String id,
            @RequestBody byte[] body,
            @RequestHeader(name = "Authorization", required = false) String authorization,
            @RequestHeader(name = "Idempotency-Key", required = false) String key) {
        var match = bodies.matchId(id);
        return judges.check(authorization, match)
                .map(judge -> record(match, judge, body, key))
                .flatMap(intent -> book.get(match).flatMap(live -> asking.ask(intent)))
                .map(CorrectionController::answer);
    }

    private IntentRecord record(MatchId match, String judge, byte[] body, String key) {
        var ruling = bodies.read(Ruling.class, bodies.object(body));
        return new IntentRecord(
                match, bodies.key(key), ruling.expectedVersion(), intent(judge, ruling));
    }

    private static Correct intent(String judge, Ruling ruling) {
        try {
            return new Correct(judge, ruling.corrections());
        } catch (IllegalArgumentException e) {
            throw Problem.malformed("corrections: " + e.getMessage());
        }
    }

    private static ResponseEntity<byte[]> answer(Moment moment) {
        var body = new LinkedHashMap<String, Object>();
        body.put("version", moment.commit().version());
        body.put("facts", moment.commit().facts());
        return Json.ok(body);
    }
}
