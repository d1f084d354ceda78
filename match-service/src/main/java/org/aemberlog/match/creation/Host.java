package org.aemberlog.match.creation;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Optional;
import org.aemberlog.game.state.Seat;
import org.aemberlog.match.live.Transition;
import org.aemberlog.match.seats.SeatTokens;
import org.springframework.stereotype.Component;

/** Welcomes whoever created a match. */
@Component
class Host {

    private final SeatTokens tickets;

    Host(SeatTokens tickets) {
        this.tickets = tickets;
    }

    /** A bot's seat has no token. */
    MatchCreatedResponse welcome(Transition creation) {
        var state = creation.after().state();
        var issued = new LinkedHashMap<String, String>();
        for (var seat : Seat.values()) {
            if (state.setup(seat).bot().isEmpty()) {
                tickets.issue(
                                state.match(),
                                Optional.of(seat),
                                state.setup(seat).player())
                        .ifPresent(token -> issued.put(seat.name().toLowerCase(Locale.ROOT), token));
            }
        }
        tickets.issue(state.match(), Optional.empty(), "spectator").ifPresent(token -> issued.put("spectator", token));
        return new MatchCreatedResponse(state.match(), creation.commit().version(), issued);
    }
}
