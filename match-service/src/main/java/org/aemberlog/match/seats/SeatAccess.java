package org.aemberlog.match.seats;

import java.util.Optional;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.view.Viewer;
import org.aemberlog.support.access.Principal;
import org.aemberlog.support.problems.Problem;
import org.springframework.http.HttpStatus;

/**
 * What a token says.
 *
 * @param seat the seat it is for; a ticket without one is a spectator's
 */
public record SeatAccess(MatchId match, Optional<Seat> seat) {

    /** What somebody's token says who is at a table. */
    public static SeatAccess of(Principal principal) {
        return new SeatAccess(principal.match().orElseThrow(), principal.seat());
    }

    /** The seat; a spectator is told that it takes one. */
    public Seat seated() {
        return seat.orElseThrow(() -> Problem.of(
                HttpStatus.FORBIDDEN, "spectators-only-watch", "A spectator cannot play", "Use the token of a seat."));
    }

    /** Whose eyes its holder looks through. */
    public Viewer viewer() {
        return seat.<Viewer>map(Viewer.Seated::new).orElseGet(Viewer.Spectator::new);
    }
}
