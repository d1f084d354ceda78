package org.aemberlog.replay.timeline;

import io.swagger.v3.oas.annotations.Operation;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.view.Viewer;
import org.aemberlog.replay.access.Perspective;
import org.aemberlog.replay.access.ReadAccess;
import org.aemberlog.replay.archive.Archive;
import org.aemberlog.replay.matches.Summaries;
import org.aemberlog.replay.matches.Summary;
import org.aemberlog.replay.view.Views;
import org.aemberlog.support.problems.Problem;
import org.aemberlog.support.problems.RequestReader;
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

/** {@code /matches/{id}/events}, {@code /state} and {@code /marks}. */
@RestController
class TimelineController {

    private static final String NEWLINE = "\n";

    private final Archive archive;
    private final Timeline timeline;
    private final Views views;
    private final Summaries summaries;
    private final ReadAccess watchers;
    private final RequestReader bodies;

    TimelineController(
            Archive archive,
            Timeline timeline,
            Views views,
            Summaries summaries,
            ReadAccess watchers,
            RequestReader bodies) {
        this.archive = archive;
        this.timeline = timeline;
        this.views = views;
        this.summaries = summaries;
        this.watchers = watchers;
        this.bodies = bodies;
    }

    /** A match that somebody looks at. */
    private record Look(Summary head, Perspective lens) {

        MatchId match() {
            return head.match();
        }
    }

    @Operation(
            summary = "The commits of a match by version range, one JSON document a line",
            description = "All of it, as it was sealed, or what a seat or a spectator may see of it.")
    @GetMapping(path = "/matches/{id}/events", produces = MediaType.APPLICATION_NDJSON_VALUE)
    Mono<ResponseEntity<Flux<byte[]>>> events(
            @PathVariable String id,
            @RequestParam(defaultValue = "1") long from,
            @RequestParam(required = false) Long to,
            @RequestParam(required = false) String as,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        return look(id, as, authorization).map(look -> {
            long last = to == null ? look.head().version() : to;
            requireRange(from, last, look.head().version());
            return ResponseEntity.ok()
                    .contentType(MediaType.APPLICATION_NDJSON)
                    .body(lines(look, from, last).map(TimelineController::line));
        });
    }

    private Flux<String> lines(Look look, long from, long to) {
        return look.lens()
                .viewer()
                .map(viewer -> views.events(look.match(), from, to, viewer))
                .orElseGet(() -> archive.texts(look.match(), from, to));
    }

    private static byte[] line(String commit) {
        return (commit + NEWLINE).getBytes(StandardCharsets.UTF_8);
    }

    @Operation(
            summary = "A match at a version",
            description = "The table as a seat or a spectator sees it, or all of it, with the state and" + " its hash.")
    @GetMapping("/matches/{id}/state")
    Mono<ResponseEntity<byte[]>> state(
            @PathVariable String id,
            @RequestParam(required = false) Long version,
            @RequestParam(required = false) String as,
            @RequestHeader(name = "Authorization", required = false) String authorization) {
        return look(id, as, authorization)
                .flatMap(look -> {
                    long wanted = version == null ? look.head().version() : version;
                    requireRange(wanted, wanted, look.head().version());
                    return at(look, wanted);
                })
                .map(TimelineController::answer);
    }

    private Mono<Map<String, Object>> at(Look look, long version) {
        var body = new LinkedHashMap<String, Object>();
        body.put("match", look.match());
        body.put("version", version);
        return look.lens()
                .viewer()
                .map(viewer -> seen(look, version, viewer, body))
                .orElseGet(() -> whole(look, version, body));
    }

    private Mono<Map<String, Object>> seen(Look look, long version, Viewer viewer, Map<String, Object> body) {
        return views.table(look.match(), version, viewer).map(table -> {
            body.put("table", table);
            return body;
        });
    }

    private Mono<Map<String, Object>> whole(Look look, long version, Map<String, Object> body) {
        return timeline.at(look.match(), version)
                .flatMap(state -> views.whole(state).map(table -> {
                    body.put("hash", Canonical.sha256(state));
                    body.put("state", state);
                    table.ifPresent(it -> body.put("table", it));
                    return body;
                }));
    }

    @Operation(
            summary = "The places of a match that are worth a jump",
            description = "And how the players stood at the end of each turn. Nothing is hidden.")
    @GetMapping("/matches/{id}/marks")
    Mono<ResponseEntity<byte[]>> marks(
            @PathVariable String id, @RequestHeader(name = "Authorization", required = false) String authorization) {
        return look(id, null, authorization)
                .flatMap(look -> archive.commits(look.match(), 1, look.head().version())
                        .collect(Marks::new, Marks::read)
                        .map(marks -> answer(body(look.head(), marks))));
    }

    private static Map<String, Object> body(Summary head, Marks marks) {
        var body = new LinkedHashMap<String, Object>();
        body.put("match", head.match());
        body.put("version", head.version());
        body.put("marks", marks.marks());
        body.put("curve", marks.curve());
        return body;
    }

    private static ResponseEntity<byte[]> answer(Object body) {
        return ResponseEntity.ok().contentType(MediaType.APPLICATION_JSON).body(Canonical.bytes(body));
    }

    private Mono<Look> look(String id, String as, String authorization) {
        var match = bodies.matchId(id);
        return summaries
                .find(match)
                .switchIfEmpty(Mono.error(() -> Problem.noSuchMatch(match)))
                .flatMap(head -> watchers.lens(match, head.endedAt().isPresent(), as, authorization)
                        .map(lens -> new Look(head, lens)));
    }

    private static void requireRange(long from, long to, long head) {
        if (from < 1 || to < from || to > head) {
            throw Problem.of(
                    HttpStatus.UNPROCESSABLE_CONTENT,
                    "version-out-of-range",
                    "There are no such versions",
                    "The match has the versions 1 to " + head + "; asked for were " + from + " to " + to + ".");
        }
    }
}
