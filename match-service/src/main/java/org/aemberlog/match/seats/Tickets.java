package org.aemberlog.match.seats;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.MACSigner;
import com.nimbusds.jose.crypto.MACVerifier;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import java.text.ParseException;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.Locale;
import java.util.Optional;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.match.problems.Problem;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/** Issues and checks the tokens of seats and spectators (docs/contracts.md, Tokens). */
@Component
public class Tickets {

    private static final String ISSUER = "aemberlog";
    private static final String SEAT = "seat";
    private static final String SPECTATOR = "spectator";
    private static final String BEARER = "Bearer ";

    private final Secret secret;
    private final Duration lifetime;

    Tickets(Secret secret, @Value("${aemberlog.tokens.lifetime}") Duration lifetime) {
        this.secret = secret;
        this.lifetime = lifetime;
    }

    /**
     * A token for a seat, or for a spectator when there is none.
     *
     * @param who whom the token is for, as its subject
     */
    public String issue(MatchId match, Optional<Seat> seat, String who) {
        var claims =
                new JWTClaimsSet.Builder()
                        .issuer(ISSUER)
                        .subject(who)
                        .claim("role", seat.isPresent() ? SEAT : SPECTATOR)
                        .claim("match", match.value())
                        .expirationTime(Date.from(Instant.now().plus(lifetime)));
        seat.ifPresent(s -> claims.claim(SEAT, s.name().toLowerCase(Locale.ROOT)));
        try {
            var token = new SignedJWT(new JWSHeader(JWSAlgorithm.HS256), claims.build());
            token.sign(new MACSigner(secret.bytes()));
            return token.serialize();
        } catch (JOSEException e) {
            throw new IllegalStateException("The token cannot be signed.", e);
        }
    }

    /**
     * Checks a token for a match.
     *
     * @param authorization the header's value, {@code Bearer ...}, or null
     */
    public Ticket check(String authorization, MatchId match) {
        if (authorization == null || !authorization.startsWith(BEARER)) {
            throw unauthorized("Send the seat's token in the header 'Authorization: Bearer ...'.");
        }
        var ticket = read(authorization.substring(BEARER.length()));
        if (!ticket.match().equals(match)) {
            throw Problem.of(
                    HttpStatus.FORBIDDEN,
                    "other-match",
                    "The token is for another match",
                    "The token is for match '" + ticket.match().value() + "'.");
        }
        return ticket;
    }

    private Ticket read(String token) {
        try {
            var jwt = SignedJWT.parse(token);
            var claims = jwt.getJWTClaimsSet();
            boolean genuine =
                    JWSAlgorithm.HS256.equals(jwt.getHeader().getAlgorithm())
                            && jwt.verify(new MACVerifier(secret.bytes()))
                            && ISSUER.equals(claims.getIssuer());
            if (!genuine) {
                throw unauthorized("The token is not one of ours.");
            }
            if (claims.getExpirationTime() == null
                    || !claims.getExpirationTime().toInstant().isAfter(Instant.now())) {
                throw unauthorized("The token has expired; use a new one.");
            }
            return ticket(claims);
        } catch (ParseException | JOSEException | IllegalArgumentException e) {
            throw unauthorized("The token cannot be read.");
        }
    }

    private static Ticket ticket(JWTClaimsSet claims) throws ParseException {
        var role = claims.getStringClaim("role");
        var match = claims.getStringClaim("match");
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

    private static Problem unauthorized(String detail) {
        return Problem.of(HttpStatus.UNAUTHORIZED, "token", "A valid token is needed", detail);
    }
}
