package org.aemberlog.standalone.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** In which turn a match was decided, as its end tells; the archive's curve is given. */
@ExtendWith(InBrowser.class)
class TurningPointTest {

    @Test
    void whoIsBehindToTheLastTurnsTheMatchByTheThirdKey(Visits visits) {
        var match = visits.platform().finishedMatch();
        var page = visits.visit("/table/" + match, Look.WINDOW, it -> curve(it, point(1, 3, 3)));
        var turn = visits.platform().api().get("/matches/" + match, "").get("turn");
        assertThat(page.locator(".turned")).containsText("in turn " + turn);
    }

    @Test
    void whoLedAfterTheFirstTurnLedFromThereOn(Visits visits) {
        var match = visits.platform().finishedMatch();
        var a = "a".equals(visits.platform().api().get("/matches/" + match, "").get("winner"));
        var page = visits.visit("/table/" + match, Look.WINDOW, it -> curve(it, point(1, a ? 3 : 1, a ? 1 : 3)));
        assertThat(page.locator(".turned")).containsText("led from the first turn");
    }

    private static void curve(Page page, String points) {
        page.route(
                "**/replay-service/matches/*/marks",
                route -> route.fulfill(new Route.FulfillOptions()
                        .setContentType("application/json")
                        .setBody("{\"marks\": [], \"curve\": [" + points + "]}")));
    }

    private static String point(int turn, int a, int b) {
        return """
                {"turn": %d, "version": 9, "a": {"keys": 0, "aember": %d}, "b": {"keys": 0, "aember": %d}}""".formatted(turn, a, b);
    }
}
