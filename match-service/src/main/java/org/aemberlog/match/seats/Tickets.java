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
import java.util.Base64;
import java.util.Date;
import java.util.Locale;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.match.problems.Problem;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/** Issues and checks the tokens of seats and spectators (docs/contracts.md, Tokens). */
@Component
public class Tickets {

    private static final int SHORTEST_SECRET = 32;
    private static final String ISSUER = "aemberlog";
    private static final String BEARER = "Bearer ";

    private final byte[] secret;
    private final Duration lifetime;

    /** How tokens are made: the secret in base64, at least 32 bytes. */
    @ConfigurationProperties("aemberlog.tokens")
    public record Settings(String secret, Duration lifetime) {}

    Tickets(Settings settings) {
        this.secret = Base64.getDecoder().decode(settings.secret());
        this.lifetime = settings.lifetime();
        if (secret.length < SHORTEST_SECRET) {
            throw new IllegalStateException(
                    "aemberlog.tokens.secret has to be at least 32 bytes in base64; set"
                            + " AEMBERLOG_TOKENS_SECRET, for example to the output of"
                            + " 'openssl rand -base64 32'.");
        }
    }

    /** A token for a seat, or for a spectator when there is none. */
    public String issue(MatchId match, Optional<Seat> seat) {
        var claims =
                new JWTClaimsSet.Builder()
                        .issuer(ISSUER)
                        .claim("role", seat.isPresent() ? "seat" : "spectator")
                        .claim("match", match.value())
                        .expirationTime(Date.from(Instant.now().plus(lifetime)));
        seat.ifPresent(s -> claims.claim("seat", s.name().toLowerCase(Locale.ROOT)));
        try {
            var token = new SignedJWT(new JWSHeader(JWSAlgorithm.HS256), claims.build());
            token.sign(new MACSigner(secret));
            return token.serialize();
        } catch (JOSEException e) {
            throw new IllegalStateException("The token cannot be signed.", e);
        }
    }

    /**
     * Checks a token for a match.
     *
     * @param authorization the header's value, {@code Bearer ...}
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
                            && jwt.verify(new MACVerifier(secret))
                            && ISSUER.equals(claims.getIssuer())
                            && claims.getStringClaim("match") != null;
            if (!genuine) {
                throw unauthorized("The token is not one of ours.");
            }
            if (claims.getExpirationTime() == null
                    || claims.getExpirationTime().toInstant().isBefore(Instant.now())) {
                throw unauthorized("The token has expired; ask for a new one.");
            }
            var seat = Optional.ofNullable(claims.getStringClaim("seat"));
            return new Ticket(
                    new MatchId(claims.getStringClaim("match")),
                    seat.map(s -> Seat.valueOf(s.toUpperCase(Locale.ROOT))));
        } catch (ParseException | JOSEException | IllegalArgumentException e) {
            throw unauthorized("The token cannot be read.");
        }
    }

    private static Problem unauthorized(String detail) {
        return Problem.of(HttpStatus.UNAUTHORIZED, "token", "A valid token is needed", detail);
    }

    /** The secret seed of a match: only whoever has the token secret can know it beforehand. */
    public String seedOf(MatchId match) {
        try {
            var mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(secret, "HmacSHA256"));
            return java.util.HexFormat.of()
                    .formatHex(mac.doFinal(("seed/" + match.value()).getBytes()));
        } catch (java.security.GeneralSecurityException e) {
            throw new IllegalStateException("Every Java has HmacSHA256.", e);
        }
    }
}
