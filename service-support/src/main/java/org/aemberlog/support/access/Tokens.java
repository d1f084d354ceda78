package org.aemberlog.support.access;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jwt.SignedJWT;
import java.text.ParseException;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.aemberlog.support.problems.Problem;
import org.springframework.http.HttpStatus;
import reactor.core.publisher.Mono;
import reactor.util.context.Context;

/** Gives out our own tokens and tells whose a token is (docs/contracts.md, Tokens). */
public final class Tokens {

    static final String BEARER = "Bearer ";

    private final Optional<LocalTokenIssuer> own;
    private final Duration lifetime;
    private final Map<String, Issuer> issuers;

    /**
     * Believes these.
     *
     * @param own issues the tokens that this service gives out, if it gives any
     * @param lifetime for how long they are good
     * @param issuers all who are believed
     */
    Tokens(Optional<LocalTokenIssuer> own, Duration lifetime, List<? extends Issuer> issuers) {
        this.own = own;
        this.lifetime = lifetime;
        this.issuers = issuers.stream().collect(Collectors.toMap(Issuer::name, Function.identity()));
    }

    /**
     * Believes nobody but us, and us everything.
     *
     * @param lifetime for how long the tokens that it gives out are good
     */
    public static Tokens own(SharedSecret secret, Duration lifetime) {
        var own = new LocalTokenIssuer(secret, EnumSet.allOf(Role.class));
        return new Tokens(Optional.of(own), lifetime, List.of(own));
    }

    boolean believesAnybody() {
        return !issuers.isEmpty();
    }

    /** A token of ours for this principal, unless our own tokens may not give that role here. */
    public Optional<String> issue(Principal principal) {
        return own.flatMap(issuer -> issuer.issue(principal, lifetime));
    }

    /**
     * Whose token it is; fails with the problem {@code token} if nobody's who is believed here.
     *
     * @param authorization the header's value, {@code Bearer ...}, or null
     */
    public Mono<Principal> read(String authorization) {
        return Mono.deferContextual(context -> context.getOrEmpty(Introduced.class)
                .map(Introduced.class::cast)
                .filter(it -> it.authorization().equals(authorization))
                .map(it -> Mono.just(it.principal()))
                .orElseGet(() -> checked(authorization)));
    }

    /** Somebody whose token has been read in this request already. */
    private record Introduced(String authorization, Principal principal) {}

    /** What lets those who are asked later in this request know whose token it is. */
    public static Context introduce(String authorization, Principal principal) {
        return Context.of(Introduced.class, new Introduced(authorization, principal));
    }

    private Mono<Principal> checked(String authorization) {
        return Mono.defer(() -> parsed(authorization))
                .onErrorMap(
                        e -> e instanceof ParseException
                                || e instanceof JOSEException
                                || e instanceof IllegalArgumentException,
                        e -> unauthorized("The token cannot be read."));
    }

    private Mono<Principal> parsed(String authorization) {
        if (authorization == null || !authorization.startsWith(BEARER)) {
            throw unauthorized("Send a token in the header 'Authorization: Bearer ...'.");
        }
        try {
            var token = SignedJWT.parse(authorization.substring(BEARER.length()));
            var issuer = issuers.get(String.valueOf(token.getJWTClaimsSet().getIssuer()));
            if (issuer == null) {
                throw unauthorized("The token comes from nobody who is believed here.");
            }
            return issuer.read(token);
        } catch (ParseException e) {
            return Mono.error(e);
        }
    }

    static Problem unauthorized(String detail) {
        return Problem.of(HttpStatus.UNAUTHORIZED, "token", "A valid token is needed", detail);
    }
}
