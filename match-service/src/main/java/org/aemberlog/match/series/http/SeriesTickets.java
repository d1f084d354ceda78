package org.aemberlog.match.series.http;

import java.util.Optional;
import java.util.Set;
import org.aemberlog.door.access.Caller;
import org.aemberlog.door.access.Doorkeeper;
import org.aemberlog.door.access.Gate;
import org.aemberlog.door.access.Role;
import org.aemberlog.door.access.Tokens;
import org.aemberlog.door.problems.Problem;
import org.aemberlog.game.state.Seat;
import org.aemberlog.match.series.SeriesId;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;

/** Issues and checks the tokens of the two sides of a series (docs/contracts.md, Tokens). */
@Component
public class SeriesTickets {

    private static final Gate SIDES = new Gate(
            Set.of(Role.SIDE),
            "no-side",
            "The token is for no series",
            "Use the token of a side, as POST /series gives them.");

    private final Tokens tokens;
    private final Doorkeeper doorkeeper;

    SeriesTickets(Tokens tokens, Doorkeeper doorkeeper) {
        this.tokens = tokens;
        this.doorkeeper = doorkeeper;
    }

    /**
     * A token for a side; empty where other issuers give out those.
     *
     * @param who whom the token is for, as its subject
     */
    public Optional<String> issue(SeriesId series, Seat side, String who) {
        return tokens.issue(Caller.siding(who, series.value(), side));
    }

    /**
     * Whose token it is.
     *
     * @param authorization the header's value, {@code Bearer ...}, or null
     */
    public Mono<Seat> check(String authorization, SeriesId series) {
        return doorkeeper.admit(SIDES, authorization).map(caller -> side(caller, series));
    }

    private static Seat side(Caller caller, SeriesId series) {
        var own = caller.series().orElseThrow();
        if (!own.equals(series.value())) {
            throw Problem.of(
                    HttpStatus.FORBIDDEN,
                    "other-series",
                    "The token is for another series",
                    "The token is for series '" + own + "'.");
        }
        return caller.seat().orElseThrow();
    }
}
