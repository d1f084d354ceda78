package org.aemberlog.replay.results;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.SplittableRandom;
import org.aemberlog.game.json.Plain;
import org.aemberlog.replay.PlayedMatch;
import org.aemberlog.replay.intake.RunningService;
import org.aemberlog.support.broker.Topics;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** The end of a match is told on the topic, once the archive has the whole of it. */
class ResultsTest extends RunningService {

    @Test
    void theEndIsToldOnce() {
        var played = PlayedMatch.finished("told", 30, new SplittableRandom(3));
        receive(played.commits().subList(0, 20));
        assertThat(sent("told")).isEmpty();
        receive(played.commits().subList(20, 30));
        receive(played.commits());
        assertThat(sent("told")).singleElement().satisfies(record -> {
            assertThat(record.topic()).isEqualTo(Topics.RESULTS);
            var id = record.headers().lastHeader("ce_id").value();
            assertThat(new String(id, UTF_8)).isEqualTo("told/30");
            var plain = new JsonMapper().readValue(record.value(), Map.class);
            var result = Plain.read(Result.class, plain);
            var head = played.commits().getLast();
            assertThat(result.version()).isEqualTo(30);
            assertThat(result.hash()).isEqualTo(head.hash());
            assertThat(result.winner()).hasToString("B");
            assertThat(result.b().player()).isEqualTo("Bob");
            assertThat(result.endedAt()).isEqualTo(head.at());
        });
    }

    @Test
    void nothingIsToldWhileACommitIsMissing() {
        var played = PlayedMatch.finished("missing", 12, new SplittableRandom(4));
        receive(played.commits().subList(0, 5));
        receive(played.commits().subList(6, 12));
        assertThat(sent("missing")).isEmpty();
        receive(played.commits().subList(5, 6));
        assertThat(sent("missing")).hasSize(1);
    }

    @Test
    void aMatchThatNobodyCameToHasNoResultAndCountsNowhere() {
        var before = statistics();
        receive(PlayedMatch.expired("nobody").commits());
        assertThat(sent("nobody")).isEmpty();
        assertThat(statistics()).isEqualTo(before);
        http.get()
                .uri("/matches/nobody")
                .exchange()
                .expectStatus()
                .isOk()
                .expectBody()
                .jsonPath("$.winner")
                .doesNotExist()
                .jsonPath("$.endedAt")
                .exists();
        http.get().uri("/matches/nobody/events").exchange().expectStatus().isOk();
        http.get()
                .uri("/matches/nobody/marks")
                .exchange()
                .expectBody()
                .jsonPath("$.marks[-1:].kind")
                .isEqualTo("match-expired");
    }

    private String statistics() {
        return http.get()
                .uri("/statistics/matches")
                .exchange()
                .expectBody(String.class)
                .returnResult()
                .getResponseBody();
    }

    @Test
    void aRunningMatchHasNoResult() {
        receive(PlayedMatch.running("open", 12, new SplittableRandom(5)).commits());
        assertThat(sent("open")).isEmpty();
    }
}
