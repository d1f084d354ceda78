package org.aemberlog.deck.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.aemberlog.deck.RunningService;
import org.aemberlog.support.limits.Paced;
import org.aemberlog.support.parts.OnlyOnEmbeddedParts;
import org.junit.jupiter.api.Test;
import org.springframework.test.context.TestPropertySource;

/** Nobody makes the service look through the library all the time. */
@OnlyOnEmbeddedParts
@TestPropertySource(
        properties = {
            "aemberlog.deck-lists.address.requests=1",
            "aemberlog.deck-lists.address.per=1h",
            "aemberlog.deck-lists.address.burst=3",
            "server.forward-headers-strategy=native"
        })
class DeckListsTest extends RunningService {

    private int search(String address) {
        return Paced.status(http.get().uri("/decks?name=argus"), address);
    }

    @Test
    void whoSearchesTooOftenIsStoppedAndOthersAreNot() {
        var statuses =
                IntStream.range(0, 5).map(i -> search("192.0.2.1")).boxed().toList();
        assertThat(statuses).isEqualTo(List.of(200, 200, 200, 429, 429));
        assertThat(search("192.0.2.2")).isEqualTo(200);
    }
}
