package org.aemberlog.standalone.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.Map;
import org.aemberlog.standalone.bot.Api;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A match whose secret was chosen by who created it says so on its pages. */
@ExtendWith(InBrowser.class)
class ChosenSeedTest {

    private static final String SAYS = "practice, counts for nobody.";

    @Test
    void theTableAndTheReplaySaySo(Visits visits) {
        var match = TwoSeats.made(visits, "chosen-1").get("match");
        assertThat(visits.visit("/table/" + match).locator(".chosen-seed")).containsText(SAYS);
        await().ignoreExceptionsInstanceOf(Api.ProblemException.class)
                .until(() -> archived(visits, match).containsKey("version"));
        assertThat(visits.visit("/replay/" + match).locator(".chosen-seed")).containsText(SAYS);
    }

    private static Map<String, Object> archived(Visits visits, Object match) {
        return visits.platform().api().get("/replay-service/matches/" + match, "");
    }

    @Test
    void otherMatchesDoNot(Visits visits) {
        var match = visits.platform().finishedMatch();
        var table = visits.visit("/table/" + match);
        assertThat(table.locator(".prompt")).isVisible();
        assertThat(table.locator(".chosen-seed")).hasCount(0);
        var replay = visits.visit("/replay/" + match);
        assertThat(replay.locator(".happened")).isVisible();
        assertThat(replay.locator(".chosen-seed")).hasCount(0);
    }
}
