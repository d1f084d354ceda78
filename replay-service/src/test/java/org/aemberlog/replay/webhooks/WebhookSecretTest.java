package org.aemberlog.replay.webhooks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The signature is that of the Standard Webhooks specification. */
class WebhookSecretTest {

    /** The example of the specification's own reference libraries. */
    @Test
    void theExampleOfTheSpecification() {
        var secret = new WebhookSecret("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw");
        assertThat(secret.sign("msg_p5jXN8AQM9LWM0D4loKWxJek", 1614265330, "{\"test\": 2432232314}"))
                .isEqualTo("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "whsec_",
                "whsec_c2hvcnQ=",
                "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
                "whsec_not base64 but as long as a secret is",
                "whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="
            })
    void whatIsNoSecretIsRejected(String text) {
        assertThatThrownBy(() -> new WebhookSecret(text)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aSecretIsNeverWrittenToALog() {
        var secret = WebhookSecret.generate();
        assertThat(secret.toString()).doesNotContain(secret.text().substring(6));
        assertThat(WebhookSecret.generate()).isNotEqualTo(secret);
    }
}
