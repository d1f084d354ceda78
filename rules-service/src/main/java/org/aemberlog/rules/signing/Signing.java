package org.aemberlog.rules.signing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.audit.SignedHead;
import org.aemberlog.game.audit.SigningKey;
import org.aemberlog.game.audit.VerifyingKey;
import org.aemberlog.game.event.Commit;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.stereotype.Component;

/** Signs the last commit of every match with the service's key. */
@Component
public class Signing {

    private final SigningKey key;
    private final List<VerifyingKey> keys = new ArrayList<>();

    /**
     * The keys of the service.
     *
     * @param key the Ed25519 private key to sign with: PKCS#8 in base64
     * @param earlierKeys the public keys in base64 of which the private ones signed before
     */
    @ConfigurationProperties("aemberlog.signing")
    public record Settings(String key, List<String> earlierKeys) {
        public Settings {
            earlierKeys = earlierKeys == null ? List.of() : List.copyOf(earlierKeys);
        }
    }

    /** A service without a key does not start: its matches could never be checked by anybody. */
    public Signing(Settings settings) {
        if (settings.key() == null || settings.key().isBlank()) {
            throw new IllegalStateException(
                    "aemberlog.signing.key is missing, with which the ends of matches are signed."
                            + " Set AEMBERLOG_SIGNING_KEY to the output of 'openssl genpkey"
                            + " -algorithm ed25519 -outform DER | base64 -w0', the same for all"
                            + " instances, and keep it.");
        }
        key = SigningKey.read(settings.key());
        keys.add(key.verifying());
        settings.earlierKeys().stream()
                .filter(earlier -> !earlier.isBlank())
                .map(VerifyingKey::read)
                .filter(earlier -> !keys.contains(earlier))
                .forEach(keys::add);
    }

    /** The signed head of the match that a commit ends; empty when the match goes on. */
    public Optional<SignedHead> headOf(Commit commit) {
        return commit.ends()
                ? Optional.of(key.sign(commit.match(), commit.version(), commit.hash()))
                : Optional.empty();
    }

    /** The keys with which heads can be checked, the one in use first. */
    List<VerifyingKey> keys() {
        return List.copyOf(keys);
    }
}
