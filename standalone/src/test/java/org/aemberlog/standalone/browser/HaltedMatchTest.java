package org.aemberlog.standalone.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** While a match waits for a judge its clock stands, on the page too. */
@ExtendWith(InBrowser.class)
class HaltedMatchTest {

    private static final Pattern INTENTS = Pattern.compile("/matches/[^/]+/intents(\\?.*)?$");
    private static final String HALTED = """
            {"type": "/problems/match-halted", "title": "The match is halted", "status": 409,
             "detail": "The match is halted and waits for a judge.", "section": "The Golden Rule"}""";

    @Test
    void theClockStandsFromWhenThePlayerIsToldSo(Visits visits) {
        visits.mayMeet("status of 409");
        var clock = Map.<String, Object>of(
                "a",
                600_000,
                "b",
                600_000,
                "running",
                "a",
                "at",
                System.currentTimeMillis(),
                "roundEnds",
                System.currentTimeMillis() + 3_000_000);
        var page = Staged.laidOut(visits, Positions.SIX)
                .timed(clock)
                .shown(visits, Look.WINDOW, it -> it.clock().install());
        var before = clocks(page);
        page.clock().runFor(60_000);
        assertThat(clocks(page)).as("it runs until then").isNotEqualTo(before);

        page.route(INTENTS, route -> {
            if (route.request().method().equals("POST")) {
                route.fulfill(new Route.FulfillOptions()
                        .setStatus(409)
                        .setContentType("application/problem+json")
                        .setBody(HALTED));
            } else {
                route.fallback();
            }
        });
        page.locator("[data-intent=end-turn]").click();
        page.locator("[data-intent=end-turn-confirm]").click();
        assertThat(page.locator(".why")).containsText("waits for a judge");
        var halted = clocks(page);
        page.clock().runFor(60_000);
        assertThat(clocks(page)).isEqualTo(halted);
    }

    /** What both clocks show, with the end of the round. */
    private static String clocks(Page page) {
        return page.locator(".clock").allInnerTexts().toString();
    }
}
