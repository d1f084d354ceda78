package org.aemberlog.match.seats;

import io.swagger.v3.oas.annotations.Operation;
import java.util.Optional;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.support.access.Principal;
import org.aemberlog.support.access.Role;
import org.aemberlog.support.http.Roles;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/**
 * {@code GET /token}: what a token is good for. Whoever is handed one can ask before believing what
 * it says of itself.
 */
@RestController
class TokenController {

    /** What a token says. */
    record Said(Optional<Role> role, Optional<MatchId> match, Optional<String> series, Optional<Seat> seat) {}

    @Operation(summary = "What the token is good for: its role, match or series, and seat")
    @GetMapping("/token")
    @Roles(
            value = {Role.SEAT, Role.SIDE, Role.SPECTATOR, Role.PROFILE, Role.JUDGE, Role.AUDITOR, Role.SERVICE},
            problem = "no-role",
            title = "The token gives no role here",
            advice = "Use a token that gives one of the roles of docs/contracts.md.",
            aboutAll = false)
    Said readToken(Principal principal) {
        return new Said(principal.role(), principal.match(), principal.series(), principal.seat());
    }
}
