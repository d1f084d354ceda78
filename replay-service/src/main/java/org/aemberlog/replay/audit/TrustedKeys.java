package org.aemberlog.replay.audit;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.aemberlog.game.audit.VerifyingKey;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.stereotype.Component;

/** The keys whose signatures are believed here: those of the organizers that one plays with. */
@Component
class TrustedKeys {

    private final Set<VerifyingKey> keys;

    /**
     * What is believed and how long it may take to find out.
     *
     * @param trustedKeys public keys in base64, as rules-service lists them under {@code /keys}
     * @param seconds how long a file is checked before that is given up
     */
    @ConfigurationProperties("aemberlog.audit")
    record Settings(List<String> trustedKeys, int seconds) {
        Settings {
            trustedKeys = trustedKeys == null ? List.of() : List.copyOf(trustedKeys);
        }
    }

    TrustedKeys(Settings settings) {
        keys = settings.trustedKeys().stream()
                .filter(key -> !key.isBlank())
                .map(VerifyingKey::read)
                .collect(Collectors.toUnmodifiableSet());
    }

    Set<VerifyingKey> all() {
        return keys;
    }
}
