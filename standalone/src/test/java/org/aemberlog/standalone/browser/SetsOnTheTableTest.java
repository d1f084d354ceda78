package org.aemberlog.standalone.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the later sets bring is seen on the table: icons, gigantic creatures, the tide, twins and counters. */
@ExtendWith(InBrowser.class)
class SetsOnTheTableTest {

    private static final String POSITION = """
            alice sanctum tide line [ultra-gravitron warded half ultra-gravitron-top, troll enraged power 2 damage 1,
             batdrone icon draw icon damage stunned, champion-anaphiel with duskrunner]
             artifacts [effigy-of-melerukh awakening 3, dark-aember-vault]
             hand [niffle-kong, niffle-kong-top icon aember, lightsmith-clariel-evil-twin, lightsmith-clariel icon capture,
             bonesaw icon damage icon draw]
            | bob line [urchin, deusillus half deusillus-top, dodger, mother, bulwark, valdr]
             artifacts [the-ulfberht-device, whirlpool]
            """;

    @ParameterizedTest
    @CsvSource({"1440, 900, LIGHT, false", "1280, 720, DARK, false", "820, 1180, LIGHT, true", "390, 844, DARK, true"})
    void everythingThatIsOnCardsIsSeen(int width, int height, ColorScheme colors, boolean touch, Visits visits) {
        var page = laidOut(visits, new Look(width, height, colors, touch));

        var gigantic = inPlay(page, "Ultra Gravitron");
        assertThat(gigantic).hasAttribute("aria-label", Pattern.compile("gigantic.*warded"));
        assertThat(page.locator(".card.gigantic")).hasCount(2);
        assertThat(gigantic.boundingBox().width)
                .as("as wide as two cards")
                .isGreaterThan(1.8 * inPlay(page, "Batdrone").boundingBox().width);
        assertThat(inPlay(page, "Troll")).hasAttribute("aria-label", Pattern.compile("1 damage.*enraged"));
        assertThat(inPlay(page, "Troll")).containsText("2 +1 power");
        assertThat(inPlay(page, "Batdrone").locator(".icons svg")).hasCount(2);
        assertThat(inPlay(page, "Batdrone")).containsText("stunned");
        assertThat(inPlay(page, "Effigy of Melerukh")).containsText("3 awakening");
        assertThat(page.locator("[data-seat=a] .tide")).hasText("high tide");
        assertThat(page.locator("[data-seat=b] .tide")).hasText("low tide");
        visits.keep(page, "sets-" + width);
    }

    @Test
    void halvesAndTwinsAreToldApartInHand(Visits visits) {
        var page = laidOut(visits, Look.LAPTOP);
        var halves = page.locator(".card.hand").filter(named("Niffle Kong"));
        assertThat(halves).hasCount(2);
        assertThat(halves.filter(named("Top half")).locator(".icons svg")).hasCount(1);
        assertThat(halves.filter(named("Bottom half"))).hasCount(1);
        var twins = page.locator(".card.hand").filter(named("Lightsmith Clariel"));
        assertThat(twins).hasCount(2);
        assertThat(twins.filter(named("Evil twin"))).hasCount(1);
    }

    @Test
    void anEnhancedDeckPlaysAgainstOneWithTheTide(Visits visits) {
        var platform = visits.platform();
        var mutants = Map.of(
                "name", "Ann", "deck", platform.deck("Kestrel the Sleepless of the Ember Fields"), "bot", "sensible");
        var tides = Map.of(
                "name", "Ben", "deck", platform.deck("Orla the Forgetful of the Glass Orchard"), "bot", "sensible");
        var seed = "mutants-and-tides";
        System.out.println("Match with seed " + seed);
        var request = Map.of("players", Map.of("a", mutants, "b", tides), "seed", seed, "nonces", false);
        var match = platform.api().post("/matches", "", seed, request);
        var page = visits.visit("/table/" + match.get("match"), Look.WINDOW);
        page.waitForCondition(() -> version(page) > 60, new Page.WaitForConditionOptions().setTimeout(60_000));
        assertThat(page.locator(".tide")).hasCount(2);
        assertThat(page.locator(".board .icons").first()).isVisible();
        Geometry.checkBarsAreOneRow(page);
        visits.keep(page, "mutants-and-tides");
    }

    /** What is painted, 0 before anything is. */
    private static int version(Page page) {
        var shown = page.locator("html").getAttribute("data-version");
        return shown == null ? 0 : Integer.parseInt(shown);
    }

    private static Page laidOut(Visits visits, Look look) {
        return Staged.laidOut(visits, POSITION).shown(visits, look);
    }

    private static Locator inPlay(Page page, String title) {
        var titled =
                new Locator.FilterOptions().setHas(page.locator(".title", new Page.LocatorOptions().setHasText(title)));
        return page.locator(".row-of-cards button.touch").filter(titled).first();
    }

    private static Locator.FilterOptions named(String text) {
        return new Locator.FilterOptions().setHasText(text);
    }
}
