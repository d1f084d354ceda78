package org.aemberlog.standalone.platform;

import java.security.SecureRandom;
import java.util.Base64;
import java.util.List;
import org.aemberlog.game.audit.SigningKey;

/**
 * What the services of a platform know and nobody else does.
 *
 * @param token what tokens are signed with, in base64
 * @param signing what the ends of matches are signed with
 */
public record ServiceSecrets(String token, SigningKey signing) {

    private static final int TOKEN_BYTES = 32;

    /** New ones. */
    public static ServiceSecrets generate() {
        return new ServiceSecrets(newToken(), SigningKey.generate());
    }

    /** A new secret for tokens. */
    static String newToken() {
        var bytes = new byte[TOKEN_BYTES];
        new SecureRandom().nextBytes(bytes);
        return Base64.getEncoder().encodeToString(bytes);
    }

    /** As arguments of any service. */
    public List<String> arguments() {
        return List.of(
                "--aemberlog.tokens.secret=" + token,
                "--aemberlog.signing.key=" + signing.text(),
                "--aemberlog.audit.trusted-keys=" + signing.verifying().text());
    }
}
