package org.aemberlog.match.series.http;

import java.util.Optional;
import java.util.Set;
import org.aemberlog.game.state.Seat;
import org.aemberlog.match.series.SeriesId;
import org.aemberlog.support.access.AccessControl;
import org.aemberlog.support.access.AccessRule;
import org.aemberlog.support.access.Principal;
import org.aemberlog.support.access.Role;
import org.aemberlog.support.access.Tokens;
import org.aemberlog.support.problems.Problem;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;

/** Issues and checks the tokens of the two sides of a series (docs/contracts.md, Tokens). */
@Component
public class SeriesTokens {

    private static final AccessRule SIDES = new AccessRule(
            Set.of(Role.SIDE),
            "no-side",
            "The token is for no series",
            "Use the token of a side, as POST /series gives them.");

    private final Tokens tokens;
    private final AccessControl accessControl;

    SeriesTokens(Tokens tokens, AccessControl accessControl) {
        this.tokens = tokens;
        this.accessControl = accessControl;
    }

    /**
     * A token for a side; empty where other issuers give out those.
     *
     * @param who whom the token is for, as its subject
     */
    public Optional<String> issue(SeriesId series, Seat side, String who) {
        return tokens.issue(Principal.siding(who, series.value(), side));
    }

    /**
     * Whose token it is.
     *
     * @param authorization the header's value, {@code Bearer ...}, or null
     */
    public Mono<Seat> check(String authorization, SeriesId series) {
        return accessControl.admit(SIDES, authorization).map(principal -> side(principal, series));
    }

    private static Seat side(Principal principal, SeriesId series) {
        var own = principal.series().orElseThrow();
        if (!own.equals(series.value())) {
            throw Problem.of(
                    HttpStatus.FORBIDDEN,
                    "other-series",
                    "The token is for another series",
                    "The token is for series '" + own + "'.");
        }
        return principal.seat().orElseThrow();
    }
}
