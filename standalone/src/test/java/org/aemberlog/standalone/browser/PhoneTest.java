package org.aemberlog.standalone.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A turn is played with a thumb. */
@ExtendWith(InBrowser.class)
class PhoneTest {

    private static final Look PHONE = new Look(412, 915, ColorScheme.LIGHT, true);
    private static final Look DARK_PHONE = new Look(412, 915, ColorScheme.DARK, true);
    private static final int TURNS = 3;

    /** Controls that are hard to hit; the names of cards stand in sentences and may be small. */
    private static final String SMALL = """
            () => [...document.querySelectorAll('button, select, input, summary, a.button, nav a')]
              .filter(it => it.checkVisibility({visibilityProperty: true}) && !it.closest('.told, .word'))
              .map(it => ({it, box: it.getBoundingClientRect()}))
              .filter(({box}) => box.width < 24 || box.height < 24)
              .map(({it, box}) => `${box.width} x ${box.height}: ${it.outerHTML.slice(0, 120)}`)""";

    private static final String BRIGHTNESS = """
            () => getComputedStyle(document.body).backgroundColor
              .match(/[\\d.]+/g).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) / 3""";

    @Test
    void turnsArePlayedByTapsWithoutScrollingSideways(Visits visits) {
        var table = TwoSeats.at(visits, "phone-1", PHONE);
        var prompts = new HashSet<String>();
        table.playUntil(() -> {
            var clicker = table.next();
            if (prompts.add(clicker.prompt())) {
                checkFits(clicker.page());
            }
            return turn(clicker.page()) > TURNS;
        });
        assertThat(prompts).contains("house-choice", "main");
        visits.keep(table.ann().page(), "table-phone");

        var button = table.ann().page().locator(".drawer-button");
        button.tap();
        assertThat(table.ann().page().locator("match-log .told").last()).isVisible();
        checkFits(table.ann().page());
        button.tap();
        assertThat(table.ann().page().locator("match-log .told").last()).isHidden();
    }

    @Test
    void aTapReadsACardAndASecondOneActs(Visits visits) {
        var staged = Staged.laidOut(visits, Positions.TEN);
        var page = staged.shown(visits, PHONE);
        var menu = page.locator(".acts-menu:popover-open");

        tap(page.locator(".hand.near .touch"), "Virtuous Works");
        assertThat(menu.locator("b").first()).hasText("Virtuous Works");
        visits.keep(page, "phone-reads");
        assertThat(staged.foreseen()).as("what the first tap has asked for").isEmpty();
        menu.locator("[data-intent=play-card]").tap();
        page.waitForCondition(() -> !staged.foreseen().isEmpty());
        assertThat(staged.foreseen().getFirst().toString()).contains("play-card");
    }

    @Test
    void aTapReadsACardThatDoesNotGlow(Visits visits) {
        visits.mayMeet("status of 4");
        var page = Staged.laidOut(visits, Positions.TEN).shown(visits, PHONE);
        var menu = page.locator(".acts-menu:popover-open");

        tap(page.locator(".line.far .touch"), "Mother");
        assertThat(menu).containsText("refill your hand");
        assertThat(menu.locator("button")).hasCount(0);
        visits.keep(page, "phone-reads-dull");
        tap(page.locator(".line.near .touch"), "Grey Monk");
        assertThat(menu).containsText("Grey Monk");
        assertThat(menu.locator("button").first()).isVisible();
    }

    /** Taps a card where no other lies over it. */
    private static void tap(Locator cards, String title) {
        cards.filter(Find.with(title))
                .tap(new Locator.TapOptions().setPosition(9, 14).setForce(true));
    }

    @Test
    void theTableIsDarkByNight(Visits visits) {
        var table = TwoSeats.at(visits, "phone-2", DARK_PHONE);
        table.playUntil(() -> turn(table.ben().page()) > 1);
        visits.keep(table.ann().page(), "table-phone-dark");
        assertThat(((Number) table.ann().page().evaluate(BRIGHTNESS)).doubleValue())
                .isLessThan(64);
        checkFits(table.ann().page());
    }

    /** The turn that the prompt tells of, 0 before the first. */
    private static int turn(Page page) {
        var said = page.locator(".standing").allInnerTexts();
        var number = said.isEmpty() ? "" : said.getFirst().replaceAll("^\\D*(\\d*).*", "$1");
        return number.isEmpty() ? 0 : Integer.parseInt(number);
    }

    private static void checkFits(Page page) {
        var width = (Number) page.evaluate("document.scrollingElement.scrollWidth");
        assertThat(width.intValue()).as("width of the page").isLessThanOrEqualTo(PHONE.width());
        assertThat((List<?>) page.evaluate(SMALL))
                .as("controls under 24 pixels")
                .isEmpty();
    }
}
