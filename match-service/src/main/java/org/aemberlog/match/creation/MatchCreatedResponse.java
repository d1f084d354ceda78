package org.aemberlog.match.creation;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.state.Seat;
import org.aemberlog.match.live.Transition;
import org.aemberlog.match.seats.SeatTokens;
import org.springframework.stereotype.Component;

/** What whoever created a match is told: its id and the tokens that we give out for it. */
@Component
class MatchCreatedResponse {

    private final SeatTokens tickets;

    MatchCreatedResponse(SeatTokens tickets) {
        this.tickets = tickets;
    }

    /** A bot's seat has no token. */
    Map<String, Object> to(Transition creation) {
        var state = creation.after().state();
        var issued = new LinkedHashMap<String, Object>();
        for (var seat : Seat.values()) {
            var player = state.setup(seat).player();
            var name = seat.name().toLowerCase(Locale.ROOT);
            Optional.of(seat)
                    .filter(it -> state.setup(it).bot().isEmpty())
                    .flatMap(it -> tickets.issue(state.match(), Optional.of(it), player))
                    .ifPresent(token -> issued.put(name, token));
        }
        tickets.issue(state.match(), Optional.empty(), "spectator").ifPresent(token -> issued.put("spectator", token));
        var body = new LinkedHashMap<String, Object>();
        body.put("match", state.match());
        body.put("version", creation.commit().version());
        body.put("tokens", issued);
        return body;
    }
}
