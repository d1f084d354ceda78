package org.aemberlog.match.seats;

import io.swagger.v3.oas.annotations.Operation;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.aemberlog.match.Json;
import org.aemberlog.support.access.AccessControl;
import org.aemberlog.support.access.AccessRule;
import org.aemberlog.support.access.Principal;
import org.aemberlog.support.access.Role;
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

    private static final AccessRule ANYBODY = new AccessRule(
            EnumSet.allOf(Role.class),
            "no-role",
            "The token is good for nothing here",
            "Use a token that gives one of the roles of docs/contracts.md.");

    private final AccessControl accessControl;

    TokenController(AccessControl accessControl) {
        this.accessControl = accessControl;
    }

    @Operation(summary = "What the token is good for: its role, match or series, and seat")
    @GetMapping("/token")
    Mono<ResponseEntity<byte[]>> said(@RequestHeader(name = "Authorization", required = false) String authorization) {
        return accessControl.admit(ANYBODY, authorization).map(principal -> Json.ok(of(principal)));
    }

    private static Map<String, Object> of(Principal principal) {
        var said = new LinkedHashMap<String, Object>();
        principal.role().ifPresent(role -> said.put("role", role.text()));
        principal.match().ifPresent(match -> said.put("match", match));
        principal.series().ifPresent(series -> said.put("series", series));
        principal.seat().ifPresent(seat -> said.put("seat", seat.name().toLowerCase(Locale.ROOT)));
        return said;
    }
}
