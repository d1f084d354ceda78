package org.aemberlog.deck.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.aemberlog.deck.RunningService;
import org.aemberlog.support.limits.Paced;
import org.aemberlog.support.parts.OnlyOnEmbeddedParts;
import org.junit.jupiter.api.Test;
import org.springframework.http.MediaType;
import org.springframework.test.context.TestPropertySource;

/** Nobody fills the library. */
@OnlyOnEmbeddedParts
@TestPropertySource(
        properties = {
            "aemberlog.new-decks.address.requests=1",
            "aemberlog.new-decks.address.per=1h",
            "aemberlog.new-decks.address.burst=3",
            "server.forward-headers-strategy=native"
        })
class NewDecksTest extends RunningService {

    private int send(String address) {
        var request = http.post()
                .uri("/decks")
                .contentType(MediaType.APPLICATION_JSON)
                .bodyValue("{}");
        return Paced.status(request, address);
    }

    @Test
    void whoSendsTooManyDecksIsStoppedAndOthersAreNot() {
        var statuses = IntStream.range(0, 5).map(i -> send("192.0.2.1")).boxed().toList();
        assertThat(statuses).isEqualTo(List.of(400, 400, 400, 429, 429));
        assertThat(send("192.0.2.2")).isEqualTo(400);
        get("/decks");
    }
}
