package org.aemberlog.replay.timeline;

import io.swagger.v3.oas.annotations.Operation;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import org.aemberlog.door.problems.Bodies;
import org.aemberlog.door.problems.Problem;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.wire.Canonical;
import org.aemberlog.replay.access.Auditors;
import org.aemberlog.replay.archive.Archive;
import org.aemberlog.replay.matches.Summaries;
import org.aemberlog.replay.matches.Summary;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** {@code /matches/{id}/facts} and {@code /matches/{id}/state}. */
@RestController
class TimelineController {

    private static final String NEWLINE = "\n";

    private final Archive archive;
    private final Timeline timeline;
    private final Summaries summaries;
    private final Auditors auditors;
    private final Bodies bodies;

    TimelineController(
            Archive archive,
            Timeline timeline,
            Summaries summaries,
            Auditors auditors,
            Bodies bodies) {
        this.archive = archive;
        this.summaries = summaries;
        this.timeline = timeline;
        this.auditors = auditors;
        this.bodies = bodies;
    }

    @Operation(summary = "The commits of a match by version range, one JSON document a line")
    @GetMapping(path = "/matches/{id}/facts", produces = MediaType.APPLICATION_NDJSON_VALUE)
    Mono<ResponseEntity<Flux<byte[]>>> facts(
            @PathVariable String id,
            @RequestParam(defaultValue = "1") long from,
            @RequestParam(required = false) Long to,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        return head(id, authorization)
                .map(
                        head -> {
                            long last = to == null ? head.version() : to;
                            requireRange(from, last, head.version());
                            return ResponseEntity.ok()
                                    .contentType(MediaType.APPLICATION_NDJSON)
                                    .body(
                                            archive.commits(head.match(), from, last)
                                                    .map(TimelineController::line));
                        });
    }

    private static byte[] line(Commit commit) {
        return (Canonical.text(commit) + NEWLINE).getBytes(StandardCharsets.UTF_8);
    }

    @Operation(summary = "The whole state of a match at a version, with its hash")
    @GetMapping("/matches/{id}/state")
    Mono<ResponseEntity<byte[]>> state(
            @PathVariable String id,
            @RequestParam(required = false) Long version,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        return head(id, authorization)
                .flatMap(
                        head -> {
                            long wanted = version == null ? head.version() : version;
                            requireRange(wanted, wanted, head.version());
                            return timeline.at(head.match(), wanted)
                                    .map(state -> answer(head.match(), wanted, state));
                        });
    }

    private static ResponseEntity<byte[]> answer(MatchId match, long version, MatchState state) {
        var body = new LinkedHashMap<String, Object>();
        body.put("match", match);
        body.put("version", version);
        body.put("hash", Canonical.sha256(state));
        body.put("state", state);
        return ResponseEntity.ok()
                .contentType(MediaType.APPLICATION_JSON)
                .body(Canonical.bytes(body));
    }

    /** The head of a match that the caller may read. */
    private Mono<Summary> head(String id, String authorization) {
        var match = bodies.matchId(id);
        return summaries
                .find(match)
                .switchIfEmpty(Mono.error(() -> Problem.noSuchMatch(match)))
                .flatMap(
                        head ->
                                head.winner().isPresent()
                                        ? Mono.just(head)
                                        : auditors.require(authorization, match).thenReturn(head));
    }

    private static void requireRange(long from, long to, long head) {
        if (from < 1 || to < from || to > head) {
            throw Problem.of(
                    HttpStatus.UNPROCESSABLE_CONTENT,
                    "version-out-of-range",
                    "There are no such versions",
                    "The match has the versions 1 to "
                            + head
                            + "; asked for were "
                            + from
                            + " to "
                            + to
                            + ".");
        }
    }
}
