package org.aemberlog.match.seats;

import java.util.Optional;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.view.Viewer;

/**
 * What a token says.
 *
 * @param seat the seat it is for; a ticket without one is a spectator's
 */
public record Ticket(MatchId match, Optional<Seat> seat) {

    /** Whose eyes its holder looks through. */
    public Viewer viewer() {
        return seat.<Viewer>map(Viewer.Seated::new).orElseGet(Viewer.Spectator::new);
    }
}
