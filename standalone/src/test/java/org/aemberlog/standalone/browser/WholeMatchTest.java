package org.aemberlog.standalone.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A person plays against the computer, from the lobby to the end, and never types but the name. */
@ExtendWith(InBrowser.class)
class WholeMatchTest {

    private static final int MAX_CLICKS = 2_000;
    private static final int RICH = 7;
    private static final String IN_PLAY = ".battleline .card.in-play, .artifacts .card.in-play";

    @Test
    void aWholeMatchIsPlayedByClicks(Visits visits) {
        var page = visits.visit("/", Look.WINDOW);
        page.locator("[name=name]").fill("Ann");
        page.locator(".deck-tile", new Page.LocatorOptions().setHasText("Radiant Argus"))
                .click();
        page.locator("[name=bot-deck]").selectOption(visits.platform().decks().get("Miss"));
        page.locator("[data-action=play-bot]").click();
        page.waitForURL("**/table/*");
        var match = page.url().substring(page.url().lastIndexOf('/') + 1);
        System.out.println("Match " + match + " is played by clicks");
        hearBanners(page);

        int clicks = play(visits, new Clicker(page, Clicker.REAPS));

        var summary = visits.platform().api().get("/matches/" + match, "");
        System.out.println(clicks + " clicks, " + summary.get("turn") + " turns");
        assertThat(page.locator(".prompt h1"))
                .hasText(summary.get("winner").equals("a") ? "You win!" : "Sensible bot wins");
        assertThat(page.locator(".prompt")).containsText("by forging the third key");
        var winner = (Map<?, ?>) summary.get(summary.get("winner"));
        assertThat((Iterable<?>) winner.get("keys")).hasSize(3);
        assertThat(page.locator(".stands.won .key.forged")).hasCount(3);
        assertThat(page.locator(".turned"))
                .containsText(Pattern.compile("took the lead for good|led from the first turn"));
        visits.keep(page, "victory");
        assertThat(page.locator("match-log")).containsText("calls “Check!”");
        assertThat((Iterable<?>) page.evaluate("banners"))
                .anySatisfy(it -> assertThat(it.toString()).startsWith("Check! "))
                .anySatisfy(it -> assertThat(it.toString()).contains("forges the "));
        page.locator("[data-intent=rematch]").click();
        page.waitForURL(url -> url.contains("/table/") && !url.endsWith(match));
        assertThat(page.locator(".prompt.mine")).isVisible();
    }

    private static int play(Visits visits, Clicker ann) {
        int most = RICH;
        for (int clicks = 0; clicks < MAX_CLICKS; clicks++) {
            ann.awaitTurn();
            if (ann.sawTheEnd()) {
                return clicks;
            }
            int lie = ann.page().locator(IN_PLAY).count();
            if (lie > most && ann.prompt().equals("main")) {
                most = lie;
                visits.keep(ann.page(), "table");
            }
            assertThat(ann.act()).isPresent();
        }
        throw new AssertionError("The match does not end.");
    }

    /** What is told large is soon gone; this remembers it. */
    private static void hearBanners(Page page) {
        page.evaluate("""
                () => {
                  window.banners = [];
                  new MutationObserver(() => {
                    const said = document.querySelector('.banner')?.textContent;
                    if (said && said !== banners.at(-1)) banners.push(said);
                  }).observe(document.body, {subtree: true, childList: true, characterData: true});
                }""");
    }
}
