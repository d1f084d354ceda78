package org.aemberlog.standalone.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Words of the rulebook say what they mean where they appear. */
@ExtendWith(InBrowser.class)
class GlossaryTest {

    private static final String ELUSIVE = "neither creature takes damage";

    @ParameterizedTest
    @CsvSource({"1440, 900, LIGHT, false", "1280, 720, DARK, false", "768, 1024, LIGHT, true", "375, 667, DARK, true"})
    void aCardThatIsLookedAtExplainsItsWords(int width, int height, ColorScheme colors, boolean touch, Visits visits) {
        var page = Staged.laidOut(visits, Positions.TEN).shown(visits, new Look(width, height, colors, touch));
        var urchin = inPlay(page, ".line.far", "Urchin");
        urchin.press("i");
        assertThat(meaning(page, "elusive")).containsText(ELUSIVE);
        assertThat(meaning(page, "steal")).isVisible();
        visits.keep(page, "glossary-card-" + width);
        inside(page);
        urchin.press("Escape");

        // What a creature is by now is explained, too.
        inPlay(page, ".line.near", "Batdrone").press("i");
        assertThat(meaning(page, "stun")).isVisible();
        page.keyboard().press("Escape");
        assertThat(page.locator(".peek")).hasCount(0);
    }

    @ParameterizedTest
    @CsvSource({"1440, 900, LIGHT, false", "375, 667, DARK, true"})
    void chainsAndTideSayWhatTheyAre(int width, int height, ColorScheme colors, boolean touch, Visits visits) {
        var page = Staged.laidOut(visits, Positions.TEN).shown(visits, new Look(width, height, colors, touch));
        var chains = page.locator("[data-seat=a] .chains");
        if (touch) {
            chains.tap();
        } else {
            chains.click();
        }
        assertThat(meaning(page, "chain")).containsText("fewer cards");
        visits.keep(page, "glossary-bar-" + width);
        inside(page);
        page.locator("[data-seat=b] .tide").focus();
        assertThat(meaning(page, "tide")).isVisible();
        assertThat(meaning(page, "chain")).hasCount(0);
    }

    @Test
    void theLogExplainsItsWordsToMouseAndKeyboard(Visits visits) {
        var page = visits.visit("/replay/" + visits.platform().finishedMatch());
        var forges = page.locator(".log .word").filter(Find.with("forges")).first();
        atRest(page.locator(".log"));
        forges.hover();
        assertThat(meaning(page, "forge")).containsText("key");
        assertThat(page.locator("aemberlog-peek[aria-live]")).containsText("forge");
        visits.keep(page, "glossary-log");
        inside(page);
        page.mouse().move(1, 1);
        assertThat(page.locator(".peek")).hasCount(0);

        forges.focus();
        assertThat(meaning(page, "forge")).isVisible();
        page.keyboard().press("ArrowDown");
        assertThat(forges).not().isFocused();
        page.keyboard().press("ArrowUp");
        assertThat(forges).isFocused();
        page.keyboard().press("Escape");
        assertThat(page.locator(".peek")).hasCount(0);
    }

    @Test
    void checkIsExplainedWhereItIsCalled(Visits visits) {
        var page = visits.visit("/replay/" + visits.platform().finishedMatch());
        var check = page.locator(".log .word").filter(Find.with("Check!")).first();
        atRest(page.locator(".log"));
        check.focus();
        assertThat(meaning(page, "check!")).containsText("forges it next turn");
        visits.keep(page, "glossary-check");
        inside(page);
    }

    @Test
    void aQuestionExplainsItsWords(Visits visits) {
        var staged =
                Staged.laidOut(visits, "alice shadows hand [pawn-sacrifice] line [urchin, dodger] | bob line [troll]");
        var page = staged.shown(visits, Look.WINDOW);
        page.locator(".hand.near .touch").click();
        page.locator(".acts-menu [data-intent=play-card]").click();
        page.locator(".prompt .word").filter(Find.with("Sacrifice")).click();
        assertThat(meaning(page, "sacrifice")).containsText("it is destroyed");
        inside(page);
    }

    @Test
    void theLogExplainsItsWordsToFingers(Visits visits) {
        var page = visits.visit(
                "/replay/" + visits.platform().finishedMatch(), new Look(768, 1024, ColorScheme.DARK, true));
        var forges = page.locator(".log .word").filter(Find.with("forges")).first();
        forges.tap();
        assertThat(meaning(page, "forge")).isVisible();
        inside(page);
        Find.heading(page).tap();
        assertThat(page.locator(".peek")).hasCount(0);
    }

    private static Locator meaning(Page page, String word) {
        var title =
                page.locator("dt").filter(new Locator.FilterOptions().setHasText(Pattern.compile("^" + word + "$")));
        return page.locator(".peek dl > div").filter(new Locator.FilterOptions().setHas(title));
    }

    private static Locator inPlay(Page page, String line, String title) {
        return page.locator(line + " .touch").filter(Find.with(title)).first();
    }

    /** Waits until all cards of the log are known and it has stood still for a while of frames. */
    private static void atRest(Locator log) {
        log.evaluate("""
                log => new Promise(rests => {
                  let still = 0;
                  let last;
                  const look = () => {
                    const now = `${log.scrollTop} ${log.scrollHeight}`;
                    still = now === last && [...log.querySelectorAll('.name')].every(({peek}) => peek) ? still + 1 : 0;
                    last = now;
                    if (still < 30) requestAnimationFrame(look);
                    else rests();
                  };
                  look();
                })""");
    }

    private static void inside(Page page) {
        var box = page.locator(".peek").boundingBox();
        var view = page.viewportSize();
        assertThat(box.x).isGreaterThanOrEqualTo(0);
        assertThat(box.y).isGreaterThanOrEqualTo(0);
        assertThat(box.x + box.width).isLessThanOrEqualTo(view.width);
        assertThat(box.y + box.height).isLessThanOrEqualTo(view.height);
    }
}
