package org.aemberlog.replay.access;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.crypto.MACVerifier;
import com.nimbusds.jwt.SignedJWT;
import java.text.ParseException;
import java.time.Instant;
import java.util.Base64;
import java.util.Set;
import org.aemberlog.replay.problems.Problem;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/**
 * Checks tokens of auditors, judges and services (docs/contracts.md, Tokens). Facts and states hold
 * hidden cards, so while a match runs nobody else may read them.
 */
@Component
public class Auditors {

    private static final int SHORTEST_SECRET = 32;
    private static final String ISSUER = "aemberlog";
    private static final String BEARER = "Bearer ";
    private static final Set<String> ROLES = Set.of("auditor", "judge", "service");

    private final byte[] secret;

    /** The secret that tokens are signed with, in base64, at least 32 bytes. */
    @ConfigurationProperties("aemberlog.tokens")
    public record Settings(String secret) {}

    Auditors(Settings settings) {
        this.secret = Base64.getDecoder().decode(settings.secret());
        if (secret.length < SHORTEST_SECRET) {
            throw new IllegalStateException(
                    "aemberlog.tokens.secret has to be at least 32 bytes in base64; set"
                            + " AEMBERLOG_TOKENS_SECRET to the same as in match-service.");
        }
    }

    /** Refuses whoever is no auditor. */
    public void require(String authorization) {
        if (authorization == null || !authorization.startsWith(BEARER)) {
            throw Problem.of(
                    HttpStatus.UNAUTHORIZED,
                    "token",
                    "An auditor's token is needed",
                    "The match is still running and its facts hold hidden cards. Send an auditor's"
                            + " token in 'Authorization: Bearer ...', or wait for its end.");
        }
        if (!ROLES.contains(role(authorization.substring(BEARER.length())))) {
            throw Problem.of(
                    HttpStatus.FORBIDDEN,
                    "not-an-auditor",
                    "This token may not see hidden cards",
                    "Only tokens of the roles " + ROLES + " may while the match runs.");
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
            // Told below, like every other token that is not one of ours.
        }
        throw Problem.of(
                HttpStatus.UNAUTHORIZED,
                "token",
                "The token is not valid",
                "The token was not signed here or has expired.");
    }
}
