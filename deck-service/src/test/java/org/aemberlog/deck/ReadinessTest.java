package org.aemberlog.deck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.json.Plain;
import org.aemberlog.support.broker.Topics;
import org.junit.jupiter.api.Test;

class ReadinessTest extends RunningService {

    @Test
    void theWholePoolIsPublishedBeforeTheServiceIsReady() {
        await().until(() -> status("readiness").equals("UP"));
        Map<String, CardDefinition> published = kafka.history().stream()
                .peek(sent -> assertThat(sent.topic()).isEqualTo(Topics.CARD_POOLS))
                .filter(sent -> !sent.key().equals("manifest"))
                .collect(Collectors.toMap(
                        sent -> sent.key(),
                        sent -> Plain.read(CardDefinition.class, map(sent.value())),
                        (once, again) -> again));
        assertThat(published).isEqualTo(CardPool.all().pinned());
        var last = kafka.history().getLast();
        assertThat(last.key()).as("what readers wait for comes last").isEqualTo("manifest");
        assertThat((List<?>) map(last.value()).get("definitions"))
                .hasSize(published.size())
                .allMatch(published::containsKey);
    }

    @Test
    void livenessMetricsAndApiDocumentAreOpen() {
        assertThat(status("liveness")).isEqualTo("UP");
        http.get().uri("/actuator/prometheus").exchange().expectStatus().isOk();
        var api = get("/v3/api-docs");
        assertThat(String.valueOf(api.get("openapi"))).startsWith("3.1");
        assertThat(api.toString()).contains("Radiant Argus", "application/problem+json");
        assertThat(((Map<?, ?>) api.get("paths")).keySet().toString())
                .contains("/cards", "/cards/{id}", "/decks", "/decks/{id}");
    }

    private String status(String probe) {
        byte[] body = http.get()
                .uri("/actuator/health/" + probe)
                .exchange()
                .expectBody()
                .returnResult()
                .getResponseBody();
        return String.valueOf(map(body).get("status"));
    }
}
