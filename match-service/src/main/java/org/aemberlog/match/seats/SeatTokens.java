package org.aemberlog.match.seats;

import java.util.Optional;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.support.access.Principal;
import org.aemberlog.support.access.Tokens;
import org.springframework.stereotype.Component;

/** Issues the tokens of seats and spectators (docs/contracts.md, Tokens). */
@Component
public class SeatTokens {

    private final Tokens tokens;

    SeatTokens(Tokens tokens) {
        this.tokens = tokens;
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
}
