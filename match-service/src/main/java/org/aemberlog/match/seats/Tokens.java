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
import java.util.Map;
import org.aemberlog.match.problems.Problem;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/** Signs tokens and tells whether one is ours (docs/contracts.md, Tokens). */
@Component
public class Tokens {

    private static final String ISSUER = "aemberlog";
    private static final String BEARER = "Bearer ";

    private final Secret secret;
    private final Duration lifetime;

    Tokens(Secret secret, @Value("${aemberlog.tokens.lifetime}") Duration lifetime) {
        this.secret = secret;
        this.lifetime = lifetime;
    }

    /**
     * A token that says this.
     *
     * @param who whom the token is for, as its subject
     */
    public String issue(String who, Map<String, String> claims) {
        var all =
                new JWTClaimsSet.Builder()
                        .issuer(ISSUER)
                        .subject(who)
                        .expirationTime(Date.from(Instant.now().plus(lifetime)));
        claims.forEach(all::claim);
        try {
            var token = new SignedJWT(new JWSHeader(JWSAlgorithm.HS256), all.build());
            token.sign(new MACSigner(secret.bytes()));
            return token.serialize();
        } catch (JOSEException e) {
            throw new IllegalStateException("The token cannot be signed.", e);
        }
    }

    /** What a token means to somebody. */
    @FunctionalInterface
    public interface Meaning<T> {
        /** Reads the claims; may fail with a problem when they are for something else. */
        T of(JWTClaimsSet claims) throws ParseException;
    }

    /**
     * Reads a token of ours; fails with the problem "token" if it is none.
     *
     * @param authorization the header's value, {@code Bearer ...}, or null
     */
    public <T> T read(String authorization, Meaning<T> meaning) {
        if (authorization == null || !authorization.startsWith(BEARER)) {
            throw unauthorized("Send the seat's token in the header 'Authorization: Bearer ...'.");
        }
        try {
            var jwt = SignedJWT.parse(authorization.substring(BEARER.length()));
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
            return meaning.of(claims);
        } catch (ParseException | JOSEException | IllegalArgumentException e) {
            throw unauthorized("The token cannot be read.");
        }
    }

    private static Problem unauthorized(String detail) {
        return Problem.of(HttpStatus.UNAUTHORIZED, "token", "A valid token is needed", detail);
    }
}
