package org.aemberlog.rules.recovery;

import io.swagger.v3.oas.annotations.Operation;
import org.aemberlog.support.http.ForOperators;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** {@code /commits}. */
@RestController
@ForOperators
class CommitController {

    private final Republisher republisher;
    private final Recovery recovery;

    CommitController(Republisher republisher, Recovery recovery) {
        this.republisher = republisher;
        this.recovery = recovery;
    }

    @Operation(summary = "Send all commits to their topic again, telling every second how far it has come")
    @PostMapping(path = "/commits/republish", produces = MediaType.APPLICATION_NDJSON_VALUE)
    Flux<Republisher.Progress> republishCommits() {
        return republisher.republish();
    }

    @Operation(summary = "What the event store lacks of all that was published")
    @GetMapping("/commits/missing")
    Mono<Recovery.Missing> listMissingCommits() {
        return recovery.missing();
    }

    @Operation(summary = "Store what is missing again, telling every second how far it has come")
    @PostMapping(path = "/commits/restore", produces = MediaType.APPLICATION_NDJSON_VALUE)
    Flux<Recovery.Restored> restoreCommits() {
        return recovery.restore();
    }
}
