package org.aemberlog.support.access;

import com.nimbusds.jose.jwk.source.ImmutableSecret;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import org.springframework.security.oauth2.jose.jws.MacAlgorithm;
import org.springframework.security.oauth2.jwt.JwsHeader;
import org.springframework.security.oauth2.jwt.JwtClaimsSet;
import org.springframework.security.oauth2.jwt.JwtEncoder;
import org.springframework.security.oauth2.jwt.JwtEncoderParameters;
import org.springframework.security.oauth2.jwt.NimbusJwtEncoder;

/** These services themselves: tokens signed with the secret that they share (HS256). */
final class LocalTokenIssuer {

    static final String NAME = "aemberlog";

    private static final JwsHeader HEADER = JwsHeader.with(MacAlgorithm.HS256).build();

    private final JwtEncoder encoder;
    private final Set<Role> roles;

    /**
     * Signs with this secret.
     *
     * @param roles the roles that its tokens may give
     */
    LocalTokenIssuer(SharedSecret secret, Set<Role> roles) {
        this.encoder = new NimbusJwtEncoder(new ImmutableSecret<>(secret.key()));
        this.roles = Set.copyOf(roles);
    }

    /** A token for this principal, unless it could not give the role. */
    Optional<String> issue(Principal principal, Duration lifetime) {
        return principal.role().filter(roles::contains).map(role -> signed(principal, lifetime));
    }

    private String signed(Principal principal, Duration lifetime) {
        var claims = JwtClaimsSet.builder()
                .issuer(NAME)
                .subject(principal.name())
                .expiresAt(Instant.now().plus(lifetime))
                .claims(it -> it.putAll(ClaimNames.OWN.of(principal)))
                .build();
        return encoder.encode(JwtEncoderParameters.from(HEADER, claims)).getTokenValue();
    }
}
