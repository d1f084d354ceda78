package org.aemberlog.standalone;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.MACSigner;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.Date;
import java.util.List;
import java.util.Set;

/** {@code token}: prints a judge's or an auditor's token for the platform that {@code up} runs. */
final class TokenCommand {

    private static final Duration LIFETIME = Duration.ofDays(1);
    private static final Set<String> ROLES = Set.of("judge", "auditor");

    private TokenCommand() {}

    static int run(List<String> arguments) {
        var options = new Options(arguments, Set.of("role", "name", "match"));
        try (var home = Home.usual()) {
            System.out.println(
                    token(
                            home.tokenSecret(),
                            options.text("role", ""),
                            options.text("name", "operator"),
                            options.text("match", "")));
        }
        return 0;
    }

    /**
     * A token that is good for a day.
     *
     * @param secret in base64
     * @param match the only match that it is for; all when empty
     */
    static String token(String secret, String role, String name, String match) {
        if (!ROLES.contains(role)) {
            throw new UsageException("The option --role is judge or auditor, not '" + role + "'.");
        }
        var claims =
                new JWTClaimsSet.Builder()
                        .issuer("aemberlog")
                        .subject(name)
                        .claim("role", role)
                        .expirationTime(Date.from(Instant.now().plus(LIFETIME)));
        if (!match.isEmpty()) {
            claims.claim("match", match);
        }
        try {
            var token = new SignedJWT(new JWSHeader(JWSAlgorithm.HS256), claims.build());
            token.sign(new MACSigner(Base64.getDecoder().decode(secret)));
            return token.serialize();
        } catch (JOSEException e) {
            throw new IllegalStateException("The token cannot be signed.", e);
        }
    }
}
