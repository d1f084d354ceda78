package org.aemberlog.rules.signing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.aemberlog.game.audit.SigningKey;
import org.aemberlog.support.http.HttpConfiguration;
import org.junit.jupiter.api.Test;
import org.springframework.test.web.reactive.server.WebTestClient;

class SigningTest {

    private final SigningKey now = SigningKey.generate();
    private final SigningKey before = SigningKey.generate();

    @Test
    void withoutAKeyTheServiceSaysHowToMakeOne() {
        for (var missing : new String[] {null, "", " "}) {
            assertThatThrownBy(() -> new Signing(new Signing.Settings(missing, List.of())))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("AEMBERLOG_SIGNING_KEY")
                    .hasMessageContaining("openssl genpkey");
        }
    }

    @Test
    void aKeyThatIsNoneIsNotRepeated() {
        assertThatThrownBy(() -> new Signing(new Signing.Settings("not-a-key", List.of())))
                .hasMessageContaining("PKCS#8")
                .hasMessageNotContaining("not-a-key");
    }

    @Test
    void everybodyMayKnowThePublicKeys() {
        var earlier = List.of(before.verifying().text(), "", now.verifying().text());
        var signing = new Signing(new Signing.Settings(now.text(), earlier));
        WebTestClient.bindToController(new KeysController(signing))
                .httpMessageCodecs(HttpConfiguration::records)
                .build()
                .get()
                .uri("/keys")
                .exchange()
                .expectStatus()
                .isOk()
                .expectBody(String.class)
                .value(body -> assertThat(body)
                        .isEqualTo("{\"keys\":[" + shown(now, true) + "," + shown(before, false) + "]}")
                        .doesNotContain(now.text()));
    }

    private static String shown(SigningKey key, boolean inUse) {
        return "{\"fingerprint\":\"%s\",\"inUse\":%s,\"key\":\"%s\"}"
                .formatted(key.verifying().fingerprint(), inUse, key.verifying().text());
    }
}
