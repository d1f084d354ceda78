package org.aemberlog.support.access;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.Base64;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SharedSecretTest {

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "not base64!", "dG9vIHNob3J0"})
    void nothingStartsWithoutAGoodSecret(String base64) {
        assertThatIllegalStateException()
                .isThrownBy(() -> new SharedSecret(base64).required())
                .withMessageContaining("AEMBERLOG_TOKENS_SECRET");
    }

    @Test
    void whatIsDerivedDependsOnTheSecretThePurposeAndTheName() {
        var secret = secret(1);
        assertThat(secret.derive("seed", "m")).hasSize(64).isEqualTo(secret.derive("seed", "m"));
        assertThat(secret.derive("seed", "m"))
                .isNotEqualTo(secret.derive("match", "m"))
                .isNotEqualTo(secret.derive("seed", "n"))
                .isNotEqualTo(secret(2).derive("seed", "m"));
    }

    private static SharedSecret secret(int first) {
        var bytes = new byte[32];
        bytes[0] = (byte) first;
        return new SharedSecret(Base64.getEncoder().encodeToString(bytes));
    }
}
