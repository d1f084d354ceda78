package org.aemberlog.standalone.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What came of all matches, as charts and as tables. */
@ExtendWith(InBrowser.class)
class StatisticsTest {

    @Test
    void tablesHaveTheNumbersOfTheService(Visits visits) {
        visits.platform().finishedMatch();
        var page = visits.visit("/statistics", Look.WINDOW, CountedMatches::many);
        for (var chart : List.of("houses", "decks", "cards", "first", "turns", "by", "flow")) {
            assertThat(figure(page, chart).locator("canvas")).isVisible();
        }
        visits.keep(page, "statistics");
        var cards = table(page, "cards");
        var lines = statistics(visits, "cards");
        assertThat(cards).hasCount(lines.size());
        var decks = table(page, "decks");
        for (var line : statistics(visits, "decks")) {
            var row = decks.filter(new Locator.FilterOptions().setHasText((String) line.get("name")));
            assertThat(row.locator("td").nth(1)).hasText(String.valueOf(line.get("matches")));
            assertThat(row.locator("td").nth(2)).hasText(percent(line.get("winRate")));
            assertThat(row.locator("td").nth(3)).hasText(percent(line.get("winRateLow")));
            assertThat(row.locator("td").nth(4)).hasText(percent(line.get("winRateHigh")));
        }
        figure(page, "decks")
                .getByRole(AriaRole.COLUMNHEADER)
                .first()
                .getByRole(AriaRole.BUTTON)
                .click();
        assertThat(figure(page, "decks").locator("[aria-sort=ascending]")).hasText("Name");
    }

    @Test
    void theServicesCsvIsDownloaded(Visits visits) throws IOException {
        visits.platform().finishedMatch();
        var page = visits.visit("/statistics");
        var file = page.waitForDownload(
                () -> figure(page, "houses").locator("[data-action=csv]").click());
        assertThat(file.suggestedFilename()).isEqualTo("aemberlog-houses.csv");
        var lines = Files.readAllLines(file.path());
        assertThat(lines.getFirst()).contains("house").contains("winRate");
        assertThat(lines).hasSize(1 + statistics(visits, "houses").size());
    }

    @Test
    void whatWasSeenTooRarelyIsLeftOut(Visits visits) {
        visits.platform().finishedMatch();
        var page = visits.visit("/statistics", Look.WINDOW, CountedMatches::many);
        page.getByLabel("Minimum matches").fill("9999");
        page.getByLabel("Minimum matches").press("Enter");
        assertThat(page).hasURL(Pattern.compile("/statistics\\?minMatches=9999$"));
        assertThat(page.locator("[data-chart=decks]")).containsText("None was in 9999 matches");
        assertThat(figure(page, "turns").locator("canvas")).isVisible();
        page.reload();
        assertThat(page.getByLabel("Minimum matches")).hasValue("9999");
        assertThat(page.locator("[data-chart=cards]")).containsText("None was in 9999 matches");
    }

    @Test
    void ofFewMatchesThereAreTablesAlone(Visits visits) {
        visits.platform().finishedMatch();
        var page = visits.visit("/statistics", Look.WINDOW, CountedMatches::few);
        assertThat(page.locator(".note")).containsText("Charts begin with 20");
        assertThat(figure(page, "houses").locator("tbody tr").first()).isVisible();
        assertThat(page.locator("canvas, [data-action=table]")).hasCount(0);
    }

    /** A match that was given up before the dice were rolled had no turns, and nobody went first. */
    @Test
    void whereNoMatchHasBegunThereAreNoShares(Visits visits) {
        var page = visits.visit("/statistics", Look.WINDOW, CountedMatches::givenUpAtOnce);
        assertThat(page.locator("[data-chart=summary]")).containsText("–");
        assertThat(page.locator("[data-chart=summary]")).not().containsText("NaN");
        assertThat(figure(page, "first")
                        .locator("tbody tr")
                        .first()
                        .locator("td")
                        .nth(1))
                .hasText("0");
    }

    private static Locator figure(Page page, String chart) {
        return page.locator("figure[data-chart=" + chart + "]");
    }

    /** The rows of a chart's table. */
    private static Locator table(Page page, String chart) {
        figure(page, chart).locator("[data-action=table]").click();
        return figure(page, chart).locator("tbody tr");
    }

    @SuppressWarnings("unchecked")
    private static List<Map<String, Object>> statistics(Visits visits, String of) {
        var path = "/replay-service/statistics/" + of + "?limit=2000";
        return (List<Map<String, Object>>) visits.platform().api().get(path, "").get(of);
    }

    private static String percent(Object share) {
        var exact = new BigDecimal(((Number) share).doubleValue() * 100);
        return exact.setScale(1, RoundingMode.HALF_UP) + " %";
    }
}
