package org.aemberlog.match.seats;

import java.util.Optional;
import java.util.Set;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.support.access.AccessControl;
import org.aemberlog.support.access.AccessRule;
import org.aemberlog.support.access.Principal;
import org.aemberlog.support.access.Role;
import org.aemberlog.support.access.Tokens;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;

/** Issues and checks the tokens of seats and spectators (docs/contracts.md, Tokens). */
@Component
public class SeatTokens {

    private static final AccessRule TABLE = new AccessRule(
            Set.of(Role.SEAT, Role.SPECTATOR),
            "no-seat",
            "The token is for no match",
            "Use the token of a seat or a spectator, as POST /matches gives them.");

    private final Tokens tokens;
    private final AccessControl accessControl;

    SeatTokens(Tokens tokens, AccessControl accessControl) {
        this.tokens = tokens;
        this.accessControl = accessControl;
    }

    /**
     * A token for a seat, or for a spectator when there is none; empty where other issuers give out
     * those.
     *
     * @param who whom the token is for, as its subject
     */
    public Optional<String> issue(MatchId match, Optional<Seat> seat, String who) {
        return tokens.issue(
                seat.map(it -> Principal.seated(who, match, it)).orElseGet(() -> Principal.watching(who, match)));
    }

    /**
     * Checks a token for a match.
     *
     * @param authorization the header's value, {@code Bearer ...}, or null
     */
    public Mono<SeatAccess> check(String authorization, MatchId match) {
        return accessControl
                .admit(TABLE, authorization, match)
                .map(principal -> new SeatAccess(match, principal.seat()));
    }
}
