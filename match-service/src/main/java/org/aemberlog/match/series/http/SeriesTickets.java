package org.aemberlog.match.series.http;

import com.nimbusds.jwt.JWTClaimsSet;
import java.text.ParseException;
import java.util.Locale;
import java.util.Map;
import org.aemberlog.game.state.Seat;
import org.aemberlog.match.problems.Problem;
import org.aemberlog.match.seats.Tokens;
import org.aemberlog.match.series.SeriesId;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/** Issues and checks the tokens of the two sides of a series (docs/contracts.md, Tokens). */
@Component
class SeriesTickets {

    private static final String ROLE = "role";
    private static final String SIDE = "side";
    private static final String SERIES = "series";
    private static final String SEAT = "seat";

    private final Tokens tokens;

    SeriesTickets(Tokens tokens) {
        this.tokens = tokens;
    }

    private record Ticket(SeriesId series, Seat seat) {}

    /**
     * A token for a side.
     *
     * @param who whom the token is for, as its subject
     */
    String issue(SeriesId series, Seat seat, String who) {
        var name = seat.name().toLowerCase(Locale.ROOT);
        return tokens.issue(who, Map.of(ROLE, SIDE, SERIES, series.value(), SEAT, name));
    }

    /**
     * Whose token it is.
     *
     * @param authorization the header's value, {@code Bearer ...}, or null
     */
    Seat check(String authorization, SeriesId series) {
        var ticket = tokens.read(authorization, SeriesTickets::ticket);
        if (!ticket.series().equals(series)) {
            throw Problem.of(
                    HttpStatus.FORBIDDEN,
                    "other-series",
                    "The token is for another series",
                    "The token is for series '" + ticket.series().value() + "'.");
        }
        return ticket.seat();
    }

    private static Ticket ticket(JWTClaimsSet claims) throws ParseException {
        var series = claims.getStringClaim(SERIES);
        var seat = claims.getStringClaim(SEAT);
        if (!SIDE.equals(claims.getStringClaim(ROLE)) || series == null || seat == null) {
            throw Problem.of(
                    HttpStatus.FORBIDDEN,
                    "no-side",
                    "The token is for no series",
                    "Use the token of a side, as POST /series gives them.");
        }
        return new Ticket(new SeriesId(series), Seat.valueOf(seat.toUpperCase(Locale.ROOT)));
    }
}
