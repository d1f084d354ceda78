package org.aemberlog.support.access;

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
import java.util.Optional;
import java.util.Set;
import reactor.core.publisher.Mono;

/** These services themselves: tokens signed with the secret that they share (HS256). */
final class LocalTokenIssuer implements Issuer {

    static final String NAME = "aemberlog";

    private final SharedSecret secret;
    private final Set<Role> roles;

    /**
     * Signs with this secret.
     *
     * @param roles the roles that its tokens may give
     */
    LocalTokenIssuer(SharedSecret secret, Set<Role> roles) {
        this.secret = secret.required();
        this.roles = Set.copyOf(roles);
    }

    @Override
    public String name() {
        return NAME;
    }

    /** A token for this principal, unless it could not give the role. */
    Optional<String> issue(Principal principal, Duration lifetime) {
        return principal.role().filter(roles::contains).map(role -> signed(principal, lifetime));
    }

    private String signed(Principal principal, Duration lifetime) {
        var claims = new JWTClaimsSet.Builder()
                .issuer(NAME)
                .subject(principal.name())
                .expirationTime(Date.from(Instant.now().plus(lifetime)));
        ClaimNames.OWN.of(principal).forEach(claims::claim);
        try {
            var token = new SignedJWT(new JWSHeader(JWSAlgorithm.HS256), claims.build());
            token.sign(new MACSigner(secret.bytes()));
            return token.serialize();
        } catch (JOSEException e) {
            throw new IllegalStateException("The token cannot be signed.", e);
        }
    }

    @Override
    public Mono<Principal> read(SignedJWT token) {
        return Mono.fromCallable(() -> verified(token));
    }

    private Principal verified(SignedJWT token) throws ParseException, JOSEException {
        boolean genuine = JWSAlgorithm.HS256.equals(token.getHeader().getAlgorithm())
                && token.verify(new MACVerifier(secret.bytes()));
        if (!genuine) {
            throw Tokens.unauthorized("The token was not signed here.");
        }
        var claims = token.getJWTClaimsSet();
        var now = Instant.now();
        var end = claims.getExpirationTime();
        if (end == null || !end.toInstant().isAfter(now)) {
            throw Tokens.unauthorized("The token has expired; use a new one.");
        }
        var begin = claims.getNotBeforeTime();
        if (begin != null && begin.toInstant().isAfter(now)) {
            throw Tokens.unauthorized("The token is not good yet; wait.");
        }
        return ClaimNames.OWN.principal(claims, roles);
    }
}
