package org.aemberlog.match.seats;

import java.util.Optional;
import java.util.Set;
import org.aemberlog.door.access.Caller;
import org.aemberlog.door.access.Doorkeeper;
import org.aemberlog.door.access.Gate;
import org.aemberlog.door.access.Role;
import org.aemberlog.door.access.Tokens;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;

/** Issues and checks the tokens of seats and spectators (docs/contracts.md, Tokens). */
@Component
public class Tickets {

    private static final Gate TABLE = new Gate(
            Set.of(Role.SEAT, Role.SPECTATOR),
            "no-seat",
            "The token is for no match",
            "Use the token of a seat or a spectator, as POST /matches gives them.");

    private final Tokens tokens;
    private final Doorkeeper doorkeeper;

    Tickets(Tokens tokens, Doorkeeper doorkeeper) {
        this.tokens = tokens;
        this.doorkeeper = doorkeeper;
    }

    /**
     * A token for a seat, or for a spectator when there is none; empty where other issuers give out
     * those.
     *
     * @param who whom the token is for, as its subject
     */
    public Optional<String> issue(MatchId match, Optional<Seat> seat, String who) {
        return tokens.issue(seat.map(it -> Caller.seated(who, match, it)).orElseGet(() -> Caller.watching(who, match)));
    }

    /**
     * Checks a token for a match.
     *
     * @param authorization the header's value, {@code Bearer ...}, or null
     */
    public Mono<Ticket> check(String authorization, MatchId match) {
        return doorkeeper.admit(TABLE, authorization, match).map(caller -> new Ticket(match, caller.seat()));
    }
}
