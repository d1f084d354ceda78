package org.aemberlog.match.seats;

import com.nimbusds.jwt.JWTClaimsSet;
import java.text.ParseException;
import java.util.HashMap;
import java.util.Locale;
import java.util.Optional;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.match.problems.Problem;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/** Issues and checks the tokens of seats and spectators (docs/contracts.md, Tokens). */
@Component
public class Tickets {

    private static final String ROLE = "role";
    private static final String MATCH = "match";
    private static final String SEAT = "seat";
    private static final String SPECTATOR = "spectator";

    private final Tokens tokens;

    Tickets(Tokens tokens) {
        this.tokens = tokens;
    }

    /**
     * A token for a seat, or for a spectator when there is none.
     *
     * @param who whom the token is for, as its subject
     */
    public String issue(MatchId match, Optional<Seat> seat, String who) {
        var claims = new HashMap<String, String>();
        claims.put(ROLE, seat.isPresent() ? SEAT : SPECTATOR);
        claims.put(MATCH, match.value());
        seat.ifPresent(s -> claims.put(SEAT, s.name().toLowerCase(Locale.ROOT)));
        return tokens.issue(who, claims);
    }

    /**
     * Checks a token for a match.
     *
     * @param authorization the header's value, {@code Bearer ...}, or null
     */
    public Ticket check(String authorization, MatchId match) {
        var ticket = tokens.read(authorization, Tickets::ticket);
        if (!ticket.match().equals(match)) {
            throw Problem.of(
                    HttpStatus.FORBIDDEN,
                    "other-match",
                    "The token is for another match",
                    "The token is for match '" + ticket.match().value() + "'.");
        }
        return ticket;
    }

    private static Ticket ticket(JWTClaimsSet claims) throws ParseException {
        var role = claims.getStringClaim(ROLE);
        var match = claims.getStringClaim(MATCH);
        var seat = claims.getStringClaim(SEAT);
        if (match != null && SEAT.equals(role) && seat != null) {
            return new Ticket(
                    new MatchId(match), Optional.of(Seat.valueOf(seat.toUpperCase(Locale.ROOT))));
        }
        if (match != null && SPECTATOR.equals(role) && seat == null) {
            return new Ticket(new MatchId(match), Optional.empty());
        }
        throw Problem.of(
                HttpStatus.FORBIDDEN,
                "no-seat",
                "The token is for no match",
                "Use the token of a seat or a spectator, as POST /matches gives them.");
    }
}
