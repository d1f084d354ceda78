package org.aemberlog.standalone.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who has never finished a match here is guided through a first turn, by what is on the table. */
@ExtendWith(InBrowser.class)
class FirstTurnTest {

    private static final Pattern TABLE = Pattern.compile("/table/");
    private static final int CLICKS = 150;

    /** What each step needs to be true on the page. */
    private static final Map<String, String> TRUE = Map.of(
            "keep", "[data-intent=keep-hand]",
            "house", "[data-intent=choose-house]",
            "play-card", ".touch[data-legal~=play-card]",
            "reap", ".touch[data-legal~=reap]",
            "fight", ".touch[data-legal~=fight], [data-prompt=fight]",
            "discard-card", ".touch[data-legal~=discard-card]",
            "use", ".touch[data-legal~=use-action], .touch[data-legal~=use-omni], .touch[data-legal~=remove-stun]",
            "end", "[data-intent=end-turn]",
            "choice", "[data-option]");

    @ParameterizedTest
    @CsvSource({"1440, 900, LIGHT, false", "1280, 720, DARK, false", "768, 1024, LIGHT, true", "375, 667, LIGHT, true"})
    void stepsStandBesideWhatIsAskedUntilATurnIsUnderstood(
            int width, int height, ColorScheme colors, boolean touch, Visits visits) {
        var page = visits.visit("/", new Look(width, height, colors, touch));
        assertThat(Find.button(page, "Show me my first turn")).isEnabled();
        visits.keep(page, "first-lobby-" + width);
        Find.button(page, "Show me my first turn").click();
        assertThat(page).hasURL(TABLE);
        assertThat(page.locator(".guide")).isVisible();

        var player = new Clicker(page, List.of("play-card", "reap", "fight", "use-action", "use-omni"));
        var told = new TreeSet<String>();
        for (int i = 0; i < CLICKS && !told.contains("done") && !player.sawTheEnd(); i++) {
            player.awaitTurn();
            var step = page.locator(".guide").getAttribute("data-step");
            if (told.add(step)) {
                visits.keep(page, "first-%s-%d".formatted(step, width));
                if (step.equals("keep")) {
                    assertTheHandIsSeen(page);
                } else if (step.equals("house")) {
                    assertTheHousesAreEqual(page);
                }
            }
            if (TRUE.containsKey(step)) {
                assertThat(page.locator(TRUE.get(step)).first()).isAttached();
            }
            assertNothingIsCovered(page);
            player.act();
        }
        assertThat(told).contains("keep", "house", "play-card", "reap", "done");
    }

    @Test
    void theGuideIsLeftAtAnyTimeAndForGood(Visits visits) {
        var page = visits.visit("/");
        Find.button(page, "Show me my first turn").click();
        assertThat(page.locator(".guide")).isVisible();
        Find.button(page, "Stop explaining").click();
        assertThat(page.locator(".guide")).hasCount(0);
        page.reload();
        assertThat(page.locator(".prompt.mine")).isVisible();
        assertThat(page.locator(".guide")).hasCount(0);
    }

    @Test
    void whoHasFinishedAMatchIsNotOfferedIt(Visits visits) {
        var page = visits.visit("/");
        Find.button(page, "Show me my first turn").click();
        assertThat(page.locator(".prompt.mine")).isVisible();
        page.locator("[data-intent=concede]").click();
        page.locator("[data-intent=concede-confirm]").click();
        assertThat(page.locator(".prompt[data-prompt=result]")).isVisible();
        assertThat(page.locator(".guide")).hasCount(0);
        page.navigate("/");
        assertThat(Find.button(page, "Play now")).isEnabled();
        assertThat(Find.button(page, "Show me my first turn")).hasCount(0);
    }

    /** Who is asked about the hand sees it without scrolling. */
    private static void assertTheHandIsSeen(Page page) {
        var hidden = page.evaluate("""
                () => [...document.querySelectorAll('.hand.near li')].filter(it => {
                  const {left, top, bottom} = it.getBoundingClientRect();
                  return [top + 8, bottom - 8].some(y => !it.contains(document.elementFromPoint(left + 8, y)));
                }).length""");
        assertThat(((Number) hidden).intValue()).isZero();
    }

    /** The three houses to choose from are buttons of one size that cut no name. */
    private static void assertTheHousesAreEqual(Page page) {
        var sizes = (List<?>) page.evaluate("""
                () => [...document.querySelectorAll('.big-house')].map(it => {
                  const {width, height} = it.getBoundingClientRect();
                  const cut = [it, ...it.querySelectorAll('span, b, small')].some(one => one.scrollWidth > one.clientWidth + 1 && one.clientWidth);
                  return `${Math.round(width)} x ${Math.round(height)}${cut ? ', cut' : ''}`;
                })""");
        assertThat(sizes).hasSize(3);
        assertThat(Set.copyOf(sizes))
                .as("sizes of the houses")
                .singleElement()
                .asString()
                .doesNotContain("cut");
    }

    /** All that can be clicked for the prompt can be reached. */
    private static void assertNothingIsCovered(Page page) {
        var covered = page.evaluate("""
                () => [...document.querySelectorAll('.prompt > .acts button:not(:disabled)')].filter(it => {
                  it.scrollIntoView({block: 'nearest'});
                  const {left, top, right, bottom} = it.getBoundingClientRect();
                  const on = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
                  return on?.closest('.guide');
                }).length""");
        assertThat(((Number) covered).intValue()).isZero();
    }
}
