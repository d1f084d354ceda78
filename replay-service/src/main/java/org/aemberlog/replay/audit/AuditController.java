package org.aemberlog.replay.audit;

import io.swagger.v3.oas.annotations.Operation;
import java.net.URI;
import java.nio.file.Files;
import java.util.LinkedHashMap;
import org.aemberlog.game.audit.ReplayFile;
import org.aemberlog.game.audit.Verdict;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.replay.access.Operators;
import org.aemberlog.support.problems.Problem;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;

/** Replay files over HTTP: had, checked and taken in. */
@RestController
class AuditController {

    /** The longest file that is taken over HTTP; a long match has a fifth of it. */
    private static final int MAX_BYTES = 16 << 20;

    private static final MediaType JSON_LINES = MediaType.parseMediaType("application/jsonl");

    private final VerificationExecutor desk;
    private final ReplayFiles files;
    private final Operators operators;
    private final UploadSpool spool;

    AuditController(VerificationExecutor desk, ReplayFiles files, Operators operators, UploadSpool spool) {
        this.desk = desk;
        this.files = files;
        this.operators = operators;
        this.spool = spool;
    }

    @Operation(summary = "The signed replay file of a finished match, as JSON lines")
    @GetMapping(path = "/matches/{id}/replay")
    Mono<ResponseEntity<byte[]>> replay(@PathVariable String id) {
        var match = match(id);
        return desk.work(() -> files.of(match).bytes())
                .map(bytes -> ResponseEntity.ok()
                        .contentType(JSON_LINES)
                        .header(HttpHeaders.CONTENT_DISPOSITION, "attachment; filename=\"" + id + ".jsonl\"")
                        .body(bytes));
    }

    @Operation(summary = "What is found when the replay file of a finished match is checked")
    @GetMapping("/matches/{id}/verification")
    Mono<ResponseEntity<byte[]>> verification(@PathVariable String id) {
        var match = match(id);
        return desk.work(() -> {
            var verdict = desk.verdict(files.of(match).bytes());
            return ResponseEntity.ok()
                    .contentType(MediaType.APPLICATION_JSON)
                    .body(answer(verdict, files.imported(match)));
        });
    }

    @Operation(summary = "Checks a replay file and says what was found; nothing is kept")
    @PostMapping("/verify")
    Mono<ResponseEntity<byte[]>> verify(ServerHttpRequest request) {
        desk.requireTrust();
        return spool.keep(request.getBody(), MAX_BYTES, file -> desk.work(() -> desk.verdict(Files.readAllBytes(file))))
                .map(verdict -> ResponseEntity.ok()
                        .contentType(MediaType.APPLICATION_JSON)
                        .body(Canonical.bytes(verdict)));
    }

    @Operation(summary = "Checks a replay file and takes the match into the archive")
    @PostMapping("/replays")
    Mono<ResponseEntity<byte[]>> take(
            ServerHttpRequest request, @RequestHeader(name = "Authorization", required = false) String authorization) {
        return operators
                .require(authorization)
                .doOnNext(_ -> desk.requireTrust())
                .then(spool.keep(
                        request.getBody(), MAX_BYTES, file -> desk.work(() -> taken(Files.readAllBytes(file)))));
    }

    private ResponseEntity<byte[]> taken(byte[] bytes) {
        var verdict = desk.verdict(bytes);
        verdict.finding().ifPresent(finding -> {
            throw AuditProblems.notGenuine(finding);
        });
        var match = verdict.match().orElseThrow();
        boolean fresh = files.take(ReplayFile.read(bytes));
        var location = URI.create("/matches/" + match.value());
        return (fresh ? ResponseEntity.created(location) : ResponseEntity.ok().location(location))
                .contentType(MediaType.APPLICATION_JSON)
                .body(answer(verdict, files.imported(match)));
    }

    private static byte[] answer(Verdict verdict, boolean imported) {
        var body = new LinkedHashMap<String, Object>();
        body.put("imported", imported);
        body.put("verdict", verdict);
        return Canonical.bytes(body);
    }

    private static MatchId match(String id) {
        try {
            return new MatchId(id);
        } catch (IllegalArgumentException e) {
            throw Problem.malformed(e.getMessage());
        }
    }
}
