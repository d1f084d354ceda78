package org.aemberlog.match.creation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.aemberlog.match.table.MatchServiceTest;
import org.aemberlog.match.table.TestDecks;
import org.junit.jupiter.api.Test;
import org.springframework.test.context.TestPropertySource;

/** A server for more than practice. */
@TestPropertySource(properties = "aemberlog.matches.chosen-seeds=false")
class SecretSeedTest extends MatchServiceTest {

    @Test
    void aSeedCannotBeChosen() {
        var answer = http.post()
                .uri("/matches")
                .bodyValue(wanted(TestDecks.GIANTS, TestDecks.KNIGHTS))
                .exchange();
        expectProblem(answer, 422, "seed-not-allowed");
        assertThat(referee.sent()).isEmpty();
    }

    @Test
    void theSameKeyGivesTheSameMatch() {
        var body = wanted(TestDecks.GIANTS, TestDecks.KNIGHTS);
        body.remove("seed");
        var games = Stream.of("key", "key", "another")
                .map(key -> game(http.post()
                        .uri("/matches")
                        .header("Idempotency-Key", key)
                        .bodyValue(body)
                        .exchange()))
                .toList();
        assertThat(games.get(1).id()).isEqualTo(games.get(0).id());
        assertThat(games.get(2).id()).isNotEqualTo(games.get(0).id());
        // Whoever has the key is given the seats' tokens, and ids of intents are open once the match is over.
        assertThat(referee.sent()).isNotEmpty().noneMatch(it -> it.intentId().contains("key"));
    }
}
