package org.aemberlog.match.profiles;

import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.regex.Pattern;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.json.Flat;

/**
 * What opens a profile: 256 random bits in base64url. It cannot be guessed, so its plain hash is kept and not the secret.
 *
 * @param value 43 characters
 */
record ProfileSecret(String value) implements Flat {

    private static final int BYTES = 32;
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_-]{43}");

    ProfileSecret {
        if (!FORM.matcher(value).matches()) {
            throw new IllegalArgumentException("A profile's secret is 43 letters, digits, '-' or '_'.");
        }
    }

    static ProfileSecret next() {
        var bytes = new byte[BYTES];
        RANDOM.nextBytes(bytes);
        return new ProfileSecret(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
    }

    /** What is stored. */
    String hash() {
        return Canonical.digest(value.getBytes(StandardCharsets.UTF_8));
    }

    /** Not the secret: it may end up in a log. */
    @Override
    public String toString() {
        return "ProfileSecret[...]";
    }
}
