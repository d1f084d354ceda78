package org.aemberlog.rules.lab;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.crypto.MACVerifier;
import com.nimbusds.jwt.SignedJWT;
import java.text.ParseException;
import java.time.Instant;
import java.util.Base64;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/**
 * Checks the tokens of judges (docs/contracts.md, Tokens). Without a secret the lab is closed, and
 * the rest of the service does not need one.
 */
@Component
class Judges {

    private static final int SHORTEST_SECRET = 32;
    private static final String ISSUER = "aemberlog";
    private static final String BEARER = "Bearer ";

    private final byte[] secret;

    /** The secret that tokens are signed with, in base64, at least 32 bytes; or nothing. */
    @ConfigurationProperties("aemberlog.tokens")
    record Settings(String secret) {}

    Judges(Settings settings) {
        var base64 = settings.secret() == null ? "" : settings.secret().strip();
        this.secret = Base64.getDecoder().decode(base64);
        if (secret.length > 0 && secret.length < SHORTEST_SECRET) {
            throw new IllegalStateException(
                    "aemberlog.tokens.secret has to be at least 32 bytes in base64; set"
                            + " AEMBERLOG_TOKENS_SECRET to the same as in match-service.");
        }
    }

    /** Refuses whoever is no judge. */
    void require(String authorization) {
        if (secret.length == 0) {
            throw Problem.of(
                    HttpStatus.SERVICE_UNAVAILABLE,
                    "lab-closed",
                    "The lab is closed",
                    "Nobody can be let in because this service was started without a secret for"
                            + " tokens; set AEMBERLOG_TOKENS_SECRET.");
        }
        if (authorization == null || !authorization.startsWith(BEARER)) {
            throw unauthorized("Send a judge's token in the header 'Authorization: Bearer ...'.");
        }
        if (!"judge".equals(role(authorization.substring(BEARER.length())))) {
            throw Problem.of(
                    HttpStatus.FORBIDDEN,
                    "no-judge",
                    "The lab is for judges",
                    "Use a token with the role 'judge'; whoever runs the event issues them.");
        }
    }

    private String role(String token) {
        try {
            var jwt = SignedJWT.parse(token);
            var claims = jwt.getJWTClaimsSet();
            boolean genuine =
                    JWSAlgorithm.HS256.equals(jwt.getHeader().getAlgorithm())
                            && jwt.verify(new MACVerifier(secret))
                            && ISSUER.equals(claims.getIssuer())
                            && claims.getExpirationTime() != null
                            && claims.getExpirationTime().toInstant().isAfter(Instant.now());
            if (genuine) {
                return String.valueOf(claims.getStringClaim("role"));
            }
        } catch (ParseException | JOSEException e) {
            throw unauthorized("The token cannot be read.");
        }
        throw unauthorized("The token was not signed here or has expired.");
    }

    private static Problem unauthorized(String detail) {
        var problem =
                Problem.of(HttpStatus.UNAUTHORIZED, "token", "A judge's token is needed", detail);
        problem.getHeaders().set(HttpHeaders.WWW_AUTHENTICATE, "Bearer");
        return problem;
    }
}
