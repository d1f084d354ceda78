package org.aemberlog.rules.recovery;

import io.swagger.v3.oas.annotations.Operation;
import org.aemberlog.support.access.Role;
import org.aemberlog.support.http.Roles;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Flux;

/** {@code POST /commits/republish}. */
@RestController
class CommitController {

    private final Republisher republisher;

    CommitController(Republisher republisher) {
        this.republisher = republisher;
    }

    @Operation(summary = "Send all commits to their topic again, telling every second how far it has come")
    @Roles(
            value = {Role.AUDITOR, Role.SERVICE},
            problem = "no-operator",
            title = "This token may not do this",
            advice = "Use a token with the role 'auditor' or 'service', as './aemberlog token' gives them.")
    @PostMapping(path = "/commits/republish", produces = MediaType.APPLICATION_NDJSON_VALUE)
    Flux<Republisher.Progress> republishCommits() {
        return republisher.republish();
    }
}
