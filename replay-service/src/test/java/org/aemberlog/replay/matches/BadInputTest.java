package org.aemberlog.replay.matches;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.aemberlog.replay.PlayedMatch;
import org.aemberlog.replay.intake.RunningService;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.http.HttpMethod;

/** Whatever is asked wrongly is answered with a document that says what was expected. */
class BadInputTest extends RunningService {

    @BeforeEach
    void oneFinishedMatch() {
        receive(PlayedMatch.finished("known", 6, new SplittableRandom(1)).commits());
    }

    @ParameterizedTest
    @CsvSource({
        "/matches?limit=0,                 400, malformed,            1 to 200",
        "/matches?limit=201,               400, malformed,            1 to 200",
        "/matches?limit=-1,                400, malformed,            1 to 200",
        "/matches?limit=many,              400, malformed,            limit",
        "/matches?limit=99999999999,       400, malformed,            limit",
        "/matches?before=yesterday,        400, malformed,            before",
        "/matches/unknown,                 404, no-such-match,        unknown",
        "/matches/unknown/events,           404, no-such-match,        unknown",
        "/matches/unknown/state,           404, no-such-match,        unknown",
        "/matches/a b,                     400, malformed,            letters",
        "/matches/$where/state,            400, malformed,            letters",
        "/matches/known/state?version=0,   422, version-out-of-range, 1 to 6",
        "/matches/known/state?version=7,   422, version-out-of-range, 1 to 6",
        "/matches/known/state?version=-1,  422, version-out-of-range, 1 to 6",
        "/matches/known/state?version=one, 400, malformed,            version",
        "/matches/known/events?from=0,      422, version-out-of-range, 1 to 6",
        "/matches/known/events?from=4&to=3, 422, version-out-of-range, 4 to 3",
        "/matches/known/events?to=7,        422, version-out-of-range, 1 to 6",
        "/matches/known/events?from=one,    400, malformed,            from",
        "/nothing,                         404, no-such-resource,     api-docs"
    })
    void whatIsWrongIsSaid(String path, int status, String type, String detail) {
        var answer = ask(path, "");
        answer.expectStatus().isEqualTo(status);
        answer.expectHeader().contentType("application/problem+json");
        var problem = map(answer);
        assertThat(problem.get("type")).isEqualTo("/problems/" + type);
        assertThat(problem.get("status")).isEqualTo(status);
        assertThat(String.valueOf(problem.get("title"))).isNotBlank();
        assertThat(String.valueOf(problem.get("detail"))).contains(detail);
    }

    @Test
    void nothingCanBeChangedHere() {
        for (var method : List.of(HttpMethod.POST, HttpMethod.PUT, HttpMethod.DELETE)) {
            var answer = http.method(method).uri("/matches/known").exchange();
            answer.expectStatus().isEqualTo(405);
            answer.expectHeader().valueEquals("Allow", "GET");
            assertThat(map(answer).get("type")).isEqualTo("/problems/method-not-allowed");
        }
    }

    @Test
    void aFormThatIsNotOfferedIsRejected() {
        var answer = http.get()
                .uri("/matches/known/events")
                .header("Accept", "image/png")
                .exchange();
        answer.expectStatus().isEqualTo(406);
        assertThat(map(answer).get("type")).isEqualTo("/problems/not-acceptable");
    }

    @Test
    void theLatestMatchesComeFirstAndInPages() {
        var all = (List<?>) get("/matches?limit=200").get("matches");
        assertThat(all).anyMatch(one -> ((Map<?, ?>) one).get("match").equals("known"));
        var began = ((Map<?, ?>) all.getFirst()).get("startedAt");
        assertThat((List<?>) get("/matches?before=" + began).get("matches"))
                .noneMatch(one -> ((Map<?, ?>) one).get("startedAt").equals(began));
        assertThat((List<?>) get("/matches?limit=1").get("matches")).hasSize(1);
    }
}
