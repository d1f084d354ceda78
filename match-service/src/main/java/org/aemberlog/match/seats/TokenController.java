package org.aemberlog.match.seats;

import io.swagger.v3.oas.annotations.Operation;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.aemberlog.door.access.Caller;
import org.aemberlog.door.access.Doorkeeper;
import org.aemberlog.door.access.Gate;
import org.aemberlog.door.access.Role;
import org.aemberlog.match.Json;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;

/**
 * {@code GET /token}: what a token is good for. Whoever is handed one can ask before believing what
 * it says of itself.
 */
@RestController
class TokenController {

    private static final Gate ANYBODY = new Gate(
            EnumSet.allOf(Role.class),
            "no-role",
            "The token is good for nothing here",
            "Use a token that gives one of the roles of docs/contracts.md.");

    private final Doorkeeper doorkeeper;

    TokenController(Doorkeeper doorkeeper) {
        this.doorkeeper = doorkeeper;
    }

    @Operation(summary = "What the token is good for: its role, match or series, and seat")
    @GetMapping("/token")
    Mono<ResponseEntity<byte[]>> said(@RequestHeader(name = "Authorization", required = false) String authorization) {
        return doorkeeper.admit(ANYBODY, authorization).map(caller -> Json.ok(of(caller)));
    }

    private static Map<String, Object> of(Caller caller) {
        var said = new LinkedHashMap<String, Object>();
        caller.role().ifPresent(role -> said.put("role", role.text()));
        caller.match().ifPresent(match -> said.put("match", match));
        caller.series().ifPresent(series -> said.put("series", series));
        caller.seat().ifPresent(seat -> said.put("seat", seat.name().toLowerCase(Locale.ROOT)));
        return said;
    }
}
