package org.aemberlog.match.series.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.state.MatchId;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.springframework.test.annotation.DirtiesContext;
import org.springframework.test.context.TestPropertySource;

/** A service that asks the rules again soon. Closed afterwards, so that it asks for nobody else. */
@DirtiesContext
@TestPropertySource(properties = "aemberlog.series.begin-again-after=50ms")
class AwayTest extends SeriesDoorTest {

    @Test
    void aGameBeginsOnceTheRulesAreBack() {
        referee.goAway();
        var series = opened(wanted(1));
        var link = (String) series.game("a").get("link");
        assertThat(series.game("a")).containsEntry("begun", false);
        expectProblem(http.get().uri(link).exchange(), 404, "no-such-match");
        referee.comeBack();
        Awaitility.await()
                .untilAsserted(() -> assertThat(series.game("a")).containsEntry("begun", true));
        assertThat(version(new MatchId((String) series.game("a").get("match")))).isEqualTo(1);
    }
}
