package org.aemberlog.replay.audit;

import io.swagger.v3.oas.annotations.Operation;
import java.net.URI;
import java.nio.file.Files;
import org.aemberlog.game.audit.ReplayFile;
import org.aemberlog.game.audit.Verdict;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.support.http.ForOperators;
import org.aemberlog.support.limits.ClientAddresses;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
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
    private final UploadSpool spool;

    AuditController(VerificationExecutor desk, ReplayFiles files, UploadSpool spool) {
        this.desk = desk;
        this.files = files;
        this.spool = spool;
    }

    @Operation(summary = "The signed replay file of a finished match, as JSON lines")
    @GetMapping(path = "/matches/{id}/replay")
    Mono<ResponseEntity<byte[]>> getReplayFile(@PathVariable MatchId id, ServerHttpRequest request) {
        return desk.work(ClientAddresses.of(request), () -> files.of(id).bytes())
                .map(bytes -> ResponseEntity.ok()
                        .contentType(JSON_LINES)
                        .header(HttpHeaders.CONTENT_DISPOSITION, "attachment; filename=\"" + id.value() + ".jsonl\"")
                        .body(bytes));
    }

    @Operation(summary = "What is found when the replay file of a finished match is checked")
    @GetMapping("/matches/{id}/verification")
    Mono<Checked> getVerification(@PathVariable MatchId id, ServerHttpRequest request) {
        return desk.work(
                ClientAddresses.of(request),
                () -> new Checked(files.imported(id), desk.verdict(files.of(id).bytes())));
    }

    /** What was found of a match that is kept here, and whether it came as a file. */
    record Checked(boolean imported, Verdict verdict) {}

    @Operation(summary = "Checks a replay file and says what was found; nothing is kept")
    @PostMapping("/verify")
    Mono<ResponseEntity<Verdict>> verifyReplayFile(ServerHttpRequest request) {
        desk.requireTrust();
        return spool.keep(
                        request.getBody(),
                        MAX_BYTES,
                        file -> desk.work(ClientAddresses.of(request), () -> desk.verdict(Files.readAllBytes(file))))
                .map(ResponseEntity::ok);
    }

    @Operation(summary = "Checks a replay file and takes the match into the archive")
    @PostMapping("/replays")
    @ForOperators
    Mono<ResponseEntity<Checked>> importReplayFile(ServerHttpRequest request) {
        desk.requireTrust();
        return spool.keep(
                request.getBody(),
                MAX_BYTES,
                file -> desk.work(ClientAddresses.of(request), () -> taken(Files.readAllBytes(file))));
    }

    private ResponseEntity<Checked> taken(byte[] bytes) {
        var verdict = desk.verdict(bytes);
        verdict.finding().ifPresent(finding -> {
            throw AuditProblems.notGenuine(finding);
        });
        var match = verdict.match().orElseThrow();
        boolean fresh = files.take(ReplayFile.read(bytes));
        var location = URI.create("/matches/" + match.value());
        return (fresh ? ResponseEntity.created(location) : ResponseEntity.ok().location(location))
                .body(new Checked(files.imported(match), verdict));
    }
}
