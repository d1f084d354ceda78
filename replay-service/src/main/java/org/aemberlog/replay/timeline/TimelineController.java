package org.aemberlog.replay.timeline;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.json.Kept;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.view.TableView;
import org.aemberlog.replay.access.ForWatchers;
import org.aemberlog.replay.access.Perspective;
import org.aemberlog.replay.access.ReadAccess;
import org.aemberlog.replay.access.ReadingPace;
import org.aemberlog.replay.archive.Archive;
import org.aemberlog.replay.matches.Summaries;
import org.aemberlog.replay.matches.Summary;
import org.aemberlog.support.access.Principal;
import org.aemberlog.support.problems.Problem;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
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
    private final MatchViews views;
    private final MatchMarks marks;
    private final Summaries summaries;
    private final ReadAccess access;
    private final ReadingPace pace;

    TimelineController(
            Archive archive,
            Timeline timeline,
            MatchViews views,
            MatchMarks marks,
            Summaries summaries,
            ReadAccess access,
            ReadingPace pace) {
        this.archive = archive;
        this.timeline = timeline;
        this.views = views;
        this.marks = marks;
        this.summaries = summaries;
        this.access = access;
        this.pace = pace;
    }

    /** A match that somebody looks at. */
    private record Look(Summary head, Perspective perspective) {

        MatchId match() {
            return head.match();
        }
    }

    @Operation(
            summary = "The commits of a match by version range, one JSON document a line",
            description = "All of it, as it was sealed, or what a seat or a spectator may see of it.")
    @GetMapping(path = "/matches/{id}/events", produces = MediaType.APPLICATION_NDJSON_VALUE)
    @ForWatchers
    Mono<ResponseEntity<Flux<byte[]>>> getEvents(
            @PathVariable MatchId id,
            @RequestParam(defaultValue = "1") long from,
            @RequestParam(required = false) Long to,
            @RequestParam(required = false) String as,
            @Parameter(hidden = true) Mono<Principal> watcher,
            ServerHttpRequest reader) {
        return look(id, as, watcher).map(look -> {
            long last = to == null ? look.head().version() : to;
            requireRange(from, last, look.head().version());
            pace.take(reader, last - from + 1);
            return ResponseEntity.ok()
                    .contentType(MediaType.APPLICATION_NDJSON)
                    .body(lines(look, from, last).map(TimelineController::line));
        });
    }

    private Flux<String> lines(Look look, long from, long to) {
        return look.perspective()
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
    @ForWatchers
    Mono<At> getState(
            @PathVariable MatchId id,
            @RequestParam(required = false) Long version,
            @RequestParam(required = false) String as,
            @Parameter(hidden = true) Mono<Principal> watcher,
            ServerHttpRequest reader) {
        return look(id, as, watcher).flatMap(look -> {
            long wanted = version == null ? look.head().version() : version;
            requireRange(wanted, wanted, look.head().version());
            pace.take(reader);
            return at(look, wanted);
        });
    }

    /**
     * A match at a version.
     *
     * @param hash of the {@code state}, both for who sees everything
     * @param table empty while the definition of a card has not come
     */
    record At(
            MatchId match,
            long version,
            Optional<String> hash,
            Optional<MatchState> state,
            Optional<TableView> table) {}

    private Mono<At> at(Look look, long version) {
        return look.perspective()
                .viewer()
                .map(viewer -> views.table(look.match(), version, viewer)
                        .map(table ->
                                new At(look.match(), version, Optional.empty(), Optional.empty(), Optional.of(table))))
                .orElseGet(() -> whole(look, version));
    }

    private Mono<At> whole(Look look, long version) {
        return timeline.at(look.match(), version)
                .flatMap(state -> views.whole(state)
                        .map(table -> new At(
                                look.match(),
                                version,
                                Optional.of(Canonical.sha256(state)),
                                Optional.of(state),
                                table)));
    }

    @Operation(
            summary = "The places of a match that are worth a jump",
            description = "And how the players stood at the end of each turn. Nothing is hidden.")
    @GetMapping("/matches/{id}/marks")
    @ForWatchers
    Mono<Marked> getMarks(
            @PathVariable MatchId id, @Parameter(hidden = true) Mono<Principal> watcher, ServerHttpRequest reader) {
        return look(id, null, watcher)
                .doOnNext(_ -> pace.take(reader))
                .flatMap(look -> marks.at(look.match(), look.head().version())
                        .map(it -> new Marked(look.match(), look.head().version(), it.marks(), it.curve())));
    }

    /** The marks of a match, and how the players stood at the end of each turn. */
    record Marked(
            MatchId match,
            long version,
            @Kept List<Marks.Mark> marks,
            @Kept List<Marks.Point> curve) {}

    private Mono<Look> look(MatchId match, String as, Mono<Principal> watcher) {
        return summaries
                .find(match)
                .switchIfEmpty(Mono.error(() -> Problem.noSuchMatch(match)))
                .flatMap(head -> access.perspective(head.endedAt().isPresent(), as, watcher)
                        .map(perspective -> new Look(head, perspective)));
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
