package org.aemberlog.support.access;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.KeySourceException;
import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.JWKMatcher;
import com.nimbusds.jose.jwk.JWKSelector;
import com.nimbusds.jose.jwk.source.JWKSource;
import com.nimbusds.jose.jwk.source.JWKSourceBuilder;
import com.nimbusds.jose.proc.SecurityContext;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import com.nimbusds.jwt.proc.BadJWTException;
import com.nimbusds.jwt.proc.DefaultJWTClaimsVerifier;
import java.text.ParseException;
import java.util.List;
import java.util.Set;
import java.util.concurrent.RejectedExecutionException;
import org.aemberlog.support.problems.Problem;
import org.springframework.http.HttpStatus;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Scheduler;

/**
 * Somebody else who issues tokens, by OpenID Connect. Its keys are fetched when they are first
 * needed, kept, and fetched again for a key that is not among them; while it cannot be reached its
 * last keys stay good for ten times as long as they are kept.
 */
final class OtherIssuer implements Issuer {

    private final AccessSettings.Trusted trusted;
    private final ClaimNames names;
    private final PublishedKeys published;
    private final JWKSource<SecurityContext> keys;
    private final DefaultJWTClaimsVerifier<SecurityContext> claims;
    private final Scheduler bench;

    /**
     * An issuer that is believed.
     *
     * @param bench where fetching may block
     */
    OtherIssuer(AccessSettings.Trusted trusted, AccessSettings settings, Scheduler bench) {
        this.trusted = trusted;
        this.names = trusted.names();
        this.bench = bench;
        this.published = new PublishedKeys(trusted.url(), settings.timeout());
        this.keys = JWKSourceBuilder.create(published)
                .outageTolerant(true)
                .rateLimited(settings.refetchAfter().toMillis())
                .refreshAheadCache(false)
                .cache(
                        settings.keysFor().toMillis(),
                        settings.timeout().multipliedBy(4).toMillis())
                .build();
        var exactly = new JWTClaimsSet.Builder().issuer(trusted.url()).build();
        this.claims = new DefaultJWTClaimsVerifier<>(trusted.audience(), exactly, Set.of("sub", "exp"));
        this.claims.setMaxClockSkew(Math.toIntExact(settings.clockSkew().toSeconds()));
    }

    @Override
    public String name() {
        return trusted.url();
    }

    @Override
    public Mono<Principal> read(SignedJWT token) {
        return Mono.fromCallable(() -> verified(token))
                .subscribeOn(bench)
                .onErrorMap(RejectedExecutionException.class, e -> unavailable());
    }

    private Principal verified(SignedJWT token) throws JOSEException, ParseException {
        if (!Signatures.ACCEPTED.contains(token.getHeader().getAlgorithm())) {
            throw Tokens.unauthorized("Tokens of this issuer are signed by RS256, ES256 or EdDSA.");
        }
        for (var key : candidates(token)) {
            if (Signatures.isSignedWith(key, token)) {
                return principal(token.getJWTClaimsSet());
            }
        }
        throw Tokens.unauthorized("The token was not signed with a key that its issuer publishes.");
    }

    private List<JWK> candidates(SignedJWT token) {
        try {
            return keys.get(new JWKSelector(JWKMatcher.forJWSHeader(token.getHeader())), null);
        } catch (KeySourceException e) {
            if (published.everSeen()) {
                // It is known what it publishes, and this key was not among that a moment ago.
                return List.of();
            }
            throw unavailable();
        }
    }

    private Principal principal(JWTClaimsSet said) throws ParseException {
        try {
            claims.verify(said, null);
        } catch (BadJWTException e) {
            throw Tokens.unauthorized("The token is not good here: " + e.getMessage() + ".");
        }
        return names.principal(said, trusted.roles());
    }

    private Problem unavailable() {
        return Problem.of(
                HttpStatus.SERVICE_UNAVAILABLE,
                "issuer-unavailable",
                "The token cannot be checked now",
                "Its issuer, " + trusted.url() + ", does not answer; try again in a moment.");
    }
}
