package org.aemberlog.match.seats;

import com.nimbusds.jwt.JWTClaimsSet;
import java.text.ParseException;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.match.problems.Problem;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/**
 * Checks the tokens of judges (docs/contracts.md, Tokens). Whoever runs an event issues them, for
 * one match or for all: the players' door gives none, because who asks it is a player.
 */
@Component
public class Judges {

    private static final String ROLE = "role";
    private static final String JUDGE = "judge";
    private static final String MATCH = "match";
    private static final int LONGEST_NAME = 64;

    private final Tokens tokens;

    Judges(Tokens tokens) {
        this.tokens = tokens;
    }

    private record Ticket(String name, String match) {}

    /**
     * The name of the judge whose token it is, 1 to 64 characters.
     *
     * @param authorization the header's value, {@code Bearer ...}, or null
     */
    public String check(String authorization, MatchId match) {
        var ticket = tokens.read(authorization, Judges::ticket);
        if (ticket.match() != null && !ticket.match().equals(match.value())) {
            throw Problem.of(
                    HttpStatus.FORBIDDEN,
                    "other-match",
                    "The token is for another match",
                    "The token is for match '" + ticket.match() + "'.");
        }
        return ticket.name();
    }

    private static Ticket ticket(JWTClaimsSet claims) throws ParseException {
        var name = claims.getSubject();
        if (!JUDGE.equals(claims.getStringClaim(ROLE))) {
            throw Problem.of(
                    HttpStatus.FORBIDDEN,
                    "no-judge",
                    "Only a judge corrects a match",
                    "Use a token with the role 'judge'; whoever runs the event issues them.");
        }
        if (name == null || name.isBlank() || name.length() > LONGEST_NAME) {
            throw Problem.of(
                    HttpStatus.FORBIDDEN,
                    "no-judge",
                    "The token does not say who judges",
                    "Use a token whose subject is the judge's name, 1 to 64 characters.");
        }
        return new Ticket(name, claims.getStringClaim(MATCH));
    }
}
