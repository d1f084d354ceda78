package org.aemberlog.support.access;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.support.problems.Problem;
import org.springframework.core.NestedExceptionUtils;
import org.springframework.http.HttpStatus;
import org.springframework.security.authentication.ReactiveAuthenticationManager;
import org.springframework.security.core.AuthenticationException;
import org.springframework.security.oauth2.server.resource.authentication.BearerTokenAuthenticationToken;
import org.springframework.security.oauth2.server.resource.authentication.JwtAuthenticationToken;
import org.springframework.security.oauth2.server.resource.authentication.JwtIssuerReactiveAuthenticationManagerResolver;
import reactor.core.publisher.Mono;

/** Gives out our own tokens and tells whose a token is (docs/contracts.md, Tokens). */
public final class Tokens {

    private static final String BEARER = "Bearer ";

    private static final int MOST_REMEMBERED = 10_000;
    private static final Duration REMEMBERED_FOR = Duration.ofMinutes(1);

    private final Optional<LocalTokenIssuer> own;
    private final Duration lifetime;
    private final Map<String, ReactiveAuthenticationManager> issuers;
    private final JwtIssuerReactiveAuthenticationManagerResolver resolver;
    private final Cache<String, Verified> remembered = Caffeine.newBuilder()
            .maximumSize(MOST_REMEMBERED)
            .expireAfterWrite(REMEMBERED_FOR)
            .build();

    /**
     * Believes these.
     *
     * @param own issues the tokens that this service gives out, if it gives any
     * @param lifetime for how long they are good
     * @param issuers all who are believed, by what their tokens say under {@code iss}
     */
    Tokens(Optional<LocalTokenIssuer> own, Duration lifetime, Map<String, ReactiveAuthenticationManager> issuers) {
        this.own = own;
        this.lifetime = lifetime;
        this.issuers = Map.copyOf(issuers);
        this.resolver = new JwtIssuerReactiveAuthenticationManagerResolver(
                issuer -> Mono.justOrEmpty(this.issuers.get(issuer)));
    }

    /**
     * Believes nobody but us, and us everything.
     *
     * @param lifetime for how long the tokens that it gives out are good
     */
    public static Tokens own(SharedSecret secret, Duration lifetime) {
        var roles = EnumSet.allOf(Role.class);
        return new Tokens(
                Optional.of(new LocalTokenIssuer(secret, roles)),
                lifetime,
                Map.of(LocalTokenIssuer.NAME, Authenticators.own(secret, roles)));
    }

    boolean believesAnybody() {
        return !issuers.isEmpty();
    }

    /** A token of ours for this principal, unless our own tokens may not give that role here. */
    public Optional<String> issue(Principal principal) {
        return issue(principal, lifetime);
    }

    /** The same, good for so long. */
    public Optional<String> issue(Principal principal, Duration goodFor) {
        return own.flatMap(issuer -> issuer.issue(principal, goodFor));
    }

    /**
     * Whose token it is; fails with the problem {@code token} if nobody's who is believed here. A token that was good a
     * moment ago is not checked again, unless it has expired since.
     *
     * @param authorization the header's value, {@code Bearer ...}, or null
     */
    public Mono<Principal> read(String authorization) {
        if (!isBearer(authorization)) {
            return Mono.error(unauthorized("Send a token in the header 'Authorization: Bearer ...'."));
        }
        return Mono.defer(() -> {
            var hash = Canonical.digest(authorization.getBytes(StandardCharsets.UTF_8));
            return Mono.justOrEmpty(remembered.getIfPresent(hash))
                    .filter(it -> Instant.now().isBefore(it.until()))
                    .switchIfEmpty(Mono.defer(() -> verified(authorization.substring(BEARER.length())))
                            .doOnNext(it -> remembered.put(hash, it)))
                    .map(Verified::principal);
        });
    }

    /** Whether a header has a token of ours, good or not; the scheme may be written small (RFC 9110, 11.1). */
    static boolean isBearer(String authorization) {
        return authorization != null && authorization.regionMatches(true, 0, BEARER, 0, BEARER.length());
    }

    /** Whose token was found to be good, and until when. */
    private record Verified(Principal principal, Instant until) {}

    private Mono<Verified> verified(String token) {
        return resolver.resolve(null)
                .flatMap(it -> it.authenticate(new BearerTokenAuthenticationToken(token)))
                .cast(JwtAuthenticationToken.class)
                .map(it -> new Verified(
                        (Principal) it.getPrincipal(), it.getToken().getExpiresAt()))
                .onErrorMap(IllegalArgumentException.class, e -> unauthorized("The token cannot be read."))
                .onErrorMap(
                        AuthenticationException.class,
                        e -> unauthorized("The token is not good here: "
                                + NestedExceptionUtils.getMostSpecificCause(e).getMessage() + "."));
    }

    static Problem unauthorized(String detail) {
        return Problem.of(HttpStatus.UNAUTHORIZED, "token", "A valid token is needed", detail);
    }
}
