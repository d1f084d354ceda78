package org.aemberlog.match.intents;

import io.swagger.v3.oas.annotations.Operation;
import org.aemberlog.door.problems.Bodies;
import org.aemberlog.game.intent.Intent.Rewind;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.view.Viewer.Spectator;
import org.aemberlog.match.Json;
import org.aemberlog.match.live.Asking;
import org.aemberlog.match.live.LiveBook;
import org.aemberlog.match.seats.Judges;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;

/**
 * {@code /matches/{id}/rewind}: a judge takes back the action whose resolution waits, or else the
 * last one. It frees a match whose action cannot be resolved.
 */
@RestController
class RewindController {

    private final Bodies bodies;
    private final Judges judges;
    private final LiveBook book;
    private final Asking asking;

    RewindController(Bodies bodies, Judges judges, LiveBook book, Asking asking) {
        this.bodies = bodies;
        this.judges = judges;
        this.book = book;
        this.asking = asking;
    }

    @Operation(summary = "Takes back the last action, with a judge's token")
    @PostMapping(path = "/matches/{id}/rewind", consumes = MediaType.APPLICATION_JSON_VALUE)
    Mono<ResponseEntity<byte[]>> rewind(
            @PathVariable String id,
            @RequestBody byte[] body,
            @RequestHeader(name = "Authorization", required = false) String authorization,
            @RequestHeader(name = "Idempotency-Key", required = false) String key) {
        var match = bodies.matchId(id);
        return judges.check(authorization, match)
                .map(judge -> record(match, judge, body, key))
                .flatMap(intent -> book.get(match).flatMap(live -> asking.ask(intent)))
                .map(moment -> Json.ok(moment.seenBy(new Spectator())));
    }

    private IntentRecord record(MatchId match, String judge, byte[] body, String key) {
        var wanted = bodies.read(Rewinding.class, bodies.object(body));
        return new IntentRecord(
                match, bodies.key(key), wanted.expectedVersion(), new Rewind(judge));
    }
}
